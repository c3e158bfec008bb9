import { describe, expect, it } from 'vitest'
import { chooseThreshold, wilsonLowerBound } from './choose-threshold.ts'

const outcome = (confidence: number, isRight: boolean, weight = 1) => ({
  confidence,
  isRight,
  weight,
})

describe('wilsonLowerBound', () => {
  it('is below the share, and nears it with more observations', () => {
    expect(wilsonLowerBound(0, 0)).toBe(0)
    expect(wilsonLowerBound(10, 10)).toBeCloseTo(0.859, 3)
    expect(wilsonLowerBound(1000, 1000)).toBeCloseTo(0.998, 3)
    expect(wilsonLowerBound(980, 1000)).toBeLessThan(0.98)
  })
})

describe('chooseThreshold', () => {
  const right = Array.from({ length: 500 }, (_, index) => outcome(0.9 + index / 10_000, true))
  const wrong = Array.from({ length: 50 }, (_, index) => outcome(0.5 + index / 1000, false))

  it('answers as much as the precision allows', () => {
    const threshold = chooseThreshold([...right, ...wrong], 0.98)
    expect(threshold).toBeGreaterThan(0.5)
    expect(threshold).toBeLessThanOrEqual(0.9)
  })

  it('answers nothing when too few outcomes prove it, however right they were', () => {
    expect(chooseThreshold(right.slice(0, 50), 0.995)).toBe(2)
    expect(chooseThreshold(right, 0.995)).toBe(0.9)
    expect(chooseThreshold([], 0.98)).toBe(2)
  })

  it('lets outcomes of equal confidence stand or fall together', () => {
    const tied = [
      ...right.map(({ isRight }) => outcome(0.9, isRight)),
      ...wrong.map(() => outcome(0.9, false)),
    ]
    expect(chooseThreshold(tied, 0.98)).toBe(2)
  })

  it('counts what is out of scope by its weight', () => {
    const rare = [...right, ...wrong.map(() => outcome(0.95, false, 0.01))]
    expect(chooseThreshold(rare, 0.98)).toBeLessThan(0.95)
    const common = [...right, ...wrong.map(() => outcome(0.95, false, 5))]
    expect(chooseThreshold(common, 0.98)).toBe(2)
  })
})
