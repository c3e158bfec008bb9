import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

const groceries = { name: 'mercado', category: 'food', actualAmount: 50, date: '2026-11-18' }

describe('create_expense', () => {
  it('shows what it will record, in one line and field by field, and tells it from the receipt', async () => {
    const person = await domain.person()
    const { preview, reply, changes } = await person.write('create_expense', {
      ...groceries,
      paymentMethod: 'pix',
    })
    expect(preview.title).toBe('Gasto: Mercado, R$ 50,00, hoje (18/11)')
    expect(preview.fields.map(({ slot, value, display }) => [slot, value, display])).toEqual([
      ['name', 'Mercado', 'Mercado'],
      ['actualAmount', 50, 'R$ 50,00'],
      ['category', 'food', 'Alimentação'],
      ['date', '2026-11-18', 'hoje (18/11)'],
      ['paymentMethod', 'pix', 'Pix'],
    ])
    expect(preview.fields.every(({ editable }) => editable)).toBe(true)
    expect(preview.warning).toBeUndefined()
    expect(reply).toBe('Anotei: Mercado, R$ 50,00, hoje (18/11).')
    expect(changes).toHaveLength(1)
    expect(changes[0]?.after).toMatchObject({ total_cents: 5000, currency: 'BRL' })
  })

  it('speaks English', async () => {
    const person = await domain.person({ locale: 'en' })
    const { preview, reply } = await person.write('create_expense', {
      name: 'lunch',
      actualAmount: 32.9,
      date: '2026-11-17',
    })
    expect(preview.title).toBe('Expense: Lunch, R$32.90, yesterday (Nov 17)')
    expect(reply).toBe('Noted: Lunch, R$32.90, yesterday (Nov 17).')
  })

  it('keeps cents exact', async () => {
    const person = await domain.person()
    await person.write('create_expense', { name: 'a', actualAmount: 0.1 })
    await person.write('create_expense', { name: 'b', actualAmount: 0.2 })
    const { output } = await person.read<{ total: { cents: number } }>('get_expenses')
    expect(output.total.cents).toBe(30)
  })

  it('spreads instalments over months, the card being meant', async () => {
    const person = await domain.person()
    const { preview, reply, changes } = await person.write('create_expense', {
      name: 'Geladeira',
      category: 'shopping',
      actualAmount: 1000,
      installments: 3,
    })
    expect(preview.title).toBe(
      'Gasto: Geladeira, R$ 1.000,00 em 3x (1 de R$ 333,34 e 2 de R$ 333,33), hoje (18/11)',
    )
    expect(reply).toContain('R$ 1.000,00 em 3x (1 de R$ 333,34 e 2 de R$ 333,33)')
    expect(changes[0]?.after).toMatchObject({ payment_method: 'credit_card', installments: 3 })
    const totals = []
    for (const [month, year] of [
      [10, 2026],
      [11, 2026],
      [12, 2026],
      [1, 2027],
      [2, 2027],
    ]) {
      const { output } = await person.read<{ total: { cents: number } }>('get_expenses', {
        month: month ?? 0,
        year: year ?? 0,
      })
      totals.push(output.total.cents)
    }
    expect(totals).toEqual([0, 33334, 33333, 33333, 0])
  })

  it('keeps a foreign currency, and says that the totals leave it out', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('create_expense', {
      name: 'Curso',
      category: 'education',
      actualAmount: 30,
      currency: 'usd',
    })
    expect(preview.title).toBe('Gasto: Curso, US$ 30,00, hoje (18/11)')
    expect(preview.fields.find(({ slot }) => slot === 'currency')?.value).toBe('USD')
    expect(reply).toContain('fora dos totais em BRL')
    await person.write('create_expense', groceries)
    const list = await person.read<{ total: unknown }>('get_expenses')
    expect(list.output.total).toEqual({ cents: 5000, foreign: [{ currency: 'USD', cents: 3000 }] })
    expect(list.reply).toContain('R$ 50,00 mais US$ 30,00')
    const summary = await person.read<{ spentCents: number }>('get_finance_summary')
    expect(summary.output.spentCents).toBe(5000)
    expect(summary.reply).toContain('À parte, em USD: US$ 30,00 gastos')
  })

  it('records a monthly plan apart from what is spent', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('create_expense', {
      name: 'Mercado',
      category: 'food',
      budgetedAmount: 600,
      isRecurring: true,
    })
    expect(preview.title).toBe(
      'Orçamento: Mercado, R$ 600,00 por mês, a partir de novembro de 2026',
    )
    expect(preview.fields.map(({ slot }) => slot)).toEqual([
      'name',
      'budgetedAmount',
      'category',
      'isRecurring',
    ])
    expect(reply).toBe('Planejei: Mercado, R$ 600,00 por mês, a partir de novembro de 2026.')
    await person.write('create_expense', { ...groceries, actualAmount: 640 })
    const november = await person.read<{ plans: unknown[] }>('get_expenses')
    expect(november.output.plans).toMatchObject([{ plannedCents: 60000, spentCents: 64000 }])
    expect(november.reply).toContain('R$ 640,00 de R$ 600,00, R$ 40,00 acima do planejado')
    const nextYear = { month: 3, year: 2027 }
    const march = await person.read<{ plans: unknown[] }>('get_expenses', nextYear)
    expect(march.output.plans).toMatchObject([{ plannedCents: 60000, spentCents: 0 }])
  })

  it('replaces an ongoing plan of the same name from this month on', async () => {
    const person = await domain.person()
    const plan = { name: 'Mercado', budgetedAmount: 600, isRecurring: true }
    await person.write('create_expense', plan)
    const december = person.but({ now: '2026-12-05T15:00:00Z' })
    const changed = { ...plan, name: 'mercado', budgetedAmount: 700 }
    const { preview } = await december.write('create_expense', changed)
    expect(preview.warning).toContain('R$ 600,00')
    const plannedIn = async (month: number) => {
      const read = await december.read<{ plans: { plannedCents: number }[] }>('get_expenses', {
        month,
        year: 2026,
      })
      return read.output.plans.map(({ plannedCents }) => plannedCents)
    }
    expect(await plannedIn(11)).toEqual([60000])
    expect(await plannedIn(12)).toEqual([70000])
  })

  it('takes what is spent every month as an expense and a plan', async () => {
    const person = await domain.person()
    const { changes } = await person.write('create_expense', {
      name: 'Academia',
      actualAmount: 90,
      isRecurring: true,
    })
    expect(changes.map(({ table }) => table)).toEqual(['expenses', 'budgets'])
  })

  it('warns of one just like it, and of nothing else', async () => {
    const person = await domain.person()
    await person.write('create_expense', groceries)
    const again = await person.prepare('create_expense', { ...groceries, name: 'MERCADO' })
    expect(again).toMatchObject({
      status: 'ready',
      preview: { warning: expect.stringContaining('Você já tem MERCADO') },
    })
    const other = await person.prepare('create_expense', { ...groceries, actualAmount: 51 })
    expect(other).not.toHaveProperty('preview.warning')
  })

  it.each([
    [{ actualAmount: 50 }, 'name'],
    [{ name: ' \u0000 ', actualAmount: 50 }, 'name'],
    [{ name: 'x'.repeat(101), actualAmount: 50 }, 'name'],
    [{ name: 'Mercado' }, 'actualAmount'],
    [{ name: 'Mercado', actualAmount: 0 }, 'actualAmount'],
    [{ name: 'Mercado', actualAmount: -5 }, 'actualAmount'],
    [{ name: 'Mercado', actualAmount: 0.001 }, 'actualAmount'],
    [{ name: 'Mercado', actualAmount: 1_000_000_001 }, 'actualAmount'],
    [{ name: 'Mercado', actualAmount: 1e300 }, 'actualAmount'],
    [{ ...groceries, date: '2026-02-31' }, 'date'],
    [{ ...groceries, date: '31/02/2026' }, 'date'],
    [{ ...groceries, date: '2026-11-19' }, 'date'],
    [{ ...groceries, currency: 'REAIS' }, 'currency'],
    [{ ...groceries, installments: 0 }, 'installments'],
    [{ ...groceries, installments: 2.5 }, 'installments'],
    [{ ...groceries, installments: 121 }, 'installments'],
    [{ name: 'Mercado', budgetedAmount: 0 }, 'budgetedAmount'],
  ])('asks about %j', async (input, slot) => {
    const person = await domain.person()
    for (const locale of ['pt-BR', 'en'] as const) {
      const preparation = await person.but({ locale }).prepare('create_expense', input)
      expect(preparation).toMatchObject({ status: 'question', missing: [slot] })
      expect(preparation).toHaveProperty('question', expect.stringMatching(/\?$/))
    }
  })

  it('takes the longest name, with every kind of letter, and writes it on one line', async () => {
    const person = await domain.person()
    const name = `${'😀'.repeat(98)}\n\u0007 x`
    const { changes } = await person.write('create_expense', { name, actualAmount: 1 })
    expect(changes[0]?.after?.name).toBe(`${'😀'.repeat(98)} x`)
  })

  it('repeats a name that looks like a template as it is', async () => {
    const person = await domain.person()
    const name = 'Feira $t(shared.yes) {{amount}} $1'
    const { reply } = await person.write('create_expense', { name, actualAmount: 1 })
    expect(reply).toBe(`Anotei: ${name}, R$ 1,00, hoje (18/11).`)
  })

  it('files an expense of late evening on the day of the user, not of UTC', async () => {
    const person = await domain.person({ now: '2026-12-01T02:30:00Z' })
    const { reply, changes } = await person.write('create_expense', {
      name: 'Pizza',
      actualAmount: 60,
    })
    expect(changes[0]?.after?.spent_on).toBe('2026-11-30')
    expect(reply).toBe('Anotei: Pizza, R$ 60,00, hoje (30/11).')
    const november = await person.read<{ expenses: unknown[] }>('get_expenses')
    expect(november.output).toMatchObject({ month: '2026-11', total: { cents: 6000 } })
    expect(await person.records('2026-11-30')).toMatchObject([
      { kind: 'expense', date: '2026-11-30', title: 'Pizza', display: 'R$ 60,00' },
    ])
    expect(await person.records('2026-12-01')).toEqual([])
  })

  it('can be undone, a replaced plan too', async () => {
    const person = await domain.person()
    await person.write('create_expense', { name: 'Lazer', budgetedAmount: 100, isRecurring: true })
    const later = person.but({ now: '2026-12-05T15:00:00Z' })
    const done = await later.write('create_expense', {
      name: 'Lazer',
      actualAmount: 20,
      budgetedAmount: 150,
      isRecurring: true,
    })
    expect(done.changes).toHaveLength(3)
    await later.undo(done)
    const { output } = await later.read('get_expenses')
    expect(output).toMatchObject({ expenses: [], plans: [{ plannedCents: 10000 }] })
  })

  it('says on the card and by the receipt what it leaves of the plans of the month', async () => {
    const person = await domain.person()
    const lazer = { name: 'Lazer', category: 'entertainment', budgetedAmount: 300 }
    await person.write('create_expense', { ...lazer, isRecurring: true })
    const cinema = { name: 'Cinema', category: 'entertainment', actualAmount: 180 }
    const first = await person.write('create_expense', cinema)
    expect(first.preview.fields.at(-1)).toMatchObject({
      label: 'Orçamento do mês',
      display: 'Sobram R$ 120,00 de Lazer este mês.',
      editable: false,
    })
    expect(first.reply.split('\n')[1]).toBe('Sobram R$ 120,00 de Lazer este mês.')
    const over = await person.write('create_expense', { ...cinema, name: 'Show' })
    expect(over.reply).toContain('Lazer passa R$ 60,00 do planejado este mês.')
    const spread = await person.write('create_expense', {
      ...cinema,
      name: 'Jogo',
      installments: 3,
    })
    expect(spread.reply).toContain('Lazer passa R$ 120,00 do planejado este mês.')
    for (const other of [{ category: 'food' }, { date: '2026-10-18' }, { currency: 'USD' }]) {
      const { preview, reply } = await person.write('create_expense', { ...cinema, ...other })
      expect(preview.fields.map(({ slot }) => slot)).not.toContain('impact')
      expect(reply).not.toContain('Lazer')
    }
  })
})
