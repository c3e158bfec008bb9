import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'
import type { Transaction } from '../transactions/transaction.ts'

interface Answer {
  readonly items: readonly Transaction[]
  readonly nextCursor?: string
  readonly sums: {
    readonly count: number
    readonly spent: { readonly cents: number; readonly foreign: readonly unknown[] }
    readonly received: { readonly cents: number }
  } | null
}

let domain: TestDomain
let person: Person

beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
  person = await domain.person()
  const spent: readonly (readonly [string, string, number, string])[] = [
    ['Café', 'food', 8, '2026-11-17'],
    ['Pão de Açúcar', 'food', 210, '2026-11-05'],
    ['100% Suco', 'food', 9, '2026-11-04'],
    ['Uber', 'transport', 23, '2026-11-17'],
    ['Uber', 'transport', 20, '2026-10-10'],
  ]
  for (const [name, category, actualAmount, date] of spent) {
    await person.write('create_expense', { name, category, actualAmount, date })
  }
  const sofa = { name: 'Sofá', category: 'housing', actualAmount: 1000, date: '2026-10-20' }
  await person.write('create_expense', { ...sofa, installments: 3 })
  await person.write('create_expense', {
    name: 'Hotel',
    actualAmount: 90,
    currency: 'USD',
    date: '2026-11-02',
  })
  await person.write('create_income', { name: 'Salário', type: 'salary', actualAmount: 4500 })
  await person.write('create_bill', { name: 'Internet', amount: 120, dueDay: 10 })
  await person.write('mark_bill_paid', { billRef: 'internet', paidDate: '2026-11-09' })
  const debt = { name: 'Moto', totalAmount: 1200, totalInstallments: 12, dueDay: 10 }
  await person.write('create_debt', { ...debt, startMonthYear: '2026-11' })
  await person.write('pay_debt_installment', { debtRef: 'moto', paidDate: '2026-11-10' })
})
afterAll(() => domain.close())

const read = async (input: Parameters<Person['read']>[1] = {}) =>
  (await person.read<Answer>('get_transactions', input)).output

const names = ({ items }: Answer) => items.map(({ name }) => name)

describe('get_transactions', () => {
  it('lists the month, the newest first, with what it bears of earlier purchases', async () => {
    const november = await read()
    expect(names(november)).toEqual([
      'Salário',
      'Uber',
      'Café',
      'Moto',
      'Internet',
      'Pão de Açúcar',
      '100% Suco',
      'Hotel',
      'Sofá',
    ])
    expect(november.items.at(-1)).toMatchObject({
      id: expect.stringMatching(/^exp_/),
      cents: 33_333,
      totalCents: 100_000,
      installment: 2,
      installments: 3,
    })
    expect(november.items[3]).toMatchObject({
      kind: 'debt-payment',
      cents: 10_000,
      month: '2026-11',
    })
    expect(november.items[4]).toMatchObject({
      kind: 'bill-payment',
      id: expect.stringMatching(/^bil_/),
      month: '2026-11',
      cents: 12_000,
    })
    expect(november.sums).toMatchObject({
      count: 9,
      received: { cents: 450_000 },
      // 8 + 210 + 9 + 23 + 333,33 + 120 + 100
      spent: { cents: 80_333, foreign: [{ currency: 'USD', cents: 9000 }] },
    })
  })

  it('agrees with what the month and its categories are said to cost', async () => {
    const { output } = await person.read<{ spentCents: number }>('get_finance_summary')
    expect((await read()).sums?.spent.cents).toBe(output.spentCents)
  })

  it('shows purchases whole over other days', async () => {
    const days = { startDate: '2026-10-15', endDate: '2026-11-06' }
    const found = await read(days)
    expect(names(found)).toEqual(['Pão de Açúcar', '100% Suco', 'Hotel', 'Sofá'])
    expect(found.items.at(-1)).toMatchObject({ cents: 100_000, installment: 1 })
  })

  it('narrows by kind, category and part of a name, whatever its accents', async () => {
    expect(names(await read({ kind: 'income' }))).toEqual(['Salário'])
    expect(names(await read({ category: 'transport' }))).toEqual(['Uber'])
    expect(names(await read({ text: 'ACUC' }))).toEqual(['Pão de Açúcar'])
    expect(names(await read({ text: '0%' }))).toEqual(['100% Suco'])
    expect(names(await read({ text: '_' }))).toEqual([])
  })

  it('pages through all of them once, and sums them on the first page', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await read({ limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      expect(page.sums === null).toBe(cursor !== undefined)
      seen.push(...names(page))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(seen).toEqual(names(await read()))
  })

  it('takes no cursor that no page gave', () => {
    const tool = financeDomain.tools.find(({ name }) => name === 'get_transactions')
    const takes = (cursor: string) => tool?.input.safeParse({ cursor }).success
    expect(takes('2026-11-17_01938b3a-0000-7000-8000-000000000001')).toBe(true)
    for (const cursor of ['', 'x', '2026-11-31_x', '2026-11-01_019', "2026-11-01_' or 1=1"])
      expect(takes(cursor)).toBe(false)
  })

  it('says it in words', async () => {
    const { reply } = await person.read('get_transactions', { category: 'transport' })
    expect(reply).toBe('1 movimentação em novembro de 2026:\n- 17/11, Uber, R$ 23,00')
  })
})
