import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

/** The worked example of the domain: incomes, bills, a plan, what was spent, and a debt of which a part is paid. */
async function workedExample(): Promise<Person> {
  const person = await domain.person()
  await person.write('create_income', { name: 'Salário', type: 'salary', actualAmount: 6500 })
  await person.write('create_bill', { name: 'Aluguel', amount: 1800, dueDay: 10 })
  await person.write('create_bill', { name: 'Luz', amount: 220, dueDay: 20 })
  await person.write('create_bill', { name: 'Internet', amount: 120, dueDay: 25 })
  await person.write('mark_bill_paid', { billRef: 'aluguel', paidDate: '2026-11-10' })
  await person.write('mark_bill_paid', { billRef: 'internet' })
  await person.inContext(({ sql }) =>
    sql.query(
      `update bill_months set status = 'canceled', paid_on = null, paid_cents = null
       where bill_id = (select id from bills where name = 'Internet')`,
    ),
  )
  await person.write('create_expense', {
    name: 'Mercado',
    category: 'food',
    budgetedAmount: 1000,
    isRecurring: true,
  })
  await person.write('create_expense', { name: 'Mercado', category: 'food', actualAmount: 640 })
  await person.write('create_expense', { name: 'Lazer', actualAmount: 100 })
  await person.write('delete_expense', { expenseRef: { name: 'lazer' } })
  await person.write('create_debt', {
    name: 'Moto',
    totalAmount: 12_000,
    totalInstallments: 12,
    dueDay: 10,
    startMonthYear: '2026-11',
  })
  await person.write('pay_debt_installment', { debtRef: 'moto', paidDate: '2026-11-10' })
  return person
}

describe('get_finance_summary', () => {
  it('has the figures of the worked example', async () => {
    const person = await workedExample()
    const { output, reply } = await person.read('get_finance_summary')
    expect(output).toMatchObject({
      incomeCents: 650000,
      budgetedCents: 402000,
      spentCents: 344000,
      balanceCents: 306000,
      bills: {
        totalCents: 202000,
        paidCents: 180000,
        pendingCents: 22000,
        overdueCents: 0,
        canceledCount: 1,
      },
      expenses: { plannedCents: 100000, spentCents: 64000 },
      foreign: [],
    })
    expect(reply).toBe(
      [
        'Em novembro de 2026 entraram R$ 6.500,00 e saíram R$ 3.440,00: saldo de R$ 3.060,00.',
        '- Contas: R$ 1.800,00 pagos, R$ 220,00 em aberto.',
        '- Parcelas de dívidas: R$ 1.000,00 pagos de R$ 1.000,00. Faltam R$ 11.000,00 ao todo.',
        '- Gastos do dia a dia: R$ 640,00 (Alimentação R$ 640,00).',
        '- Planejado para o mês: R$ 4.020,00.',
        '- Pagando o que está em aberto, sobram R$ 2.840,00.',
      ].join('\n'),
    )
  })

  it('speaks English, and does not judge a month that ends below', async () => {
    const person = await domain.person({ locale: 'en' })
    await person.write('create_expense', { name: 'Sofa', category: 'shopping', actualAmount: 1500 })
    const firstLine = async () =>
      (await person.read('get_finance_summary', { period: 'current_month' })).reply.split('\n')[0]
    expect(await firstLine()).toBe('In November 2026, R$1,500.00 went out. No income is logged.')
    await person.write('create_income', { type: 'freelance', actualAmount: 1000 })
    expect(await firstLine()).toBe(
      'In November 2026, R$1,000.00 came in and R$1,500.00 went out: R$500.00 more than came in.',
    )
  })

  it('keeps to the months of its period', async () => {
    const person = await domain.person()
    const spend = (actualAmount: number, date: string) =>
      person.write('create_expense', { name: 'x', actualAmount, date })
    await spend(1, '2025-12-31')
    await spend(10, '2026-01-01')
    await spend(100, '2026-10-31')
    await spend(1000, '2026-11-01')
    const spent = async (period: string) =>
      (await person.read<{ spentCents: number }>('get_finance_summary', { period })).output
        .spentCents
    expect(await spent('current_month')).toBe(100000)
    expect(await spent('last_month')).toBe(10000)
    expect(await spent('year')).toBe(111000)
    const year = await person.read('get_finance_summary', { period: 'year' })
    expect(year.reply).toContain('Em 2026 até agora')
  })

  it('counts a payment in another amount as it was paid, in the month of the bill', async () => {
    const person = (await domain.person()).but({ now: '2026-12-02T15:00:00Z' })
    const november = { startMonthYear: '2026-11' }
    await person.write('create_bill', { name: 'Luz', amount: 220, dueDay: 20, ...november })
    await person.write('mark_bill_paid', { billRef: 'luz', amount: 250, monthYear: '2026-11' })
    const last = await person.read('get_finance_summary', { period: 'last_month' })
    expect(last.output).toMatchObject({ spentCents: 25000, budgetedCents: 22000 })
    const current = await person.read('get_finance_summary')
    expect(current.output).toMatchObject({ spentCents: 0, budgetedCents: 22000 })
  })

  it('is kind when there is nothing, and asks for nothing', async () => {
    const person = await domain.person()
    const { reply } = await person.read('get_finance_summary', { period: 'last_month' })
    expect(reply).toBe('Nada anotado em outubro de 2026 ainda.')
  })
})

