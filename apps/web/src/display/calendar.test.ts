import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysFrom,
  daysOfMonth,
  isDay,
  isMonth,
  mondayOf,
  todayIn,
} from './calendar.ts'

describe('the calendar', () => {
  it('knows the day of a zone', () => {
    const now = new Date('2026-11-29T02:30:00Z')
    expect(todayIn('America/Sao_Paulo', now)).toBe('2026-11-28')
    expect(todayIn('Europe/Lisbon', now)).toBe('2026-11-29')
  })

  it('moves over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2)
    expect(daysOfMonth('2028-02')).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' })
    expect(daysFrom('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01'])
  })

  it('begins weeks on Monday', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23')
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  })

  it('takes only days and months that exist', () => {
    expect([isDay('2026-02-29'), isDay('2028-02-29'), isDay('29/02/2028')]).toEqual([
      false,
      true,
      false,
    ])
    expect([isMonth('2026-13'), isMonth('2026-12')]).toEqual([false, true])
  })
})
