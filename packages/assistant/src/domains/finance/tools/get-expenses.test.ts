import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'

let domain: TestDomain
let person: Person
let english: Person

beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
  person = await domain.person()
  english = person.but({ locale: 'en' })
  const spent: readonly (readonly [string, string, number, string, string?])[] = [
    ['Uber', 'transport', 23, '2026-11-18'],
    ['Uber Eats', 'food', 30, '2026-11-16'],
    ['Uber', 'transport', 20, '2026-11-10'],
    ['Posto', 'transport', 80, '2026-11-02', 'credit_card'],
    ['Café', 'food', 8, '2026-11-17'],
    ['Coffee', 'food', 4, '2026-11-03'],
    ['Mercado', 'food', 200, '2026-11-05'],
    ['Mercado do Zé', 'food', 50, '2026-11-06'],
    ['Notebook', 'shopping', 900, '2026-10-20'],
  ]
  for (const [name, category, actualAmount, date, paymentMethod] of spent) {
    const paid = paymentMethod === undefined ? {} : { paymentMethod }
    await person.write('create_expense', { name, category, actualAmount, date, ...paid })
  }
  await person.write('create_bill', { name: 'Internet', amount: 120, dueDay: 10 })
  await person.write('create_bill', { name: 'Aluguel', amount: 1200, dueDay: 25 })
  await person.write('mark_bill_paid', { billRef: 'internet', paidDate: '2026-11-09' })
})
afterAll(() => domain.close())

const firstLine = async (who: Person, tool: string, input: Parameters<Person['read']>[1]) =>
  (await who.read(tool, input)).reply.split('\n')[0]

const day = (date: string) => ({ startDate: date, endDate: date })

describe('get_expenses over days', () => {
  it('tells a day, and nothing of the month around it', async () => {
    const yesterday = await person.read('get_expenses', day('2026-11-17'))
    expect(yesterday.reply).toBe('R$ 8,00 ontem (17/11): 1 gasto.\n- Café, R$ 8,00')
    expect(await firstLine(person, 'get_expenses', day('2026-11-15'))).toBe(
      'Nenhum gasto em 15/11.',
    )
    expect(await firstLine(english, 'get_expenses', day('2026-11-18'))).toBe(
      'R$23.00 today (Nov 18): 1 expense.',
    )
  })

  it('names weeks, last days, years and any other stretch', async () => {
    const of = (startDate: string, endDate: string) =>
      firstLine(person, 'get_expenses', { startDate, endDate })
    expect(await of('2026-11-16', '2026-11-22')).toBe(
      'R$ 61,00 nesta semana (16/11 a 22/11): 3 gastos.',
    )
    expect(await of('2026-11-09', '2026-11-15')).toBe(
      'R$ 20,00 na semana passada (09/11 a 15/11): 1 gasto.',
    )
    expect(await of('2026-11-12', '2026-11-18')).toBe('R$ 61,00 nos últimos 7 dias: 3 gastos.')
    expect(await of('2026-01-01', '2026-12-31')).toBe('R$ 1.315,00 em 2026: 9 gastos.')
    expect(await of('2026-11-10', '2026-11-03')).toBe('R$ 274,00 de 03/11 a 10/11: 4 gastos.')
  })

  it('says that bills were paid too, and leaves them out of the sum', async () => {
    const { reply } = await person.read('get_expenses', day('2026-11-09'))
    expect(reply).toBe('Nenhum gasto em 09/11.\nFora isso, contas pagas: R$ 120,00.')
  })
})

