import { fromUuid } from '@parco/store'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../../internal/calendar.ts'
import { SCOPES, type Scope } from '../scope.ts'
import type { Bill, BillMonth, BillRevision } from '../tables.ts'
import { type BillSeries, wouldBeOccurrence } from './bill-occurrence.ts'
import { type BillChanges, changedRows } from './change-bill.ts'

const FIRST = '2026-09'
const MONTHS = Array.from({ length: 12 }, (_, at) => addMonths(FIRST, at))
const TODAY = '2026-11-18'

const uuid = (digit: number) => `00000000-0000-7000-8000-${String(digit).padStart(12, '0')}`
const ids = { userId: fromUuid('user', uuid(1)), createdAt: new Date(0) }
const rent: Bill = {
  ...ids,
  id: fromUuid('bil', uuid(2)),
  name: 'Aluguel',
  category: 'housing',
  amountCents: 180_000,
  currency: 'BRL',
  dueDay: 10,
  fromMonth: FIRST,
  untilMonth: null,
  createdOn: '2026-09-01',
}

/** What the rows hold after one edit more, as the database would have it. */
function edited(
  { bill, revisions, months }: BillSeries,
  { month, scope }: { readonly month: string; readonly scope: Scope },
  changes: BillChanges,
): BillSeries {
  const before = { billId: bill.id, revisions, written: months.get(month) }
  let after: BillSeries = { bill, revisions, months }
  for (const { table, id, columns } of changedRows(before, { month, scope }, changes)) {
    const values = toValues(columns)
    if (table === 'bills') after = { ...after, bill: { ...after.bill, ...values } }
    else if (table === 'bill_months') {
      const old = after.months.get(month) ?? emptyMonth(month)
      after = { ...after, months: new Map(after.months).set(month, { ...old, ...values }) }
    } else {
      const rows = id === undefined ? [...after.revisions, emptyRevision(month)] : after.revisions
      const isMeant = (one: BillRevision) =>
        id === undefined ? one.fromMonth === month : one.id === id
      after = {
        ...after,
        revisions: rows.map((one) => (isMeant(one) ? { ...one, ...values } : one)),
      }
    }
  }
  return after
}

const toValues = (columns: Readonly<Record<string, unknown>>) => ({
  ...('amount_cents' in columns ? { amountCents: columns.amount_cents as number } : {}),
  ...('due_day' in columns ? { dueDay: columns.due_day as number } : {}),
})

const emptyMonth = (month: string): BillMonth => ({
  ...ids,
  id: fromUuid('bmo', uuid(100 + MONTHS.indexOf(month))),
  billId: rent.id,
  month,
  status: 'pending',
  paidOn: null,
  paidCents: null,
  amountCents: null,
  dueDay: null,
})

const emptyRevision = (fromMonth: string): BillRevision => ({
  ...ids,
  id: fromUuid('brv', uuid(200 + MONTHS.indexOf(fromMonth))),
  billId: rent.id,
  fromMonth,
  name: null,
  category: null,
  amountCents: null,
  dueDay: null,
})

const change = fc.oneof(
  fc.record({ amountCents: fc.integer({ min: 1, max: 10_000_000 }) }),
  fc.record({ dueDay: fc.integer({ min: 1, max: 31 }) }),
  fc.record({
    amountCents: fc.integer({ min: 1, max: 10_000_000 }),
    dueDay: fc.integer({ min: 1, max: 31 }),
  }),
)
const edit = fc.record({
  scope: fc.constantFrom(...SCOPES),
  month: fc.constantFrom(...MONTHS),
  change,
})

const isMeant = (scope: Scope, month: string, one: string): boolean =>
  scope === 'all' || one === month || (scope === 'future' && one > month)

describe('edits of a bill', () => {
  it('leave each month as whoever changed it last said, one month’s own words before all', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
        let series: BillSeries = { bill: rent, revisions: [], months: new Map() }
        const ruled = new Map(MONTHS.map((month) => [month, { amountCents: 180_000, dueDay: 10 }]))
        const once = new Map<string, BillChanges>()
        for (const { scope, month, change } of edits) {
          series = edited(series, { month, scope }, change)
          if (scope === 'this') once.set(month, { ...once.get(month), ...change })
          else
            for (const one of MONTHS.filter((one) => isMeant(scope, month, one)))
              ruled.set(one, { ...(ruled.get(one) ?? rent), ...change })
        }
        for (const month of MONTHS) {
          const { amountCents, dueDay } = wouldBeOccurrence(series, month, TODAY)
          expect({ amountCents, dueDay }).toEqual({ ...ruled.get(month), ...once.get(month) })
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('leave no two revisions for one month', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
        const { revisions } = edits.reduce<BillSeries>(
          (series, { scope, month, change }) => edited(series, { month, scope }, change),
          { bill: rent, revisions: [], months: new Map() },
        )
        expect(new Set(revisions.map(({ fromMonth }) => fromMonth)).size).toBe(revisions.length)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the due day of a bill', () => {
  it('is in its month, as said or on the last day; what was due before it was registered is not late', () => {
    const day = fc.integer({ min: 1, max: 31 })
    const month = fc.integer({ min: 0, max: 1200 }).map((at) => addMonths('2000-01', at))
    fc.assert(
      fc.property(day, month, fc.integer({ min: 0, max: 27 }), day, (dueDay, one, offset, on) => {
        const today = `${addMonths(one, offset % 3)}-${String(offset + 1).padStart(2, '0')}`
        const createdOn = `${one}-${String(on).padStart(2, '0')}`
        const bill = { ...rent, dueDay, fromMonth: '2000-01', createdOn }
        const { dueOn, daysUntilDue, status } = wouldBeOccurrence(
          { bill, revisions: [], months: new Map() },
          one,
          today,
        )
        const [year, number] = one.split('-').map(Number) as [number, number]
        const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
        expect(dueOn).toBe(`${one}-${String(Math.min(dueDay, last)).padStart(2, '0')}`)
        expect(daysUntilDue).toBe((Date.parse(dueOn) - Date.parse(today)) / 86_400_000)
        expect(status).toBe(daysUntilDue < 0 && dueOn >= createdOn ? 'overdue' : 'pending')
      }),
      { numRuns: 10_000 },
    )
  })
})
