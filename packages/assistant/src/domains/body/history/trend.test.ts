import { describe, expect, it } from 'vitest'
import { trendOf } from './trend.ts'

const points = (...values: number[]) => values.map((value, day) => ({ day, value }))

describe('a trend', () => {
  it('is not claimed from two values, nor from one day', () => {
    expect(trendOf([], 0.005)).toBeUndefined()
    expect(trendOf(points(80, 79), 0.005)).toBeUndefined()
    expect(
      trendOf(
        [80, 79, 78].map((value) => ({ day: 3, value })),
        0.005,
      ),
    ).toBeUndefined()
  })

  it('sees a weight that falls slowly, which the last two values would not show', () => {
    const trend = trendOf(points(82, 81.9, 81.7, 81.8, 81.5, 81.4, 81.4, 81.2), 0.005)
    expect(trend?.direction).toBe('falling')
    expect(trend?.changePerWeek).toBeCloseTo(-0.77, 1)
  })

  it('is not made by one odd value at the end', () => {
    expect(trendOf(points(80, 80.1, 79.9, 80, 80.1, 79.9, 80, 81.5), 0.005)?.direction).toBe(
      'stable',
    )
  })

  it('is stable when values do not move, or move less than matters', () => {
    expect(trendOf(points(7, 7, 7, 7), 0.05)).toEqual({ direction: 'stable', changePerWeek: 0 })
    expect(trendOf(points(80, 80.05, 80.1), 0.005)?.direction).toBe('stable')
  })

  it('rises over days that are not next to each other', () => {
    const sleep = [
      { day: 0, value: 6 },
      { day: 10, value: 7 },
      { day: 29, value: 8.9 },
    ]
    expect(trendOf(sleep, 0.05)).toEqual({
      direction: 'rising',
      changePerWeek: expect.closeTo(0.7, 1),
    })
  })
})
