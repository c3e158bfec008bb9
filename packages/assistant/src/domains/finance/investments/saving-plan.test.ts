import { describe, expect, it } from 'vitest'
import { monthsUntil, neededEachMonth, savedCents } from './saving-plan.ts'

describe('a saving plan', () => {
  it('adds up deposits without interest', () => {
    const plan = { monthlyCents: 50_000, months: 24, startCents: 0, monthlyRate: 0 }
    expect(savedCents(plan)).toBe(1_200_000)
    expect(savedCents({ ...plan, startCents: 100_000 })).toBe(1_300_000)
  })

  it('compounds each month, and the last deposit earns nothing', () => {
    const plan = { monthlyCents: 10_000, months: 2, startCents: 100_000, monthlyRate: 0.01 }
    // 100,000 * 1.0201 + 10,000 * 1.01 + 10,000
    expect(savedCents(plan)).toBe(122_110)
  })

  it('finds the deposit that reaches a sum, and no less', () => {
    const terms = { months: 7, startCents: 0, monthlyRate: 0.008 }
    const monthlyCents = neededEachMonth(100_000, terms)
    expect(savedCents({ ...terms, monthlyCents })).toBeGreaterThanOrEqual(100_000)
    expect(savedCents({ ...terms, monthlyCents: monthlyCents - 1 })).toBeLessThan(100_000)
  })

  it('needs nothing where the start reaches it', () => {
    const terms = { months: 3, startCents: 200_000, monthlyRate: 0 }
    expect(neededEachMonth(100_000, terms)).toBe(0)
    expect(monthsUntil(100_000, { ...terms, monthlyCents: 1 })).toBe(0)
  })

  it('counts the months until a sum is reached', () => {
    const plan = { monthlyCents: 30_000, startCents: 0, monthlyRate: 0 }
    expect(monthsUntil(100_000, plan)).toBe(4)
    expect(monthsUntil(100_000, { ...plan, monthlyCents: 1 })).toBeUndefined()
  })
})
