import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../../internal/calendar.ts'
import { lastMonthOf, shareOfMonth } from './installments.ts'

describe('a purchase in instalments', () => {
  const fridge = { totalCents: 289900, installments: 10, spentOn: '2026-11-18' }

  it('is borne by each month from that of the purchase on', () => {
    expect(shareOfMonth(fridge, '2026-10')).toBeUndefined()
    expect(shareOfMonth(fridge, '2026-11')).toEqual({ number: 1, cents: 28990 })
    expect(shareOfMonth(fridge, '2027-08')).toEqual({ number: 10, cents: 28990 })
    expect(shareOfMonth(fridge, '2027-09')).toBeUndefined()
    expect(lastMonthOf(fridge)).toBe('2027-08')
  })

  it('never loses or invents a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 120, max: 10_000_000 }),
        fc.integer({ min: 1, max: 120 }),
        (totalCents, installments) => {
          const purchase = { totalCents, installments, spentOn: '2026-01-31' }
          const shares = Array.from(
            { length: installments },
            (_, index) => shareOfMonth(purchase, addMonths('2026-01', index))?.cents ?? 0,
          )
          expect(shares.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents)
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
