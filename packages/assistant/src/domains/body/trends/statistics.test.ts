import { describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import { correlate } from './correlation.ts'
import { holm } from './holm.ts'
import { twoSidedP } from './student-t.ts'

describe('Student’s distribution', () => {
  // Critical values as tables print them: two-sided.
  it.each([
    [12.706, 1, 0.05],
    [2.571, 5, 0.05],
    [2.228, 10, 0.05],
    [2.75, 30, 0.01],
    [1.984, 100, 0.05],
    [3.39, 100, 0.001],
  ])('has %f at %i degrees of freedom for p = %f', (t, degrees, p) => {
    expect(twoSidedP(t, degrees)).toBeCloseTo(p, 3)
    expect(twoSidedP(-t, degrees)).toBeCloseTo(p, 3)
  })

  it('is 1 at zero and 0 far out', () => {
    expect(twoSidedP(0, 8)).toBe(1)
    expect(twoSidedP(1e9, 8)).toBeLessThan(1e-12)
    expect(twoSidedP(Number.POSITIVE_INFINITY, 8)).toBe(0)
  })
})

describe('Pearson’s correlation', () => {
  const pairs = (values: readonly (readonly [number, number])[], everyDays = 2) =>
    values.map(([a, b], at) => ({ day: addDays('2026-01-01', at * everyDays), a, b }))

  it('is what a table says: Anscombe’s first set', () => {
    const a = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    const b = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    const found = correlate(pairs(a.map((value, at) => [value, b[at] ?? 0])))
    expect(found?.n).toBe(11)
    expect(found?.r).toBeCloseTo(0.8164, 4)
    expect(found?.p).toBeCloseTo(0.00217, 5)
  })

  it('counts days in a row as fewer where both drift', () => {
    const drifting = Array.from({ length: 30 }, (_, at) => [at + (at % 3), at + (at % 2)] as const)
    const apart = correlate(pairs(drifting, 2))
    const inRow = correlate(pairs(drifting, 1))
    expect(inRow?.r).toBe(apart?.r)
    expect(inRow?.p ?? 0).toBeGreaterThan(1000 * (apart?.p ?? 1))
  })

  it('is exact where two are the same, and nothing where one never changes', () => {
    const same = Array.from({ length: 8 }, (_, at) => [at % 3, at % 3] as const)
    expect(correlate(pairs(same))).toEqual({ n: 8, r: 1, p: 0 })
    expect(correlate(pairs(same.map(([a]) => [a, 5])))).toBeUndefined()
    expect(correlate(pairs(same.slice(0, 6)))).toBeUndefined()
  })
})

describe('Holm’s correction', () => {
  it('multiplies the smallest by how many there are, and keeps the order', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([
      expect.closeTo(0.03),
      expect.closeTo(0.06),
      expect.closeTo(0.06),
      expect.closeTo(0.02),
    ])
    expect(holm([0.9, 0.8])).toEqual([1, 1])
    expect(holm([])).toEqual([])
  })
})