describe('create_income and get_incomes', () => {
  it('record and list what came in', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('create_income', {
      name: 'freela',
      type: 'freelance',
      actualAmount: 1200,
      date: '2026-11-16',
    })
    expect(preview.title).toBe('Receita: Freela, R$ 1.200,00, anteontem (16/11)')
    expect(preview.fields.map(({ slot }) => slot)).toEqual(['name', 'actualAmount', 'type', 'date'])
    expect(reply).toBe('Anotei: Freela, R$ 1.200,00, anteontem (16/11).')
    const list = await person.read('get_incomes')
    expect(list.reply).toBe(
      'R$ 1.200,00 recebidos em novembro de 2026.\n- Freela, R$ 1.200,00, anteontem (16/11)',
    )
    expect((await person.read('get_incomes', { month: 10 })).reply).toBe(
      'Nada recebido em outubro de 2026.',
    )
  })

  it('name a salary by itself, warn of a second one alike, and can be undone', async () => {
    const person = await domain.person({ locale: 'en' })
    const salary = { type: 'salary', actualAmount: 6500 }
    const done = await person.write('create_income', salary)
    expect(done.reply).toBe('Noted: Salary, R$6,500.00, today (Nov 18).')
    expect(await person.prepare('create_income', salary)).toMatchObject({
      preview: { warning: expect.stringContaining('You already have Salary') },
    })
    await person.undo(done)
    expect((await person.read('get_incomes')).output).toMatchObject({ incomes: [] })
  })

  it.each([
    [{ name: 'Pix' }, 'actualAmount'],
    [{ actualAmount: 10 }, 'name'],
    [{ name: 'Pix', actualAmount: 0 }, 'actualAmount'],
    [{ name: 'Pix', actualAmount: 10, date: '2027-01-01' }, 'date'],
    [{ name: 'Pix', actualAmount: 10, currency: '??' }, 'currency'],
  ])('ask about %j', async (input, slot) => {
    const person = await domain.person()
    expect(await person.prepare('create_income', input)).toMatchObject({
      status: 'question',
      missing: [slot],
    })
  })
})

describe('get_expenses', () => {
  it('lists a month, by category, and ends a long list', async () => {
    const person = await domain.person()
    for (let day = 1; day <= 18; day += 1) {
      await person.write('create_expense', {
        name: `Gasto ${day}`,
        category: day % 2 === 0 ? 'food' : 'transport',
        actualAmount: day,
        date: `2026-11-${String(day).padStart(2, '0')}`,
      })
    }
    const { reply } = await person.read('get_expenses')
    const lines = reply.split('\n')
    expect(lines[0]).toBe('R$ 171,00 em novembro de 2026: 18 gastos. Hoje: R$ 18,00.')
    expect(lines[1]).toBe('- Gasto 18, R$ 18,00, hoje (18/11)')
    expect(lines).toContain('- e mais 3')
    expect(lines.at(-1)).toBe('Por categoria: Alimentação R$ 90,00; Transporte R$ 81,00.')
    const food = await person.read('get_expenses', { month: 11, year: 2026, category: 'food' })
    expect(food.reply).toContain('R$ 90,00 com Alimentação em novembro de 2026: 9 gastos.')
  })

  it('is kind when there is nothing', async () => {
    const person = await domain.person()
    expect((await person.read('get_expenses')).reply).toBe('Nenhum gasto em novembro de 2026.')
    const english = person.but({ locale: 'en' })
    expect((await english.read('get_expenses', { category: 'travel' })).reply).toBe(
      'Nothing spent on Travel in November 2026.',
    )
  })

  it('shows an instalment as such', async () => {
    const person = await domain.person()
    await person.write('create_expense', { name: 'TV', actualAmount: 1000, installments: 10 })
    const december = await person.read('get_expenses', { month: 12, year: 2026 })
    expect(december.reply).toContain('- TV, R$ 100,00 (parcela 2 de 10), compra de hoje (18/11)')
  })
})