describe('get_expenses by name', () => {
  const november = { month: 11, year: 2026 }

  it('sums what holds the words, and tells the category beside it', async () => {
    const uber = await person.read('get_expenses', {
      ...november,
      name: 'uber',
      category: 'transport',
    })
    expect(uber.reply.split('\n')[0]).toBe('R$ 73,00 com uber em novembro de 2026: 3 gastos.')
    expect(uber.reply.split('\n').at(-1)).toBe('A categoria Transporte toda: R$ 123,00.')
  })

  it('knows a thing in both languages, and its plural', async () => {
    for (const name of ['coffee', 'café', 'cafés', 'CAFE']) {
      expect(await firstLine(english, 'get_expenses', { ...november, name })).toMatch(
        /^R\$12\.00 on /,
      )
    }
  })

  it('does not widen a name of several words', async () => {
    expect(await firstLine(person, 'get_expenses', { ...november, name: 'mercado do Zé' })).toBe(
      'R$ 50,00 com Mercado do Zé em novembro de 2026: 1 gasto.',
    )
  })

  it('says of what is not there that it is not, and shows nothing else', async () => {
    const { reply } = await english.read('get_expenses', { ...november, name: "Trader Joe's" })
    expect(reply).toBe("Nothing spent on “Trader Joe's” in November 2026.")
    const known = await person.read('get_expenses', {
      ...november,
      name: 'ifood',
      category: 'food',
    })
    expect(known.reply).toBe(
      'Nenhum gasto com “ifood” em novembro de 2026. Para a categoria toda, pergunte por “Alimentação”.',
    )
  })

  it('counts bills that were paid under that name', async () => {
    const year = { startDate: '2026-01-01', endDate: '2026-12-31' }
    const { reply } = await person.read('get_expenses', {
      ...year,
      name: 'internet',
      category: 'bills',
    })
    expect(reply).toBe(
      'R$ 120,00 com Internet em 2026: 1 conta paga.\n- Internet de novembro de 2026, R$ 120,00, 09/11',
    )
  })

  it('tells one way of paying alone', async () => {
    const card = { ...november, paymentMethod: 'credit_card' }
    expect(await firstLine(person, 'get_expenses', card)).toBe(
      'R$ 80,00 no cartão de crédito em novembro de 2026: 1 gasto.',
    )
  })
})

describe('other figures of spending', () => {
  const november = { month: 11, year: 2026 }

  it.each([
    ['biggest', 'R$ 200,00, Mercado, 05/11: foi o maior gasto em novembro de 2026.'],
    [
      'average',
      'R$ 23,06 por dia em novembro de 2026: R$ 415,00 em 18 dias. Em média, R$ 51,88 por gasto.',
    ],
  ])('tells the %s', async (measure, told) => {
    expect(await firstLine(person, 'get_expenses', { ...november, measure })).toBe(told)
  })

  it('counts', async () => {
    const { reply } = await person.read('get_expenses', {
      ...november,
      name: 'cafés',
      measure: 'count',
    })
    expect(reply.split('\n')[0]).toBe(
      '2 gastos com cafés em novembro de 2026, R$ 12,00 ao todo. Conto só o que foi anotado como gasto.',
    )
  })

  it('divides by category', async () => {
    const { reply } = await person.read('get_expenses', { ...november, measure: 'by_category' })
    expect(reply.split('\n').slice(1)).toEqual([
      '- Alimentação: R$ 292,00 (70,4%)',
      '- Transporte: R$ 123,00 (29,6%)',
    ])
  })
})

describe('a bill asked for by name', () => {
  it('is paid, and then the next one is told', async () => {
    expect((await person.read('get_pending_bills', { name: 'internet' })).reply).toBe(
      'Internet de novembro de 2026: paga, R$ 120,00, 09/11.\nA próxima vence 10/12, R$ 120,00.',
    )
  })

  it('is open, with its day', async () => {
    expect((await person.read('get_pending_bills', { name: 'aluguel' })).reply).toBe(
      'Aluguel de novembro de 2026: ainda não foi paga, R$ 1.200,00, vence em 25/11.',
    )
    expect((await english.read('get_bills', { name: 'the rent' })).reply).toBe(
      'Aluguel for November 2026: not paid yet, R$1,200.00, due Nov 25.',
    )
  })

  it('is an expense, for who keeps no bill of it', async () => {
    expect((await person.read('get_pending_bills', { name: 'posto' })).reply).toBe(
      'Não há conta fixa “posto”, mas em novembro de 2026 há este gasto:\n- Posto, R$ 80,00, 02/11',
    )
  })

  it('is not there, and others are not told of it', async () => {
    expect((await english.read('get_pending_bills', { name: 'Netflix' })).reply).toBe(
      'There is no fixed bill “Netflix”. On file: Internet and Aluguel.',
    )
  })
})

describe('get_incomes over days and by name', () => {
  it('sums one source alone', async () => {
    const earner = await domain.person()
    await earner.write('create_income', {
      name: 'Salário',
      type: 'salary',
      actualAmount: 5000,
      date: '2026-11-05',
    })
    await earner.write('create_income', {
      name: 'Freela',
      type: 'freelance',
      actualAmount: 700,
      date: '2026-11-17',
    })
    expect(await firstLine(earner, 'get_incomes', { name: 'salário' })).toBe(
      'R$ 5.000,00 recebidos de salário em novembro de 2026.',
    )
    expect(await firstLine(earner, 'get_incomes', day('2026-11-17'))).toBe(
      'R$ 700,00 recebidos ontem (17/11).',
    )
    expect(await firstLine(earner, 'get_incomes', { name: 'aluguel' })).toBe(
      'Nada recebido de aluguel em novembro de 2026.',
    )
  })
})
