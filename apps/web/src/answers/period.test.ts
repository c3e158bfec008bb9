import { describe, expect, it } from 'vitest'
import { PRESETS, periodOf, presetOf, wholeMonthOf } from './period.ts'

/** A Wednesday: on a Sunday this week is the last seven days. */
const TODAY = '2026-11-25'

describe('the periods of an answer', () => {
  it.each(PRESETS)('knows %s again', (preset) => {
    expect(presetOf(periodOf(preset, TODAY), TODAY)).toBe(preset)
  })

  it('counts a month up to today as that month', () => {
    expect(presetOf({ startDate: '2026-11-01', endDate: TODAY }, TODAY)).toBe('month')
    expect(presetOf({ startDate: '2026-11-02', endDate: TODAY }, TODAY)).toBeUndefined()
  })

  it('begins weeks on Mondays, and knows the ends of months', () => {
    expect(periodOf('week', '2026-11-29')).toEqual({
      startDate: '2026-11-23',
      endDate: '2026-11-29',
    })
    expect(periodOf('lastMonth', '2026-03-31')).toEqual({
      startDate: '2026-02-01',
      endDate: '2026-02-28',
    })
    expect(wholeMonthOf({ startDate: '2026-02-01', endDate: '2026-02-28' })).toBe('2026-02')
    expect(wholeMonthOf({ startDate: '2026-02-01', endDate: '2026-02-27' })).toBeUndefined()
  })
})
