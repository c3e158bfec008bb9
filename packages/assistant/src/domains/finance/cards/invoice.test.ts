import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, isCalendarDay, monthsFrom } from '../../internal/calendar.ts'
import { invoiceMonthOf, invoiceOf, shareOfInvoice } from './invoice.ts'

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days))
const dayNumber = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(29, 30, 31))
const anyCard = fc.record({ closingDay: dayNumber, dueDay: dayNumber })

describe('the invoice of a purchase', () => {
  it.each([
    ['2026-11-03', 3, '2026-11'],
    ['2026-11-04', 3, '2026-12'],
    ['2026-12-31', 3, '2027-01'],
    ['2026-02-28', 31, '2026-02'],
    ['2026-03-01', 31, '2026-03'],
    ['2028-02-29', 30, '2028-02'],
    ['2026-04-30', 31, '2026-04'],
  ])('of %s on a card that closes on the %i is that of %s', (day, closingDay, month) => {
    expect(invoiceMonthOf(day, { closingDay })).toBe(month)
  })

  it('is the one whose days it falls into, and no other', () => {
    fc.assert(
      fc.property(anyDay, anyCard, (day, card) => {
        const month = invoiceMonthOf(day, card)
        const around = monthsFrom(addMonths(month, -2), addMonths(month, 2))
        const holding = around.filter((one) => {
          const { closesOn, opensOn } = invoiceOf(one, card)
          return opensOn <= day && day <= closesOn
        })
        expect(holding).toEqual([month])
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the days of an invoice', () => {
  it.each([
    ['2026-11', 3, 10, '2026-10-04', '2026-11-03', '2026-11-10'],
    ['2026-11', 28, 5, '2026-10-29', '2026-11-28', '2026-12-05'],
    ['2026-02', 31, 10, '2026-02-01', '2026-02-28', '2026-03-10'],
    ['2026-03', 30, 31, '2026-03-01', '2026-03-30', '2026-03-31'],
  ])('of %s, closing %i and due %i', (month, closingDay, dueDay, opensOn, closesOn, dueOn) => {
    expect(invoiceOf(month, { closingDay, dueDay })).toEqual({ month, opensOn, closesOn, dueOn })
  })

  it('exist, follow one another without a gap, and none is due before it closes', () => {
    fc.assert(
      fc.property(anyDay, anyCard, (day, card) => {
        const one = invoiceOf(day.slice(0, 7), card)
        const next = invoiceOf(addMonths(one.month, 1), card)
        expect([one.opensOn, one.closesOn, one.dueOn].every(isCalendarDay)).toBe(true)
        expect(next.opensOn).toBe(addDays(one.closesOn, 1))
        expect(one.dueOn >= one.closesOn).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the instalments of a purchase', () => {
  it('stand in as many invoices in a row, each once, and come to the whole', () => {
    const purchase = fc
      .record({
        installments: fc.integer({ min: 1, max: 120 }),
        more: fc.integer({ min: 0, max: 1_000_000 }),
        spentOn: anyDay,
      })
      .map(({ installments, more, spentOn }) => ({
        installments,
        totalCents: installments + more,
        spentOn,
      }))
    fc.assert(
      fc.property(purchase, anyCard, (bought, card) => {
        const first = invoiceMonthOf(bought.spentOn, card)
        const months = monthsFrom(addMonths(first, -2), addMonths(first, bought.installments + 2))
        const shares = months.map((month) => shareOfInvoice(bought, month, card))
        const numbers = shares.map((share) => share?.number ?? 0)
        const wanted = Array.from({ length: bought.installments }, (_, at) => at + 1)
        expect(numbers).toEqual([0, 0, ...wanted, 0, 0, 0])
        const sum = shares.reduce((cents, share) => cents + (share?.cents ?? 0), 0)
        expect(sum).toBe(bought.totalCents)
        const cents = shares.flatMap((share) => share?.cents ?? [])
        expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 10_000 },
    )
  })
})
