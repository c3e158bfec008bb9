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

const partsOf = (person: Person, day = '2026-11-18') =>
  person.inContext(({ life }) => life.balanceParts(day))

describe('how finances go', () => {
  it('is told by nothing where nothing is recorded', async () => {
    expect(await partsOf(await domain.person())).toEqual([])
  })

  it('is what is left of what came in, from two weeks on', async () => {
    const person = await domain.person()
    await person.write('create_income', { name: 'Salário', actualAmount: 5000, date: '2026-11-10' })
    expect(await partsOf(person)).toMatchObject([{ key: 'left', score: null, daysMissing: 5 }])
    await person.write('create_expense', {
      name: 'Mercado',
      actualAmount: 4500,
      date: '2026-10-20',
    })
    const [left] = await partsOf(person)
    expect(left).toMatchObject({ area: 'finance', key: 'left', name: 'Sobra' })
    // A tenth is left, which is half the way from spending all (a half) to a fifth (all).
    expect(left?.score).toBeCloseTo(0.75)
    expect(left?.coverage).toBeCloseTo(30 / 91)
  })

  it('counts paid bills as spent and as paid, and none that is not due yet', async () => {
    const person = await domain.person()
    await person.write('create_bill', { name: 'Luz', amount: 100, dueDay: 10 })
    await person.write('create_bill', { name: 'Água', amount: 50, dueDay: 12 })
    await person.write('create_bill', { name: 'Internet', amount: 100, dueDay: 30 })
    expect(await partsOf(person)).toMatchObject([{ key: 'bills', score: 0, coverage: 1 }])
    await person.write('mark_bill_paid', { billRef: 'luz' })
    expect(await partsOf(person)).toMatchObject([{ key: 'bills', score: 0.5 }])
  })

  it('is how plans are kept, the more telling the more of the month is gone', async () => {
    const person = await domain.person()
    const plan = {
      name: 'Lazer',
      category: 'entertainment',
      budgetedAmount: 300,
      isRecurring: true,
    }
    await person.write('create_expense', plan)
    await person.write('create_expense', {
      name: 'Cinema',
      category: 'entertainment',
      actualAmount: 255,
    })
    expect(await partsOf(person)).toMatchObject([{ key: 'plans', score: 1, coverage: 0.6 }])
    await person.write('create_expense', {
      name: 'Show',
      category: 'entertainment',
      actualAmount: 120,
    })
    const [plans] = await partsOf(person)
    expect(plans?.score).toBeCloseTo(0.5)
  })
})
