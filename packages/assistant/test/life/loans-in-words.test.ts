import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const LANGUAGES = [
  {
    locale: 'pt-BR',
    yes: 'sim',
    lent: 'emprestei 50 pra Ana',
    more: 'emprestei 30 pra Ana ontem',
    asks: ['quanto a Ana me deve?', 'quem me deve dinheiro?', 'quanto me devem'],
    part: 'a Ana me pagou 20',
    rest: 'a Ana me pagou',
    left: 'R$ 80,00',
    square: 'não te deve mais nada',
    until: 'emprestei 200 pro Caio, ele devolve dia 10',
    due: 'vence 10/12',
  },
  {
    locale: 'en',
    yes: 'yes',
    lent: 'I lent Ana 50',
    more: 'I lent Ana 30 yesterday',
    asks: ['how much does Ana owe me?', 'who owes me money?', 'how much am I owed?'],
    part: 'Ana paid me 20',
    rest: 'Ana paid me back',
    left: 'R$80.00',
    square: 'owes you nothing any more',
    until: 'lent Caio 200 until Dec 10',
    due: 'due Dec 10',
  },
] as const

describe.each(LANGUAGES)('money lent, in $locale', SLOW, (said) => {
  const { locale } = said
  const say = (text: string) => test.say(text, { locale })
  const done = async (text: string) => {
    expect((await say(text)).approvals).toHaveLength(1)
    return (await say(said.yes)).text
  }

  it('adds up, is asked for, and comes back in parts', async () => {
    await done(said.lent)
    expect((await say(said.more)).approvals[0]?.preview.warning).toContain('50')
    expect((await say(said.yes)).text).toContain(said.left)
    for (const ask of said.asks) expect((await say(ask)).text).toContain(said.left)
    expect(await done(said.part)).toContain('60')
    expect(await done(said.rest)).toContain(said.square)
    expect((await say(said.rest)).approvals).toEqual([])
    expect(await test.count('loan_moves')).toBe(4)
  })

  it('has the day by which it comes back', async () => {
    const { approvals } = await say(said.until)
    expect(approvals).toMatchObject([{ input: { amount: 200, dueDate: '2026-12-10' } }])
    await say(said.yes)
    expect((await say(said.asks[1])).text).toContain(said.due)
  })

  it('is no expense, no income and no debt', async () => {
    await done(said.lent)
    await done(said.rest)
    const month = await test.parco.read(test.userId, 'get_finance_summary', {})
    expect(month).toMatchObject({ spentCents: 0, incomeCents: 0, debts: { openCount: 0 } })
  })

  it('is undone like any other write', async () => {
    await done(said.lent)
    await say(locale === 'en' ? 'undo' : 'desfaz')
    expect(await test.count('loan_moves')).toBe(0)
  })
})

describe('what the router would leave to a model', SLOW, () => {
  it.each([
    ['en', 'I lent 20 bucks to Mike', 'Mike'],
    ['en', 'lent my roommate 60 for the electric bill', 'Roommate'],
    ['pt-BR', 'o Léo pegou 40 emprestado comigo', 'Léo'],
  ] as const)('is kept as a loan (%s): %s', async (locale, text, person) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['lend_money'])
    expect(approvals[0]?.preview.fields[0]?.display).toBe(person)
  })
})

describe('who owes nothing', SLOW, () => {
  it.each([
    ['pt-BR', 'a Bia me pagou'],
    ['pt-BR', 'emprestei a furadeira pro Sérgio'],
    ['en', 'Bill paid me a visit yesterday'],
  ] as const)('pays nothing back (%s): %s', async (locale, text) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals.filter(({ toolName }) => /lend|repayment/.test(toolName))).toEqual([])
  })

  it('pays no more than they owe', async () => {
    await test.say('emprestei 50 pra Ana')
    await test.say('sim')
    const { approvals, text } = await test.say('a Ana me pagou 80')
    expect(approvals).toEqual([])
    expect(text).toContain('R$ 50,00')
  })
})
