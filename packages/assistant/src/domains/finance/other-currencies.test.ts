import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../internal/testing/open-test-domain.ts'
import { financeDomain } from './finance-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

describe('sums of what is in several currencies', () => {
  it.each([
    ['en', 'You are owed R$50.00 plus €20.00 and $35.00 in all:'],
    ['pt-BR', 'Te devem R$ 50,00 mais € 20,00 e US$ 35,00 ao todo:'],
  ] as const)('hold each of them, in %s', async (locale, heading) => {
    const person = await domain.person({ locale })
    await person.write('lend_money', { person: 'Ana', amount: 50 })
    await person.write('lend_money', { person: 'Rui', amount: 20, currency: 'EUR' })
    await person.write('lend_money', { person: 'Sam', amount: 35, currency: 'USD' })
    const { reply } = await person.read('get_loans')
    expect(reply.split('\n')[0]).toBe(heading)
  })

  it('say nothing of the own currency where nothing is in it', async () => {
    const person = await domain.person({ locale: 'en' })
    await person.write('lend_money', { person: 'Rui', amount: 20, currency: 'EUR' })
    await person.write('lend_money', { person: 'Sam', amount: 30, currency: 'EUR' })
    const { reply } = await person.read('get_loans')
    expect(reply.split('\n')[0]).toBe('You are owed €50.00 in all:')
  })

  it('hold what is left of the bills after one is paid', async () => {
    const person = await domain.person({ locale: 'en' })
    await person.write('create_bill', { name: 'Rent', amount: 1800, dueDay: 10 })
    await person.write('create_bill', { name: 'Power', amount: 200, dueDay: 20 })
    await person.write('create_bill', { name: 'Server', amount: 30, dueDay: 20, currency: 'USD' })
    const { reply } = await person.write('mark_bill_paid', { billRef: 'rent' })
    expect(reply).toContain('2 bills are left in November 2026, R$200.00 plus $30.00.')
  })
})

describe('the summary of a month', () => {
  it.each([
    [
      'en',
      '- Apart, in USD: $30.00 of open bills, $600.00 left of debts, and $500.00 put aside, outside the BRL totals.',
    ],
    [
      'pt-BR',
      '- À parte, em USD: US$ 30,00 de contas em aberto, US$ 600,00 que faltam de dívidas e US$ 500,00 guardados, fora dos totais em BRL.',
    ],
  ] as const)(
    'tells what is open, owed and put aside in each currency, in %s',
    async (locale, line) => {
      const person = await domain.person({ locale })
      const currency = 'USD'
      await person.write('create_bill', { name: 'Server', amount: 30, dueDay: 20, currency })
      await person.write('create_debt', {
        name: 'Laptop',
        totalAmount: 600,
        totalInstallments: 6,
        dueDay: 10,
        startMonthYear: '2026-12',
        currency,
      })
      await person.write('create_investment', { name: 'Fund', currentAmount: 500, currency })
      const { reply } = await person.read('get_finance_summary')
      expect(reply).toContain(line)
      expect(reply).not.toMatch(/^- (Bills|Contas|Debt|Dívidas|Invest)/m)
    },
  )
})
