import { foldTurn, type Locale, type TurnResult } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FileReading } from '../../src/domains/file-reading.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const STATEMENT = `Data;Descrição;Valor
05/11/2026;Padaria do Zé;-38,50
05/11/2026;Café;-9,00
05/11/2026;Café;-9,00
06/11/2026;Salário;4.500,00
07/11/2026;Pix enviado - João;-100,00
31/02/2026;Nada;-1,00
25/12/2026;Presente;-50,00
`

const read = (text: string, locale?: Locale) =>
  test.parco.readFile(test.userId, new TextEncoder().encode(text), locale)

/** Proposes what a page would: everything that is not left out. */
function propose({ tool, slot, items }: FileReading): Promise<TurnResult> {
  const { userId, conversationId } = test
  const wanted = items.filter(({ isLeftOut }) => !isLeftOut).map(({ input }) => input)
  const input = { [slot]: wanted }
  return foldTurn(test.parco.propose({ userId, conversationId, toolName: tool, input }))
}

function approve({ approvals }: TurnResult): Promise<TurnResult> {
  const { userId, conversationId } = test
  const decisions = approvals.map(({ id, argumentsHash }) => ({
    outcome: 'approve' as const,
    approvalId: id,
    argumentsHash,
  }))
  return foldTurn(test.parco.decide({ userId, conversationId, decisions }))
}

const rows = async () => (await test.count('expenses')) + (await test.count('incomes'))

describe('a bank statement', SLOW, () => {
  it('is read without a word written, and says what it could not read', async () => {
    const { items, unread, format } = await read(STATEMENT)
    expect(format).toBe('CSV')
    expect(items.map(({ title, filedAs, display }) => [title, filedAs, display])).toEqual([
      ['Padaria do Zé', 'Alimentação', '-R$ 38,50'],
      ['Café', 'Alimentação', '-R$ 9,00'],
      ['Café', 'Alimentação', '-R$ 9,00'],
      ['Salário', 'Salário', 'R$ 4.500,00'],
      ['Pix enviado - João', 'Outros', '-R$ 100,00'],
    ])
    expect(items[4]?.input).toMatchObject({ paymentMethod: 'pix' })
    expect(unread.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      '7: o dia não existe ou não dá para entender',
      '8: é de um dia que ainda não chegou',
    ])
    expect((await read(STATEMENT, 'en')).items[0]?.filedAs).toBe('Food')
    expect(await rows()).toBe(0)
  })

  it('comes in by one card, at zero tokens, and goes by one undo', async () => {
    const proposed = await propose(await read(STATEMENT))
    expect(proposed.approvals).toHaveLength(1)
    expect(proposed.approvals[0]?.preview.title).toBe(
      'Importar 5 lançamentos de 05/11 a 07/11: gastos de R$ 156,50, receitas de R$ 4.500,00',
    )
    expect(await rows()).toBe(0)
    const done = await approve(proposed)
    expect(done).toMatchObject({ outcome: 'completed', usage: { inputTokens: 0 } })
    expect(await rows()).toBe(5)
    expect((await test.say('quanto gastei esse mês?')).text).toContain('156,50')
    expect(await approve(proposed)).toMatchObject({ receipts: [] })
    expect(await rows()).toBe(5)
    await test.say('desfaz')
    expect(await rows()).toBe(0)
  })

  it('of 10,000 lines comes in by one card and goes by one undo', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => {
      const day = new Date(Date.UTC(2020, 0, 1 + (index % 2500))).toISOString().slice(0, 10)
      return `${day};Compra ${index};-${1 + (index % 900)},50`
    })
    const file = `Data;Descrição;Valor\n${lines.join('\n')}\n`
    const started = performance.now()
    const proposed = await propose(await read(file))
    const done = await approve(proposed)
    expect(await rows()).toBe(10_000)
    await test.say('desfaz')
    expect(await rows()).toBe(0)
    // Thirty seconds is what anybody waits for years of an account; a quarter of it suffices.
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(done.receipts).toHaveLength(1)
  })

  it('adds nothing when it comes again, and only what is new when there is more of it', async () => {
    await approve(await propose(await read(STATEMENT)))
    const again = await read(STATEMENT)
    expect(again.items.every(({ isKnown, isLeftOut }) => isKnown && isLeftOut)).toBe(true)
    const more = await read(`${STATEMENT}05/11/2026;Café;-9,00\n10/11/2026;Uber;-22,00\n`)
    const fresh = more.items.filter(({ isLeftOut }) => !isLeftOut)
    expect(fresh.map(({ title }) => title)).toEqual(['Café', 'Uber'])
  })

  it('knows what was said before, also when the bank books it later under another name', async () => {
    await test.say('gastei 38,50 na padaria dia 4/11')
    await test.say('sim')
    await test.say('gastei 100 no mercado dia 7/11')
    await test.say('sim')
    const { items } = await read(STATEMENT)
    expect(items.filter(({ isKnown }) => isKnown).map(({ title }) => title)).toEqual([
      'Padaria do Zé',
      'Pix enviado - João',
    ])
    const all = { ...(await read(STATEMENT)), slot: 'transactions' }
    const kept = { ...all, items: all.items.map((item) => ({ ...item, isLeftOut: false })) }
    const [card] = (await propose(kept)).approvals
    expect(card?.preview.warning).toContain('2 destes')
  })

  it('of a card writes what was spent without a sign, and its payments are no income', async () => {
    const card = await read(
      'date,title,amount\n2026-11-05,Padaria,38.50\n2026-11-06,Pagamento recebido,-500.00\n',
    )
    expect(card.items).toMatchObject([
      { input: { amount: -38.5, paymentMethod: 'credit_card' }, isLeftOut: false },
      { isLeftOut: true, isKnown: false, note: 'pagamento da fatura ou estorno' },
    ])
  })

  it.each([
    ['', 'vazio'],
    ['%PDF-1.7\u0000', 'CSV ou OFX'],
    ['nome;idade\nAna;30', 'colunas'],
    [`Data;Descrição;Valor\n${'05/11/2026;Café;-9,00\n'.repeat(10_001)}`, '10.000'],
  ])('is refused in the user’s words (%#)', async (text, words) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining(words),
    })
  })

  it('of a year comes in whole and goes whole', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => {
      const day = String((index % 28) + 1).padStart(2, '0')
      const month = String((index % 10) + 1).padStart(2, '0')
      return `${day}/${month}/2026;Compra ${index};-${index + 1},99`
    })
    const reading = await read(`Data;Descrição;Valor\n${lines.join('\n')}\n`)
    expect(reading.unread).toEqual([])
    await approve(await propose(reading))
    expect(await rows()).toBe(2000)
    await test.say('desfaz')
    expect(await rows()).toBe(0)
  })
})
