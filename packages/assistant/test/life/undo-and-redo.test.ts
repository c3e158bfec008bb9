import { foldTurn } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { collect, SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
let minute = 0
beforeEach(async () => {
  test = await opened.newUser()
  minute = 0
})

/** Says something a minute after what was said before. */
function say(text: string, overrides?: Parameters<TestParco['say']>[1]) {
  minute += 1
  test.setNow(new Date(Date.UTC(2026, 10, 18, 15, minute)).toISOString())
  return test.say(text, overrides)
}

async function spend(...messages: readonly string[]) {
  for (const text of messages) {
    await say(text)
    await say('sim')
  }
}

describe('what was undone', SLOW, () => {
  it('is done again once, by a receipt that can be undone', async () => {
    await spend('gastei 8 no uber')
    await say('desfaz')
    const redone = await say('refaz')
    expect(redone.text).toBe('Pronto, está de volta: Uber, R$ 8,00, hoje (18/11).')
    expect(redone.receipts).toMatchObject([{ toolName: 'create_expense' }])
    expect(await test.count('expenses')).toBe(1)
    expect((await say('refaz')).text).toBe('Não tem nada para refazer.')
    expect((await say('desfaz')).text).toContain('Uber')
    expect(await test.count('expenses')).toBe(0)
    expect((await say('redo', { locale: 'en' })).text).toContain('it is back')
    expect(await test.count('expenses')).toBe(1)
  })

  it('is done again by one of many attempts', async () => {
    await spend('gastei 8 no uber')
    await say('desfaz')
    const attempts = await Promise.all(
      Array.from({ length: 6 }, () => say('refaz', { conversationId: test.mint('conversation') })),
    )
    expect(attempts.filter(({ receipts }) => receipts.length > 0)).toHaveLength(1)
    expect(await test.count('expenses')).toBe(1)
  })

  it('stays undone where what it changed was changed since', async () => {
    await spend('gastei 8 no uber', 'muda o uber pra 9')
    await say('desfaz')
    await spend('muda o uber pra 10')
    expect((await say('refaz')).text).toContain('não refiz')
  })
})

describe('an undo', SLOW, () => {
  it('asks before it takes back what another conversation wrote', async () => {
    await spend('gastei 8 no uber')
    const elsewhere = { conversationId: test.mint('conversation') }
    const asked = await say('desfaz', elsewhere)
    expect(asked.text).toBe(
      'Uber, R$ 8,00, hoje (18/11); de outra conversa, hoje (18/11) às 12:02. Desfaço mesmo assim?',
    )
    expect(await test.count('expenses')).toBe(1)
    expect((await say('sim', elsewhere)).text).toContain('tirei: Uber')
    expect(await test.count('expenses')).toBe(0)
    expect((await say('desfaz', elsewhere)).text).toBe('Não tem nada para desfazer.')
  })

  it('offers both where each conversation wrote something', async () => {
    const elsewhere = { conversationId: test.mint('conversation') }
    await spend('gastei 8 no uber')
    await say('gastei 5 no pão', elsewhere)
    await say('sim', elsewhere)
    expect((await say('desfaz')).text).toContain('1. Uber')
    expect((await say('1')).text).toContain('Uber')
    expect(await test.count('expenses')).toBe(1)
  })

  it('of several is one question, and all or none', async () => {
    await spend('gastei 8 no uber', 'gastei 5 no pão', 'gastei 6 no café')
    const asked = await say('desfaz os últimos 2')
    expect(asked.text).toContain('Desfaço esses 2?')
    expect(await test.count('expenses')).toBe(3)
    expect((await say('sim')).receipts.filter(({ undoes }) => undoes)).toHaveLength(2)
    expect(await test.count('expenses')).toBe(1)
  })

  it('of all takes back those of the last card together', async () => {
    await spend('gastei 8 no uber')
    await say('gastei 5 no pão e 6 no café')
    await say('sim')
    expect((await say('desfaz tudo')).text).toContain('Desfaço esses 2?')
    expect((await say('sim')).receipts.filter(({ undoes }) => undoes)).toHaveLength(2)
    expect(await test.count('expenses')).toBe(1)
    expect((await say('undo everything', { locale: 'en' })).text).toContain('Uber')
    expect(await test.count('expenses')).toBe(0)
  })

  it('of several leaves all where one was changed since', async () => {
    await spend('gastei 8 no uber', 'gastei 5 no pão')
    await say('undo the last 2', { locale: 'en' })
    await spendElsewhere('muda o uber pra 9')
    expect((await say('yes', { locale: 'en' })).text).toContain('I left everything as it was')
    expect(await test.count('expenses')).toBe(2)
  })

  it('says what was written, without the remarks behind it', async () => {
    await spend('cadastra netflix de 39,90 todo dia 15')
    expect((await say('desfaz')).text).toBe(
      'Pronto, tirei: Netflix, R$ 39,90 por mês, todo dia 15.',
    )
  })

  it('by hand says that nothing is left', async () => {
    const { userId } = test
    expect(await foldTurn(test.parco.undo({ userId }))).toMatchObject({
      error: { code: 'not-found', message: 'Não tem nada para desfazer.' },
    })
  })

  it('under one key is told again to the letter, whatever was written since', async () => {
    const { userId } = test
    await spend('gastei 8 no uber', 'gastei 5 no pão')
    const undo = () => collect(test.parco.undo({ userId, idempotencyKey: 'undo-1' }))
    const first = await undo()
    await spendElsewhere('gastei 6 no café')
    expect(await undo()).toEqual(first)
    await foldTurn(test.parco.undo({ userId }))
    await foldTurn(test.parco.undo({ userId }))
    expect(await undo()).toEqual(first)
  })
})

describe('an undo of what is named', SLOW, () => {
  it.each([
    ['devo 300 pro Marcos', 'desfaz a dívida do Marcos', 'Marcos, R$ 300,00'],
    ['me lembra de ligar pro dentista amanhã às 10', 'desfaz o lembrete', 'Ligar pro dentista'],
    ['marca dentista quinta às 15h', 'desfaz o compromisso do dentista', 'Dentista'],
    ['quero meditar todo dia', 'desfaz o hábito de meditar', 'Meditar, todo dia'],
    ['quero ler 12 livros até junho', 'desfaz a meta de ler 12 livros', 'Ler 12 livros'],
    ['minha meta é beber 2 litros de água por dia', 'desfaz a meta de água', '2 L por dia'],
    ['recebi 100 do João', 'desfaz a receita do João', 'João, R$ 100,00'],
    ['vendi minha bike por 700', 'desfaz a venda da bike', 'Venda de bike'],
    ['meu salário é 5000 todo dia 5', 'desfaz o salário', 'Salário, R$ 5.000,00 por mês'],
    ['cadastra a internet 100 todo dia 10', 'desfaz a conta da internet', 'Internet'],
    ['meu nubank fecha dia 3 e vence dia 10', 'desfaz o cartão nubank', 'Nubank'],
    ['guardei 200 na poupança', 'desfaz o aporte', 'Poupança, R$ 200,00'],
  ])('finds %s by “%s”', async (written, undone, subject) => {
    await spend(written, 'gastei 7 na bala')
    const { text } = await say(undone)
    expect(text).toMatch(/^Pronto/)
    expect(text).toContain(subject)
    expect(await test.count('expenses')).toBe(1)
  })

  it.each([
    ['I owe Mark 300', 'undo the debt to Mark', 'Mark, R$300.00'],
    [
      'remind me to call the dentist tomorrow at 10',
      'undo the dentist reminder',
      'Call the dentist',
    ],
    ['I want to meditate every day', 'undo the habit', 'Meditate, every day'],
    ['I want to read 12 books by June', 'undo the goal', 'Read 12 books'],
    ['sold my old phone for 220', 'undo the phone sale', 'Old phone sale'],
    ['put 200 into savings', 'undo the contribution', 'Savings, R$200.00'],
    ['my visa closes on the 3rd and is due on the 10th', 'undo the visa card', 'Visa'],
  ])('finds %s by “%s”', async (written, undone, subject) => {
    for (const said of [written, 'yes', 'spent 7 on candy', 'yes'])
      await say(said, { locale: 'en' })
    const { text } = await say(undone, { locale: 'en' })
    expect(text).toMatch(/^Done/)
    expect(text).toContain(subject)
    expect(await test.count('expenses')).toBe(1)
  })

  it('takes back nothing where no such write is left', async () => {
    await spend('guardei 200 na poupança', 'a poupança está com 230', 'gastei 7 na bala')
    for (const undone of ['desfaz o resgate da poupança', 'desfaz a receita', 'desfaz a meta']) {
      expect((await say(undone)).text, undone).toBe('Não achei esse registro. Nada foi desfeito.')
    }
    expect(await test.count('investment_moves')).toBe(2)
    expect(await test.count('expenses')).toBe(1)
  })

  it('means a day where one is said', async () => {
    await spend('quero meditar todo dia', 'meditei ontem', 'meditei')
    expect((await say('desfaz a meditação de ontem')).text).toContain('ontem (17/11)')
    expect(await test.count('habit_marks')).toBe(1)
  })
})

async function spendElsewhere(text: string) {
  const elsewhere = { conversationId: test.mint('conversation') }
  await say(text, elsewhere)
  await say('sim', elsewhere)
}
