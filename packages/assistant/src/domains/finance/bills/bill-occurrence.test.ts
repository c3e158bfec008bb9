import { fromUuid } from '@parco/store'
import { describe, expect, it } from 'vitest'
import type { Bill, BillMonth, BillRevision } from '../tables.ts'
import { type BillSeries, occurrenceOf } from './bill-occurrence.ts'
import { occurrencesOf, owedBefore } from './read-bills.ts'

const uuid = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`
const ids = { userId: fromUuid('user', uuid(1)), createdAt: new Date(0) }

const rent: Bill = {
  ...ids,
  id: fromUuid('bil', uuid(2)),
  name: 'Aluguel',
  category: 'housing',
  amountCents: 180000,
  currency: 'BRL',
  dueDay: 10,
  fromMonth: '2026-09',
  untilMonth: null,
  createdOn: '2026-09-01',
}

const revision = (fromMonth: string, changes: Partial<BillRevision>): BillRevision => ({
  ...ids,
  id: fromUuid('brv', uuid(3)),
  billId: rent.id,
  fromMonth,
  name: null,
  category: null,
  amountCents: null,
  dueDay: null,
  ...changes,
})

const month = (name: string, changes: Partial<BillMonth>): [string, BillMonth] => [
  name,
  {
    ...ids,
    id: fromUuid('bmo', uuid(4)),
    billId: rent.id,
    month: name,
    status: 'pending',
    paidOn: null,
    paidCents: null,
    amountCents: null,
    dueDay: null,
    ...changes,
  },
]

const series = (parts: Partial<BillSeries> = {}): BillSeries => ({
  bill: rent,
  revisions: [],
  months: new Map(),
  ...parts,
})

const today = '2026-11-18'

describe('a month of a bill', () => {
  it('exists on its first look, however many months were never looked at', () => {
    expect(occurrenceOf(series(), '2026-08', today)).toBeUndefined()
    for (const name of ['2026-09', '2026-11', '2027-03']) {
      expect(occurrenceOf(series(), name, today)).toMatchObject({
        month: name,
        amountCents: 180000,
      })
    }
  })

  it('survives the cancellation of another month', () => {
    const canceled = series({ months: new Map([month('2026-10', { status: 'canceled' })]) })
    expect(occurrenceOf(canceled, '2026-10', today)?.status).toBe('canceled')
    expect(occurrenceOf(canceled, '2026-11', today)?.status).toBe('overdue')
  })

  it('does not exist after the rule has ended', () => {
    const ended = series({ bill: { ...rent, untilMonth: '2026-10' } })
    expect(occurrenceOf(ended, '2026-10', today)).toBeDefined()
    expect(occurrenceOf(ended, '2026-11', today)).toBeUndefined()
  })

  it('takes every revision up to it, in the order of months', () => {
    const revised = series({
      revisions: [
        revision('2027-01', { amountCents: 200000 }),
        revision('2026-11', { amountCents: 190000, dueDay: 15 }),
      ],
    })
    const read = (name: string) => {
      const occurrence = occurrenceOf(revised, name, today)
      return [occurrence?.amountCents, occurrence?.dueDay]
    }
    expect(read('2026-10')).toEqual([180000, 10])
    expect(read('2026-11')).toEqual([190000, 15])
    expect(read('2026-12')).toEqual([190000, 15])
    expect(read('2027-01')).toEqual([200000, 15])
  })

  it('may have an amount and a day of its own', () => {
    const special = series({ months: new Map([month('2026-11', { amountCents: 1, dueDay: 30 })]) })
    expect(occurrenceOf(special, '2026-11', today)).toMatchObject({
      amountCents: 1,
      dueOn: '2026-11-30',
      status: 'pending',
    })
    expect(occurrenceOf(special, '2026-12', today)?.amountCents).toBe(180000)
  })

  it('is due on the last day of a month too short for its due day', () => {
    const last = series({ bill: { ...rent, dueDay: 31 } })
    expect(occurrenceOf(last, '2027-02', today)?.dueOn).toBe('2027-02-28')
    expect(occurrenceOf(last, '2028-02', today)?.dueOn).toBe('2028-02-29')
    expect(occurrenceOf(last, '2026-12', today)?.dueOn).toBe('2026-12-31')
  })

  it('is overdue from the day after, counted from its own month', () => {
    const on = (day: string, name = '2026-11') => occurrenceOf(series(), name, day)
    expect(on('2026-11-18')).toMatchObject({ status: 'overdue', daysUntilDue: -8 })
    expect(on('2026-11-18', '2026-12')).toMatchObject({ status: 'pending', daysUntilDue: 22 })
    expect(on('2026-11-10')).toMatchObject({ status: 'pending', daysUntilDue: 0 })
    expect(on('2026-11-11')).toMatchObject({ status: 'overdue', daysUntilDue: -1 })
  })

  it('that is paid or canceled is never overdue', () => {
    const payment = { status: 'paid', paidOn: '2026-11-05', paidCents: 180000 } as const
    const paid = series({ months: new Map([month('2026-11', payment)]) })
    expect(occurrenceOf(paid, '2026-11', today)?.status).toBe('paid')
  })

  it('is still owed in later months', () => {
    const payment = { status: 'paid', paidOn: '2026-10-10', paidCents: 1 } as const
    const paidOnce = [series({ months: new Map([month('2026-10', payment)]) })]
    expect(owedBefore(paidOnce, '2026-11', today).map((bill) => bill.month)).toEqual(['2026-09'])
  })

  it('stands among the others by due day', () => {
    const later = series({ bill: { ...rent, name: 'Internet', dueDay: 20 } })
    const sooner = series({ bill: { ...rent, name: 'Água', dueDay: 5 } })
    const names = occurrencesOf([later, series(), sooner], '2026-11', '2026-11', today)
    expect(names.map(({ name }) => name)).toEqual(['Água', 'Aluguel', 'Internet'])
  })
})
