import { describe, expect, it } from 'vitest'
import { toBuckets } from './columns.ts'

describe('columns of a window', () => {
  it('are its days, also those without a value', () => {
    const period = { startDate: '2026-11-28', endDate: '2026-11-30', days: 3 }
    expect(toBuckets({ period, days: [{ day: '2026-11-29', value: 2 }] })).toEqual([
      { first: '2026-11-28', last: '2026-11-28', value: undefined },
      { first: '2026-11-29', last: '2026-11-29', value: 2 },
      { first: '2026-11-30', last: '2026-11-30', value: undefined },
    ])
  })

  it('are weeks of a long one, each with the average of the days that have a value', () => {
    const period = { startDate: '2025-12-01', endDate: '2026-11-30', days: 365 }
    const days = [
      { day: '2025-12-01', value: 4 },
      { day: '2025-12-07', value: 8 },
      { day: '2026-11-30', value: 5 },
    ]
    const buckets = toBuckets({ period, days })
    expect(buckets).toHaveLength(53)
    expect(buckets[0]).toEqual({ first: '2025-12-01', last: '2025-12-07', value: 6 })
    expect(toBuckets({ period, days }, 'sum')[0]?.value).toBe(12)
    expect(buckets.at(-1)).toEqual({ first: '2026-11-30', last: '2026-11-30', value: 5 })
  })
})
