import { describe, expect, it } from 'vitest'
import { exp, log, sigmoid } from './deterministic-math.ts'

describe('exp and log', () => {
  it('agree with the standard library to nine digits', () => {
    for (const x of [-40, -7.25, -1, -0.001, 0, 0.3, 1, 2.5, 12, 300]) {
      expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 9)
    }
    for (const x of [1e-9, 0.02, 0.75, 1, 1.5, 2, 17, 15_101, 1e12]) {
      expect(log(x)).toBeCloseTo(Math.log(x), 9)
    }
  })

  it('stay finite at the ends', () => {
    expect(exp(-1000)).toBe(0)
    expect(exp(1000)).toBe(Number.POSITIVE_INFINITY)
    expect(sigmoid(-1000)).toBe(0)
    expect(sigmoid(1000)).toBe(1)
    expect(sigmoid(0)).toBe(0.5)
  })
})
