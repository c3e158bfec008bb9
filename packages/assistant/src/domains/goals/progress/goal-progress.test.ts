import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import { type Pursuit, progressOf } from './goal-progress.ts'

const TODAY = '2026-11-18'
const pursuit = (changes: Partial<Pursuit> = {}): Pursuit => ({
  target: 24,
  unit: 'livros',
  startOn: '2026-01-01',
  endOn: '2026-12-31',
  status: 'open',
  values: [14],
  ...changes,
})

describe('progress', () => {
  it('is at risk where it lags more than twenty points behind the time', () => {
    const { elapsed, isAtRisk, share, status } = progressOf(pursuit(), TODAY)
    expect(Math.round(elapsed * 1000) / 10).toBe(88.2)
    expect(Math.round(share * 1000) / 10).toBe(58.3)
    expect(isAtRisk).toBe(true)
    expect(status).toBe('in_progress')
    expect(progressOf(pursuit({ values: [17] }), TODAY).isAtRisk).toBe(false)
  })

  it('begins with the first value, and ends with the target', () => {
    expect(progressOf(pursuit({ values: [] }), TODAY).status).toBe('not_started')
    expect(progressOf(pursuit({ values: [0] }), TODAY).status).toBe('not_started')
    expect(progressOf(pursuit({ values: [24] }), TODAY)).toMatchObject({
      status: 'completed',
      share: 1,
      isAtRisk: false,
    })
    expect(progressOf(pursuit({ values: [30] }), TODAY).share).toBe(1)
  })

  it('counts the latest value, also where it is less than an earlier one', () => {
    expect(progressOf(pursuit({ values: [24, 12] }), TODAY)).toMatchObject({
      current: 12,
      share: 0.5,
      status: 'in_progress',
    })
  })

  it('has failed the day after its last, unless it was reached or its owner said otherwise', () => {
    const late = '2027-01-01'
    expect(progressOf(pursuit(), '2026-12-31').status).toBe('in_progress')
    expect(progressOf(pursuit(), late).status).toBe('failed')
    expect(progressOf(pursuit({ values: [24] }), late).status).toBe('completed')
    expect(progressOf(pursuit({ status: 'canceled' }), late).status).toBe('canceled')
    expect(progressOf(pursuit({ status: 'completed' }), TODAY).status).toBe('completed')
  })

  it('of a weight that is to fall goes down from the first one', () => {
    const weight = (...values: number[]) =>
      progressOf(pursuit({ target: 68, unit: 'kg', values }), TODAY)
    expect(weight(80)).toMatchObject({ share: 0, status: 'in_progress' })
    expect(weight(80, 74).share).toBe(0.5)
    expect(weight(80, 67)).toMatchObject({ share: 1, status: 'completed' })
    expect(weight(80, 82).share).toBe(0)
    expect(progressOf(pursuit({ values: [25] }), TODAY).status).toBe('completed')
  })
})

const amounts = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100)
const pursuits = fc
  .record({
    target: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    unit: fc.constantFrom('kg', 'livros', null),
    days: fc.integer({ min: 1, max: 3000 }),
    age: fc.integer({ min: -100, max: 3000 }),
    values: fc.array(amounts, { maxLength: 5 }),
  })
  .map(({ days, age, ...rest }): Pursuit => {
    const startOn = addDays(TODAY, -age)
    return { ...rest, startOn, endOn: addDays(startOn, days), status: 'open' }
  })

describe('all progress', () => {
  it('lies between nothing and all', () => {
    fc.assert(
      fc.property(pursuits, (one) => {
        const { elapsed, isAtRisk, share } = progressOf(one, TODAY)
        for (const value of [elapsed, share]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
        if (isAtRisk) expect(elapsed - share).toBeGreaterThan(0.2)
      }),
      { numRuns: 10_000 },
    )
  })

  it('never falls where more is counted', () => {
    fc.assert(
      fc.property(pursuits, amounts, amounts, (one, less, more) => {
        const [low, high] = less <= more ? [less, more] : [more, less]
        const counted = { ...one, unit: 'livros' }
        const shareAt = (value: number) =>
          progressOf({ ...counted, values: [...counted.values, value] }, TODAY).share
        expect(shareAt(high)).toBeGreaterThanOrEqual(shareAt(low))
      }),
      { numRuns: 10_000 },
    )
  })

  it('is reached exactly where the target is', () => {
    fc.assert(
      fc.property(pursuits, (one) => {
        const counted = { ...one, unit: 'livros' }
        const isReached = (counted.values.at(-1) ?? 0) >= counted.target
        expect(progressOf(counted, TODAY).status === 'completed').toBe(isReached)
      }),
      { numRuns: 10_000 },
    )
  })
})
