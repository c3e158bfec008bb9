import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayEach } from './say-and-approve.ts'

type Locale = 'pt-BR' | 'en'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const tell = (locale: Locale, ...messages: readonly string[]) => sayEach(test, locale, messages)

describe('money put aside each month', SLOW, () => {
  it.each([
    ['pt-BR', ['quero guardar 200 por mês pra viagem', 'dezembro de 2027'], 2600, '2027-12-31'],
    ['pt-BR', ['vou guardar 150 por mês pro carro até junho de 2027'], 1050, '2027-06-30'],
    ['pt-BR', ['quero juntar 5000 pra reforma guardando 400 por mês'], 5000, '2027-12-31'],
    ['en', ['save 200 a month for a trip', 'December 2027'], 2600, '2027-12-31'],
    ['en', ['I want to save 300 a month for a car until June 2027'], 2100, '2027-06-30'],
    ['en', ['I want to save 5000 for a kitchen by saving 400 a month'], 5000, '2027-12-31'],
  ] as const)('is a goal, %s: %s', async (locale, messages, target, endOn) => {
    const { approvals } = await tell(locale, ...messages)
    expect(approvals).toMatchObject([
      { toolName: 'create_goal', preview: { fields: expect.anything() } },
    ])
    const fields = approvals[0]?.preview.fields ?? []
    expect(fields.find(({ slot }) => slot === 'targetValue')?.value).toBe(target)
    expect(fields.find(({ slot }) => slot === 'endDate')?.value).toBe(endOn)
    expect(fields.find(({ slot }) => slot === 'monthlyAmount')?.display).toMatch(/0,00|0\.00/)
  })

  it.each([
    ['pt-BR', 'minha meta é juntar 3000 pra viajar até dezembro', 'Juntar 3.000 reais pra viajar,'],
    ['en', 'I want to save 3000 to travel by December', 'Save 3,000 reais to travel,'],
  ] as const)('has its sum once in its title, %s', async (locale, text, title) => {
    const { titles } = await tell(locale, text)
    expect(titles[0]).toContain(title)
    expect(titles[0]).not.toContain('(')
  })
})

describe('a salary on two days of each month', SLOW, () => {
  it.each([
    ['pt-BR', 'recebo dia 5 e dia 20, 2 mil cada', [2000, 2000]],
    ['pt-BR', 'recebo 5001 por mês, metade dia 5 e metade dia 20', [2500.5, 2500.5]],
    ['pt-BR', 'recebo 1500 dia 5 e 2500 dia 20', [1500, 2500]],
    ['en', 'I get paid on the 5th and the 20th, 2000 each', [2000, 2000]],
    ['en', 'I get 5001 a month, half on the 5th and half on the 20th', [2500.5, 2500.5]],
    ['en', 'I get 1500 on the 5th and 2500 on the 20th', [1500, 2500]],
  ] as const)('is two regular incomes, %s: %s', async (locale, text, [first, second]) => {
    const { approvals } = await tell(locale, text)
    expect(approvals.map(({ input }) => input)).toMatchObject([
      { dueDay: 5, amount: first },
      { dueDay: 20, amount: second },
    ])
  })

  it.each([
    [
      'pt-BR',
      'recebo 1500 dia 5 e 2500 dia 20',
      'sim',
      'recebi o salário hoje',
      'quanto vou receber em dezembro?',
    ],
    [
      'en',
      'I get 1500 on the 5th and 2500 on the 20th',
      'yes',
      'I got my salary today',
      'how much will I get in December?',
    ],
  ] as const)('comes once on each day, %s', async (locale, text, yes, came, asks) => {
    await tell(locale, text, yes)
    test.setNow('2026-12-19T15:00:00.000Z')
    const { approvals } = await tell(locale, came)
    expect(approvals[0]?.preview.title).toContain(locale === 'en' ? '2,500' : '2.500')
    await tell(locale, yes)
    const { text: answer } = await tell(locale, asks)
    expect(answer).toContain(locale === 'en' ? 'day 5' : 'dia 5')
    expect(answer).not.toContain(locale === 'en' ? 'day 20' : 'dia 20')
  })

  it.each([
    ['pt-BR', 'recebo 1500 dia 5 e 2500 dia 20', 'sim', 'quanto vou receber em dezembro?'],
    ['en', 'I get 1500 on the 5th and 2500 on the 20th', 'yes', 'how much will I get in December?'],
  ] as const)('adds up ahead of its time, %s', async (locale, text, yes, asks) => {
    const { text: answer } = await tell(locale, text, yes, asks)
    expect(answer).toContain(locale === 'en' ? '4,000' : '4.000')
    expect(answer).toContain('2026')
  })
})

