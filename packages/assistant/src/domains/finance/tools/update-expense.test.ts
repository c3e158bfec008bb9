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

const spend = (person: Person, name: string, actualAmount: number, date = '2026-11-18') =>
  person.write('create_expense', { name, actualAmount, date, category: 'food' })

describe('update_expense', () => {
  it('shows old and new, changes the one row, and can be undone', async () => {
    const person = await domain.person()
    await spend(person, 'Mercado', 50)
    await spend(person, 'Mercado', 80, '2026-11-10')
    const done = await person.write('update_expense', {
      expenseRef: { name: 'mercado', date: '2026-11-18' },
      actualAmount: 65,
    })
    expect(done.preview.title).toBe('Corrigir gasto: Mercado, hoje (18/11): R$ 50,00 → R$ 65,00')
    expect(done.preview.fields.find(({ slot }) => slot === 'actualAmount')).toMatchObject({
      value: 65,
      display: 'R$ 50,00 → R$ 65,00',
    })
    expect(done.reply).toBe('Corrigi: Mercado, hoje (18/11): R$ 50,00 → R$ 65,00.')
    const { output } = await person.read<{ expenses: { cents: number }[] }>('get_expenses')
    expect(output.expenses.map(({ cents }) => cents)).toEqual([6500, 8000])
    await person.undo(done)
    const undone = await person.read<{ expenses: { cents: number }[] }>('get_expenses')
    expect(undone.output.expenses.map(({ cents }) => cents)).toEqual([5000, 8000])
  })

  it('tells every change in English', async () => {
    const person = await domain.person({ locale: 'en' })
    await spend(person, 'Lunch', 32.9)
    const { reply } = await person.write('update_expense', {
      expenseRef: { name: 'lunch' },
      name: 'Dinner',
      category: 'entertainment',
      date: '2026-11-17',
      installments: 2,
    })
    expect(reply).toBe(
      'Corrected: Lunch: R$32.90 → R$32.90 in 2 payments of R$16.45; Lunch → Dinner; Food → Entertainment; today (Nov 18) → yesterday (Nov 17).',
    )
  })

  it('asks what changes when nothing does', async () => {
    const person = await domain.person()
    await spend(person, 'Uber', 18)
    for (const slots of [{}, { actualAmount: 18 }, { name: ' uber' }]) {
      expect(
        await person.prepare('update_expense', { expenseRef: { name: 'uber' }, ...slots }),
      ).toMatchObject({ status: 'question', missing: ['actualAmount'] })
    }
  })

  it('asks about values that cannot be', async () => {
    const person = await domain.person()
    await spend(person, 'Uber', 18)
    for (const [slots, slot] of [
      [{ actualAmount: -1 }, 'actualAmount'],
      [{ date: '2026-11-30' }, 'date'],
      [{ date: '2026-11-31' }, 'date'],
      [{ currency: 'XYZW' }, 'currency'],
      [{ installments: 0 }, 'installments'],
    ] as const) {
      expect(
        await person.prepare('update_expense', { expenseRef: { name: 'uber' }, ...slots }),
      ).toMatchObject({ status: 'question', missing: [slot] })
    }
  })

  it('writes nothing when the row changed after the card, or is gone', async () => {
    const person = await domain.person()
    await spend(person, 'Uber', 18)
    const slots = { expenseRef: { name: 'uber' }, actualAmount: 20 }
    const first = await person.prepare('update_expense', slots)
    await person.write('update_expense', { ...slots, actualAmount: 25 })
    if (first.status !== 'ready') throw new Error('not ready')
    await expect(person.execute('update_expense', first.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
    await person.write('delete_expense', { expenseRef: { name: 'uber' } })
    await expect(person.execute('update_expense', first.arguments)).rejects.toMatchObject({
      code: 'not-found',
    })
  })
})

describe('a monthly plan', () => {
  const plan = { name: 'Mercado', category: 'food', budgetedAmount: 600, isRecurring: true }

  async function planner(): Promise<Person> {
    const person = await domain.person()
    await spend(person, 'Mercado', 50)
    await person.write('create_expense', plan)
    return person
  }

  const planned = async (person: Person, month: number) => {
    const read = await person.read<{ plans: { plannedCents: number }[] }>('get_expenses', {
      month,
      year: 2026,
    })
    return read.output.plans.map(({ plannedCents }) => plannedCents)
  }

  it('is what "o orçamento do mercado" means, never the expense', async () => {
    const person = await planner()
    const expenseRef = { name: 'orçamento do mercado' }
    const change = await person.prepare('update_expense', { expenseRef, actualAmount: 700 })
    expect(change).toMatchObject({
      status: 'ready',
      arguments: { target: 'budget' },
      preview: {
        title:
          'Mudar orçamento: Mercado, por mês a partir de novembro de 2026: R$ 600,00 → R$ 700,00',
      },
    })
    expect(await person.prepare('delete_expense', { expenseRef })).toMatchObject({
      status: 'ready',
      arguments: { target: 'budget' },
    })
  })

  it('changes from this month on, and can be undone', async () => {
    const person = (await planner()).but({ now: '2026-12-05T15:00:00Z' })
    const done = await person.write('update_expense', {
      expenseRef: { name: 'orçamento do mercado' },
      budgetedAmount: 700,
    })
    expect(done.reply).toContain('R$ 600,00 → R$ 700,00')
    expect(await planned(person, 11)).toEqual([60000])
    expect(await planned(person, 12)).toEqual([70000])
    await person.undo(done)
    expect(await planned(person, 12)).toEqual([60000])
  })

  it('ends before this month, and can be undone', async () => {
    const person = (await planner()).but({ now: '2026-12-05T15:00:00Z', locale: 'en' })
    const expenseRef = { name: 'grocery budget' }
    const done = await person.write('delete_expense', { expenseRef })
    expect(done.reply).toBe('Budget ended: Mercado, R$600.00 a month, from November 2026 on.')
    expect(await planned(person, 11)).toEqual([60000])
    expect(await planned(person, 12)).toEqual([])
    await person.undo(done)
    expect(await planned(person, 12)).toEqual([60000])
  })

  it('is chosen by its id, as a page does', async () => {
    const person = await planner()
    const { output } = await person.read<{ plans: { id: string }[] }>('get_budgets', {})
    const expenseRef = { id: output.plans[0]?.id ?? '' }
    await person.write('update_expense', { expenseRef, budgetedAmount: 650 })
    expect(await planned(person, 11)).toEqual([65000])
    await person.write('delete_expense', { expenseRef })
    expect(await planned(person, 11)).toEqual([])
  })

  it('is named by an undo as well', async () => {
    const person = await planner()
    const resolution = await person.inContext(async (context) =>
      financeDomain.resolveUndo?.({ expenseRef: { name: 'orçamento do mercado' } }, context),
    )
    expect(resolution).toMatchObject({ status: 'found', row: { table: 'budgets' } })
  })

  it('of one month can be changed too', async () => {
    const person = await domain.person()
    await person.write('create_expense', { name: 'Festa', budgetedAmount: 300 })
    const expenseRef = { name: 'orçamento da festa' }
    await person.write('update_expense', { expenseRef, budgetedAmount: 400 })
    expect(await planned(person, 11)).toEqual([40000])
    expect(await planned(person, 12)).toEqual([])
    await person.write('delete_expense', { expenseRef })
    expect(await planned(person, 11)).toEqual([])
  })

  it('asks for the amount, and says what there is', async () => {
    const person = await planner()
    const ask = (name: string, slots: object = {}) =>
      person.prepare('update_expense', { expenseRef: { name }, ...slots } as never)
    expect(await ask('orçamento do mercado')).toMatchObject({ missing: ['budgetedAmount'] })
    expect(await ask('orçamento do mercado', { budgetedAmount: -1 })).toMatchObject({
      missing: ['budgetedAmount'],
    })
    expect(await ask('orçamento da escola', { budgetedAmount: 1 })).toEqual({
      status: 'refused',
      explanation: 'Não achei orçamento da escola. Orçamentos deste mês: Mercado.',
    })
    await person.write('create_expense', { ...plan, name: 'Mercado da mãe' })
    const question = await ask('o orçamento', { budgetedAmount: 1 })
    if (question.status !== 'question') throw new Error('expected a question')
    const [first] = question.options ?? []
    expect(
      await person.prepare('update_expense', { budgetedAmount: 1, ...first?.slots }),
    ).toMatchObject({
      status: 'ready',
    })
    const other = await domain.person()
    expect(
      await other.prepare('delete_expense', { expenseRef: { name: 'orçamento' } }),
    ).toMatchObject({ status: 'refused' })
  })
})

describe('a reference to an expense', () => {
  const refs = async (person: Person, expenseRef: object) =>
    person.prepare('delete_expense', { expenseRef: expenseRef as never })

  it.each([
    [{ name: 'farmacia' }, 'Farmácia, R$ 30,00, hoje (18/11)'],
    [{ name: 'FARMÁCIA' }, 'Farmácia, R$ 30,00, hoje (18/11)'],
    [{ name: 'o gasto da farmacía' }, 'Farmácia, R$ 30,00, hoje (18/11)'],
    [{ name: 'restaurate' }, 'Restaurante japonês, R$ 120,00, domingo (15/11)'],
    [{ name: 'uber', actualAmount: 18 }, 'Uber, R$ 18,00, ontem (17/11)'],
    [{ actualAmount: 23 }, 'Uber, R$ 23,00, segunda (16/11)'],
    [{ date: '2026-11-17' }, 'Uber, R$ 18,00, ontem (17/11)'],
  ])('%j is one', async (expenseRef, described) => {
    const person = await domain.person({ now: '2026-11-18T15:00:00Z' })
    await spend(person, 'Farmácia', 30)
    await spend(person, 'Uber', 18, '2026-11-17')
    await spend(person, 'Uber', 23, '2026-11-16')
    await spend(person, 'Restaurante japonês', 120, '2026-11-15')
    const preparation = await refs(person, expenseRef)
    const title = `Apagar gasto: ${described}`
    // Monday is the day before yesterday here, which Portuguese has a word for.
    expect(preparation).toMatchObject({
      status: 'ready',
      preview: { title: title.replace('segunda', 'anteontem') },
    })
  })

  it('that fits several asks, with labels that tell them apart and a choice that is exact', async () => {
    const person = await domain.person()
    await spend(person, 'Uber', 18, '2026-11-17')
    await spend(person, 'Uber', 23)
    const preparation = await refs(person, { name: 'uber' })
    if (preparation.status !== 'question') throw new Error('expected a question')
    expect(preparation.options?.map(({ label }) => label)).toEqual([
      'Uber, R$ 23,00, hoje (18/11)',
      'Uber, R$ 18,00, ontem (17/11)',
    ])
    const chosen = preparation.options?.[1]?.slots ?? {}
    expect(await person.prepare('delete_expense', chosen)).toMatchObject({
      status: 'ready',
      preview: { title: 'Apagar gasto: Uber, R$ 18,00, ontem (17/11)' },
    })
  })

  it('that fits rows nobody could tell apart takes the newest', async () => {
    const person = await domain.person()
    await spend(person, 'Café', 5)
    const { changes } = await spend(person, 'Café', 5)
    const preparation = await refs(person, { name: 'café' })
    expect(preparation).toMatchObject({
      status: 'ready',
      arguments: { id: changes[0]?.id },
    })
  })

  it('tells alike rows of different categories apart by when they were recorded', async () => {
    const person = await domain.person()
    await spend(person, 'Café', 5)
    const later = person.but({ now: '2026-11-18T18:05:00Z' })
    await later.write('create_expense', { name: 'Café', actualAmount: 5, category: 'gifts' })
    const preparation = await refs(person, { name: 'café' })
    expect(preparation).toMatchObject({
      status: 'question',
      options: [
        { label: 'Café, R$ 5,00, hoje (18/11), anotado às 15:05' },
        { label: 'Café, R$ 5,00, hoje (18/11), anotado às 12:00' },
      ],
    })
  })

  it('without words is the only one of today, otherwise a question', async () => {
    const person = await domain.person()
    expect(await refs(person, {})).toMatchObject({ status: 'refused' })
    await spend(person, 'Cinema', 80, '2026-11-10')
    expect(await refs(person, {})).toMatchObject({ status: 'question', missing: ['expenseRef'] })
    await spend(person, 'Uber', 18)
    expect(await refs(person, {})).toMatchObject({
      status: 'ready',
      preview: { title: 'Apagar gasto: Uber, R$ 18,00, hoje (18/11)' },
    })
    await spend(person, 'Padaria', 12)
    const preparation = await refs(person, {})
    expect(preparation).toMatchObject({ status: 'question' })
    expect(preparation).toHaveProperty('options.length', 2)
  })

  it('that fits nothing says what there is, in both languages', async () => {
    const person = await domain.person()
    await spend(person, 'Padaria', 12)
    expect(await refs(person, { name: 'cinema' })).toEqual({
      status: 'refused',
      explanation:
        'Não achei gasto com “cinema”. Os últimos foram:\n- Padaria, R$ 12,00, hoje (18/11)',
    })
    expect(await refs(person.but({ locale: 'en' }), { actualAmount: 99 })).toEqual({
      status: 'refused',
      explanation:
        'I found no expense with R$99.00. The latest are:\n- Padaria, R$12.00, today (Nov 18)',
    })
    for (const actualAmount of [1e300, -5, 0]) {
      expect(await refs(person, { actualAmount })).toMatchObject({ status: 'refused' })
    }
    expect(await refs(person, { date: '2026-02-30' })).toMatchObject({ status: 'question' })
    expect(await refs(person, { id: `exp_${'0'.repeat(32)}` })).toMatchObject({ status: 'refused' })
    expect(await refs(person, { id: "exp_'; drop table expenses" })).toMatchObject({
      status: 'refused',
    })
  })

  it('never finds what belongs to somebody else', async () => {
    const other = await domain.person()
    const { changes } = await spend(other, 'Segredo', 1)
    const person = await domain.person()
    expect(await refs(person, { id: changes[0]?.id })).toMatchObject({ status: 'refused' })
    expect(await refs(person, { name: 'segredo' })).toMatchObject({ status: 'refused' })
  })

  it('names the row whose receipt an undo means', async () => {
    const person = await domain.person()
    const { changes } = await spend(person, 'Uber', 18)
    const resolution = await person.inContext(async (context) =>
      financeDomain.resolveUndo?.({ expenseRef: { name: 'uber' } }, context),
    )
    expect(resolution).toEqual({
      status: 'found',
      row: { table: 'expenses', id: changes[0]?.id },
    })
    const none = await person.inContext(async (context) =>
      financeDomain.resolveUndo?.({ entryRef: { type: 'water' } }, context),
    )
    expect(none).toBeUndefined()
  })
})

describe('delete_expense', () => {
  it('shows what goes, nothing of it editable, and can be undone', async () => {
    const person = await domain.person()
    await spend(person, 'Uber', 18)
    const done = await person.write('delete_expense', { expenseRef: { name: 'uber' } })
    expect(done.preview.fields.some(({ editable }) => editable)).toBe(false)
    expect(done.reply).toBe('Apaguei: Uber, R$ 18,00, hoje (18/11).')
    expect(await person.records('2026-11-18')).toEqual([])
    await person.undo(done)
    expect(await person.records('2026-11-18')).toHaveLength(1)
  })
})
