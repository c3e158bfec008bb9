import { describe, expect, it } from 'vitest'
import { billsScore, leftScore, planScore } from '../../finance/balance/finance-scores.ts'
import { randomFrom } from '../../internal/testing/seeded-random.ts'
import type { BalancePart } from '../../life-view.ts'
import { exerciseScore, feelingScore, sleepScore, waterScore } from './body-scores.ts'
import { areasOf, combine, overallOf } from './combine.ts'

const PAIRS = 10_000

interface Formula {
  readonly of: (value: number) => number
  /** The values that it may get. */
  readonly from: number
  readonly to: number
  /** Whether more is better. */
  readonly rises: boolean
}

/** Every formula as one of a single value, the others fixed. */
const FORMULAS: Readonly<Record<string, Formula>> = {
  sleep: { of: (hours) => sleepScore([6, hours, 7.5], 8), from: 0, to: 24, rises: true },
  water: { of: (ml) => waterScore([1000, ml], 2500), from: 0, to: 10_000, rises: true },
  exercise: { of: (minutes) => exerciseScore(minutes, 150), from: 0, to: 2000, rises: true },
  mood: { of: (mark) => feelingScore([5, mark, 9]), from: 1, to: 10, rises: true },
  plans: {
    of: (spentCents) =>
      planScore([
        { plannedCents: 60_000, spentCents },
        { plannedCents: 20_000, spentCents: 19_000 },
      ]),
    from: 0,
    to: 300_000,
    rises: false,
  },
  left: { of: (spent) => leftScore(500_000, spent), from: 0, to: 2_000_000, rises: false },
  bills: { of: (paid) => billsScore(paid, 12), from: 0, to: 12, rises: true },
  'one part of an area': {
    of: (score) =>
      combine([
        { score, coverage: 0.4 },
        { score: 0.7, coverage: 0.9 },
      ])?.score ?? Number.NaN,
    from: 0,
    to: 1,
    rises: true,
  },
}

describe.each(Object.entries(FORMULAS))('the score of %s', (name, { of, from, to, rises }) => {
  const random = randomFrom(name.length)
  const anyValue = () => from + random() * (to - from)

  it('never falls where things go better, on ten thousand pairs', () => {
    for (let pair = 0; pair < PAIRS; pair++) {
      const [worse, better] = [anyValue(), anyValue()].sort((one, other) =>
        rises ? one - other : other - one,
      ) as [number, number]
      expect(of(better)).toBeGreaterThanOrEqual(of(worse) - 1e-12)
    }
  })

  it('changes little where a value changes little, on ten thousand pairs', () => {
    const step = (to - from) / 10_000
    for (let pair = 0; pair < PAIRS; pair++) {
      const value = from + random() * (to - from - step)
      // A ten-thousandth of the range is at most half a hundredth of the score.
      expect(Math.abs(of(value + step) - of(value))).toBeLessThanOrEqual(0.005)
    }
  })

  it('is between nothing and all', () => {
    const ends = [of(from), of(to)]
    for (const score of ends) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
    }
    expect(ends[0]).not.toBe(ends[1])
  })
})

describe('formulas that were wrong elsewhere', () => {
  it('give all to 85% of a plan and to the whole of it, and no cliff behind', () => {
    const spent = (spentCents: number) => planScore([{ plannedCents: 100_000, spentCents }])
    expect(spent(85_000)).toBe(1)
    expect(spent(100_000)).toBe(1)
    expect(spent(110_000)).toBeCloseTo(0.8)
    expect(spent(150_000)).toBe(0)
  })

  it('do not let one plan make up for another', () => {
    const plans = [
      { plannedCents: 100_000, spentCents: 0 },
      { plannedCents: 100_000, spentCents: 150_000 },
    ]
    expect(planScore(plans)).toBeCloseTo(0.5)
  })

  it('give a half to whoever spends all that comes in', () => {
    expect(leftScore(500_000, 500_000)).toBe(0.5)
    expect(leftScore(500_000, 400_000)).toBe(1)
    expect(leftScore(500_000, 700_000)).toBe(0)
  })
})

describe('a balance', () => {
  const part = (area: string, score: number | null, coverage = 1): BalancePart => ({
    area,
    key: `${area}-${score}`,
    name: area,
    score,
    coverage,
  })

  it('is nothing without data, and never a constant', () => {
    expect(overallOf(areasOf([]))).toBeUndefined()
    const few = areasOf([part('health', null, 0)])
    expect(few).toMatchObject([{ area: 'health', weighed: undefined }])
    expect(overallOf(few)).toBeUndefined()
  })

  it('has only the areas that something is recorded of', () => {
    const areas = areasOf([part('health', 0.8), part('finance', 0.4), part('health', 0.6)])
    expect(areas.map(({ area, weighed }) => [area, weighed?.score])).toEqual([
      ['health', expect.closeTo(0.7)],
      ['finance', 0.4],
    ])
    expect(overallOf(areas)?.score).toBeCloseTo(0.55)
  })

  it('is moved little by what rests on little', () => {
    const without = overallOf(areasOf([part('health', 0.8)]))
    const first = overallOf(areasOf([part('health', 0.8), part('health', 0, 0.01)]))
    expect((without?.score ?? 0) - (first?.score ?? 0)).toBeLessThan(0.01)
  })
})