describe('how the last answer compares', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'gastei 50 no mercado',
      'sim',
      'quanto gastei esse mês?',
      'foi mais que no mês passado?',
    ],
    ['pt-BR', 'gastei 50 no mercado', 'sim', 'resumo do mês', 'isso é mais do que em outubro?'],
    [
      'en',
      'spent 50 on groceries',
      'yes',
      'how much did I spend this month?',
      'is that more than last month?',
    ],
    [
      'en',
      'spent 50 on groceries',
      'yes',
      'summary of the month',
      'how does that compare to October?',
    ],
  ] as const)('is told of the same things, %s: %s', async (locale, spends, yes, asks, compares) => {
    test.setNow('2026-10-10T15:00:00.000Z')
    await tell(locale, spends, yes)
    test.setNow('2026-11-18T15:00:00.000Z')
    await tell(locale, spends.replace('50', '80'), yes, asks)
    const { text } = await tell(locale, compares)
    expect(text).toMatch(/30[.,]00/)
    expect(text).toMatch(/80[.,]00/)
  })
})

describe('what was spent on a thing beside another month', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'gastei 50 no mercado',
      'sim',
      'quanto gastei com comida comparado com o mês passado?',
    ],
    ['en', 'spent 50 on groceries', 'yes', 'how much did I spend on food compared to last month?'],
  ] as const)('is told of that thing, %s', async (locale, spends, yes, asks) => {
    test.setNow('2026-10-10T15:00:00.000Z')
    await tell(locale, spends, yes)
    test.setNow('2026-11-18T15:00:00.000Z')
    const { text } = await tell(locale, spends.replace('50', '80'), yes, asks)
    expect(text).toMatch(/30[.,]00/)
  })
})

describe('how much of a debt was paid', SLOW, () => {
  it.each([
    ['pt-BR', 'devo 600 pro João', 'sim', 'paguei uma parcela', 'tudo'],
    ['en', 'I owe Jake 600', 'yes', 'I paid an installment', 'all of it'],
  ] as const)(
    'is asked, and a yes or a word for it is all, %s',
    async (locale, owes, yes, pays, all) => {
      await tell(locale, owes, yes)
      for (const answer of [yes, all]) {
        const asked = await tell(locale, pays)
        expect(asked.approvals).toEqual([])
        const told = await tell(locale, answer)
        expect(told.titles[0]).toContain('600')
        expect(told.receipts).toEqual([])
      }
    },
  )

  it.each([
    [
      'pt-BR',
      'devo 1200 no sofá em 12 vezes a partir de dezembro, vence dia 10',
      'sim',
      'paguei uma parcela',
    ],
    [
      'en',
      'I owe 1200 for the sofa in 12 installments from December, due on the 10th',
      'yes',
      'I paid an installment',
    ],
  ] as const)('is an instalment of the one debt, %s', async (locale, owes, yes, pays) => {
    await tell(locale, owes, yes)
    const { approvals } = await tell(locale, pays)
    expect(approvals).toMatchObject([{ toolName: 'pay_debt_installment' }])
    expect(approvals[0]?.preview.title).toMatch(/100[.,]00/)
  })
})

describe('a list behind a verb of the other language', SLOW, () => {
  it.each([
    ['pt-BR', 'gastei 20 on bread and 30 on gas', ['Bread', 'Gas']],
    ['pt-BR', 'spent 20 com pão e 30 com gasolina', ['Pão', 'Gasolina']],
    ['en', 'spent 20 com pão, 30 com gasolina e 15 no café', ['Pão', 'Gasolina', 'Café']],
    ['en', 'gastei 20 on bread, 30 on gas and 15 on coffee', ['Bread', 'Gas', 'Coffee']],
  ] as const)('is told whole, %s: %s', async (locale, text, names) => {
    const { approvals } = await tell(locale, text)
    expect(approvals.map(({ input }) => input.name)).toEqual(names)
  })
})
