import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, lastDayOf, monthsFrom } from '../../internal/calendar.ts'
import { MAX_DEBT_INSTALLMENTS } from '../enums.ts'
import type { Debt, DebtPayment } from '../tables.ts'
import { projectPayoff } from './projection.ts'
import { type Installment, installmentsOf } from './schedule.ts'
import { partCents, solveTerms, type Terms } from './terms.ts'

const RUNS = { numRuns: 10_000 }
/** A schedule has hundreds of months. */
const RUNS_OF_SCHEDULES = { numRuns: 2500 }

const cents = fc.integer({ min: 1, max: 100_000_000 })
const count = fc.integer({ min: 1, max: MAX_DEBT_INSTALLMENTS })

const partsOf = (terms: Terms): number[] =>
  Array.from({ length: terms.count }, (_, index) => partCents(terms, index + 1))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

function solved(said: Parameters<typeof solveTerms>[0]): Terms {
  const terms = solveTerms(said)
  if (terms.status !== 'solved') throw new Error(JSON.stringify(terms))
  return terms.terms
}

describe('terms', () => {
  it('give the third of two, whose parts sum to the whole', () => {
    fc.assert(
      fc.property(cents, count, (totalCents, number) => {
        fc.pre(totalCents >= number)
        const terms = solved({ totalCents, count: number })
        const parts = partsOf(terms)
        expect(parts).toHaveLength(number)
        expect(sum(parts)).toBe(totalCents)
        expect(Math.min(...parts)).toBeGreaterThan(0)
        // Only the last may differ, and by less than a cent for each of the others.
        expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1)
        expect((parts.at(-1) ?? 0) - terms.eachCents).toBeLessThan(number)
      }),
      RUNS,
    )
  })

  it('of a total and what each costs end with what is left', () => {
    fc.assert(
      fc.property(cents, count, (eachCents, number) => {
        fc.pre(eachCents * number <= 100_000_000_000)
        for (const totalCents of [eachCents * number, eachCents * number - (eachCents - 1)]) {
          const terms = solved({ totalCents, eachCents })
          expect(terms.count).toBe(number)
          expect(sum(partsOf(terms))).toBe(totalCents)
        }
        expect(solved({ count: number, eachCents }).totalCents).toBe(eachCents * number)
      }),
      RUNS,
    )
  })

  it('take what was rounded to the cent for what it is', () => {
    fc.assert(
      fc.property(cents, count, (totalCents, number) => {
        fc.pre(totalCents >= number)
        const eachCents = Math.max(1, Math.round(totalCents / number))
        expect(sum(partsOf(solved({ totalCents, count: number, eachCents })))).toBe(totalCents)
      }),
      RUNS,
    )
  })

  it('say what is beyond the total, and refuse what does not reach it', () => {
    expect(solveTerms({ totalCents: 500_000, count: 24, eachCents: 26_000 })).toEqual({
      status: 'solved',
      terms: { totalCents: 624_000, count: 24, eachCents: 26_000 },
      extraCents: 124_000,
    })
    expect(solveTerms({ totalCents: 500_000, count: 24, eachCents: 10_000 })).toEqual({
      status: 'wrong',
      problem: 'belowTotal',
    })
    expect(solveTerms({ totalCents: 5, count: 24 })).toMatchObject({ problem: 'tooSmall' })
    expect(solveTerms({ totalCents: 500_000, eachCents: 1 })).toMatchObject({ problem: 'tooMany' })
    expect(solveTerms({ totalCents: 500_000 })).toMatchObject({ slot: 'totalInstallments' })
    expect(solveTerms({ count: 3 })).toMatchObject({ slot: 'totalAmount' })
  })
})

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)

function scheduleOf(
  debt: { startMonth: string; dueDay: number; installments: number },
  payments: readonly Partial<DebtPayment>[] = [],
  today = '2026-11-18',
): Installment[] {
  const row = { totalCents: debt.installments * 100, installmentCents: 100, ...debt }
  return installmentsOf({ debt: row as Debt, payments: payments as DebtPayment[] }, today)
}

describe('a schedule', () => {
  it('falls due once a month, on its day or the last one', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 31 }), count, (startMonth, dueDay, number) => {
        const all = scheduleOf({ startMonth, dueDay, installments: number })
        expect(all.map((one) => one.month)).toEqual(
          monthsFrom(startMonth, addMonths(startMonth, number - 1)),
        )
        for (const { dueOn, month: own } of all) {
          expect(dueOn.slice(0, 7)).toBe(own)
          const last = Number(lastDayOf(own).slice(8))
          expect(Number(dueOn.slice(8))).toBe(Math.min(dueDay, last))
        }
      }),
      RUNS_OF_SCHEDULES,
    )
  })

  it('is overdue the day after, and paid early in a month before', () => {
    const debt = { startMonth: '2026-11', dueDay: 18, installments: 3 }
    const payments = [{ installment: 3, paidOn: '2026-12-31', amountCents: 100 }]
    expect(scheduleOf(debt, payments).map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'paid-early',
    ])
    expect(scheduleOf(debt, payments, '2026-11-19')[0]?.status).toBe('overdue')
    expect(scheduleOf({ ...debt, startMonth: '2027-02', dueDay: 31 })[0]?.dueOn).toBe('2027-02-28')
  })
})

describe('a projection', () => {
  const today = '2026-11-18'
  const startMonth = '2026-02'

  it('goes on at the pace so far', () => {
    const paidDays = ['2026-02-10', '2026-03-10', '2026-04-10']
    expect(projectPayoff({ remaining: 9, paidDays, startMonth, today })).toEqual({
      rate: 1,
      remainingMonths: 9,
      payoffMonth: '2027-08',
      isRegular: true,
      isAhead: false,
    })
  })

  it('of nothing paid is one a month, from now or its start', () => {
    const of = (start: string) =>
      projectPayoff({ remaining: 12, paidDays: [], startMonth: start, today }).payoffMonth
    expect(of('2027-01')).toBe('2027-12')
    expect(of('2026-02')).toBe('2027-10')
  })

  it('tells who pays ahead, and who pays by fits and starts', () => {
    const ahead = ['2026-10-10', '2026-10-10', '2026-11-10', '2026-11-10']
    expect(projectPayoff({ remaining: 4, paidDays: ahead, startMonth, today })).toMatchObject({
      rate: 2,
      payoffMonth: '2027-01',
      isAhead: true,
    })
    const uneven = ['2026-02-10', '2026-02-11', '2026-02-12', '2026-06-10']
    expect(projectPayoff({ remaining: 4, paidDays: uneven, startMonth, today })).toMatchObject({
      rate: 0.8,
      remainingMonths: 5,
      isRegular: false,
    })
  })
})
