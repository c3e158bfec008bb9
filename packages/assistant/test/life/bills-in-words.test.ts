import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

async function done(...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) {
    await test.say(message)
    text = (await test.say('sim')).text
  }
  return text
}

const INTERNET = 'cadastra a internet de 120 todo dia 10'
const NETFLIX = 'cadastra netflix 39,90 todo dia 25'

/** What the bills of a month are, in words. */
const billsOf = async (month: string) => (await test.say(`quais são as contas de ${month}?`)).text

describe('a bill that changes', SLOW, () => {
  it.each([
    ['muda a internet pra 130', 'Internet'],
    ['a internet aumentou pra 130', 'Internet'],
    ['change the internet to 130', 'Internet'],
    ['internet went up to 130', 'Internet'],
  ])('shows before and after, and from when: %s', async (text, name) => {
    await done(INTERNET)
    expect((await test.say(text, { locale: 'pt-BR' })).text).toContain(
      `Mudar conta: ${name}, de novembro de 2026 em diante: R$ 120,00 → R$ 130,00`,
    )
    await test.say('sim')
    expect(await billsOf('dezembro')).toContain('R$ 130,00')
    await test.say('desfaz')
    expect(await billsOf('dezembro')).toContain('R$ 120,00')
    expect(await test.count('bill_revisions')).toBe(0)
  })

  it('keeps the month that is paid already', async () => {
    await done(NETFLIX, 'paguei a netflix')
    expect(await done('a netflix aumentou pra 49,90')).toContain('de dezembro de 2026 em diante')
    expect(await billsOf('novembro')).toContain('R$ 39,90')
    expect(await billsOf('dezembro')).toContain('R$ 49,90')
  })

  it('changes one month alone, or its due day', async () => {
    await done(INTERNET)
    expect(await done('muda a internet pra 99 só esse mês')).toContain('só em novembro de 2026')
    expect(await billsOf('novembro')).toContain('R$ 99,00')
    expect(await billsOf('dezembro')).toContain('R$ 120,00')
    expect(await done('muda o vencimento da internet pro dia 20')).toContain('dia 10 → dia 20')
  })

  it('takes the scope that is chosen on the card', async () => {
    await done(INTERNET, 'a internet aumentou pra 130')
    const { approvals } = await test.say('muda a internet pra 140')
    const [approval] = approvals
    const decided = await collectDecision(approval, { scope: 'all' })
    expect(decided).toContain('em todos os meses')
    expect(await billsOf('novembro')).toContain('R$ 140,00')
  })
})

describe('a bill that ends', SLOW, () => {
  it.each([
    'cancela a internet',
    'apaga a conta da internet',
    'não pago mais internet',
    'cancel the internet',
    "i don't pay the internet anymore",
  ])('is over from this month on, and back with an undo: %s', async (text) => {
    await done(INTERNET)
    expect((await test.say(text, { locale: 'pt-BR' })).text).toContain('Encerrar conta: Internet')
    await test.say('sim')
    expect(await billsOf('dezembro')).not.toContain('Internet')
    await test.say('desfaz')
    expect(await billsOf('dezembro')).toContain('Internet')
  })

  it('keeps what was paid', async () => {
    await done(NETFLIX, 'paguei a netflix')
    expect(await done('cancela a netflix')).toContain('de dezembro de 2026 em diante')
    expect(await billsOf('novembro')).toContain('Netflix')
    expect((await test.say('cancela a netflix')).text).toBe(
      'A conta Netflix já terminou, em novembro de 2026.',
    )
  })

  it('skips one month alone', async () => {
    await done(INTERNET)
    expect(await done('pula a internet esse mês')).toContain('só em novembro de 2026')
    expect(await billsOf('dezembro')).toContain('Internet')
  })

  it('is not what an open card of something else is asked about', async () => {
    await done(NETFLIX)
    await test.say('gastei 10 no pão')
    expect((await test.say('cancela a netflix')).text).toContain('Encerrar conta: Netflix')
  })
})

describe('what is paid and no bill', SLOW, () => {
  it.each([
    ['paguei a luz 230', 'Gasto: Luz, R$ 230,00'],
    ['paguei o aluguel 1200', 'Gasto: Aluguel, R$ 1.200,00'],
  ])('is an expense at once: %s', async (text, title) => {
    const { approvals } = await test.say(text)
    expect(approvals).toMatchObject([{ toolName: 'create_expense' }])
    expect(approvals[0]?.preview.title).toContain(title)
    expect(approvals[0]?.input).toMatchObject({ category: 'bills' })
  })

  it('is changed and deleted as the expense that it is', async () => {
    await done('paguei a luz 230')
    expect(await done('muda a luz pra 240')).toContain('R$ 230,00 → R$ 240,00')
    expect(await done('apaga a conta de luz')).toContain('Apaguei: Luz')
  })
})

async function collectDecision(
  approval: { readonly id: string; readonly argumentsHash: string } | undefined,
  edits: Record<string, string>,
): Promise<string> {
  const { userId, conversationId } = test
  const events = test.parco.decide({
    userId,
    conversationId,
    decisions: [
      {
        outcome: 'approve',
        approvalId: approval?.id as never,
        argumentsHash: approval?.argumentsHash ?? '',
        edits,
      },
    ],
  })
  let text = ''
  for await (const event of events) if (event.type === 'text-delta') text += event.delta
  return text
}
