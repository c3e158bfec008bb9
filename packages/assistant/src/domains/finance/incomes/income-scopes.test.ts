import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstDayOf, lastDayOf } from '../../internal/calendar.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'
import { SCOPES, type Scope } from '../scope.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

interface Incomes {
  readonly expected: readonly { readonly amountCents: number; readonly expectedOn: string }[]
}

async function employee(dueDay = 5): Promise<Person> {
  const person = await domain.person()
  await person.write('create_income_rule', { name: 'Salário', amount: 4500, dueDay })
  return person
}

/** `2026-12-05 4500`: what is expected in a month. */
async function expectedIn(person: Person, monthYear: string): Promise<string[]> {
  const { output } = await person.read<Incomes>('get_incomes', {
    startDate: firstDayOf(monthYear),
    endDate: lastDayOf(monthYear),
  })
  return output.expected.map(({ amountCents, expectedOn }) => `${expectedOn} ${amountCents / 100}`)
}

describe('a change of a regular income', () => {
  it('is for one time, for later ones, or for all', async () => {
    const person = await employee()
    const future = await person.write('update_income_rule', { amount: 5200, monthYear: '2027-01' })
    expect(future.preview.title).toBe(
      'Alterar receita fixa: Salário, a partir de 05/01/2027: R$ 4.500,00 → R$ 5.200,00',
    )
    const once = { amount: 4000, scope: 'this', monthYear: '2027-02' }
    await person.write('update_income_rule', once)
    expect(await expectedIn(person, '2026-12')).toEqual(['2026-12-05 4500'])
    expect(await expectedIn(person, '2027-01')).toEqual(['2027-01-05 5200'])
    expect(await expectedIn(person, '2027-02')).toEqual(['2027-02-05 4000'])
    expect(await expectedIn(person, '2027-03')).toEqual(['2027-03-05 5200'])
    await person.write('update_income_rule', { amount: 6000, scope: 'all' })
    expect(await expectedIn(person, '2026-12')).toEqual(['2026-12-05 6000'])
    expect(await expectedIn(person, '2027-03')).toEqual(['2027-03-05 6000'])
  })

  it('keeps the 31st through short months, and moves to another day from a month on', async () => {
    const person = await employee(31)
    expect(await expectedIn(person, '2027-02')).toEqual(['2027-02-28 4500'])
    await person.write('update_income_rule', { amount: 5000, monthYear: '2027-02' })
    expect(await expectedIn(person, '2027-03')).toEqual(['2027-03-31 5000'])
    await person.write('update_income_rule', { dueDay: 7, monthYear: '2027-04' })
    expect(await expectedIn(person, '2027-03')).toEqual(['2027-03-31 5000'])
    expect(await expectedIn(person, '2027-04')).toEqual(['2027-04-07 5000'])
  })

  it('calls one time off, ends it from a month on, or removes it', async () => {
    const person = await employee()
    const skipped = { name: 'salário', scope: 'this', monthYear: '2027-01' }
    expect((await person.write('end_income_rule', skipped)).reply).toBe(
      'Anotei que não vem desta vez: Salário, 05/01/2027. As próximas continuam.',
    )
    expect(await expectedIn(person, '2027-01')).toEqual([])
    expect(await expectedIn(person, '2027-02')).toEqual(['2027-02-05 4500'])
    await person.write('end_income_rule', { monthYear: '2027-03' })
    expect(await expectedIn(person, '2027-02')).toEqual(['2027-02-05 4500'])
    expect(await expectedIn(person, '2027-03')).toEqual([])
    await person.write('end_income_rule', { scope: 'all' })
    expect(await expectedIn(person, '2026-12')).toEqual([])
  })

  it('refuses what makes no sense for a single time, and asks what changes', async () => {
    const person = await employee()
    expect(
      await person.prepare('update_income_rule', { name: 'Bolsa', scope: 'this' }),
    ).toMatchObject({ status: 'refused' })
    expect(await person.prepare('update_income_rule', { amount: 4500 })).toMatchObject({
      status: 'question',
      missing: ['amount'],
    })
    expect(await person.prepare('update_income_rule', { dueDay: 40 })).toMatchObject({
      status: 'question',
      missing: ['dueDay'],
    })
  })

  it('leaves every month as whoever changed it last said, in whatever order', async () => {
    const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
    const edit = fc.record({
      scope: fc.constantFrom(...SCOPES),
      at: fc.integer({ min: 0, max: months.length - 1 }),
      amount: fc.integer({ min: 1, max: 9999 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const person = await employee()
        const model = months.map(() => ({ amount: 4500, once: undefined as number | undefined }))
        for (const { scope, at, amount } of edits) {
          const current = model[at]?.once ?? model[at]?.amount
          if (current === amount) continue
          await person.write('update_income_rule', { scope, amount, monthYear: months[at] ?? '' })
          applyTo(model, { scope, at, amount })
        }
        for (const [index, month] of months.entries()) {
          const { amount, once } = model[index] ?? { amount: 0, once: undefined }
          expect(await expectedIn(person, month)).toEqual([`${month}-05 ${once ?? amount}`])
        }
      }),
      { numRuns: 40 },
    )
  })
})

function applyTo(
  model: { amount: number; once: number | undefined }[],
  { scope, at, amount }: { scope: Scope; at: number; amount: number },
): void {
  for (const [index, month] of model.entries()) {
    if (scope === 'this' && index === at) month.once = amount
    if (scope === 'all' || (scope === 'future' && index >= at)) month.amount = amount
  }
}
