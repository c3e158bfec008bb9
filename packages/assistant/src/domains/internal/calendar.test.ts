import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayInMonth,
  daysBetween,
  isCalendarDay,
  isCalendarMonth,
  lastDayOf,
  monthsBetween,
  monthsFrom,
} from './calendar.ts'

describe('the calendar', () => {
  it('knows which days exist', () => {
    for (const day of ['2026-11-18', '2028-02-29', '2026-12-31']) {
      expect(isCalendarDay(day)).toBe(true)
    }
    const wrong = [
      '2026-02-31',
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '31/02/2026',
      '',
      '0001-01-01',
    ]
    for (const day of wrong) expect(isCalendarDay(day)).toBe(false)
    expect(isCalendarMonth('2026-12')).toBe(true)
    for (const month of ['2026-13', '2026-00', '2026', '9999-01']) {
      expect(isCalendarMonth(month)).toBe(false)
    }
  })

  it('moves over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(daysBetween('2026-11-10', '2026-11-18')).toBe(8)
    expect(monthsBetween('2026-11', '2027-02')).toBe(3)
    expect(monthsFrom('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(monthsFrom('2027-01', '2026-11')).toEqual([])
  })

  it('clamps a due day to the last day of a short month', () => {
    expect(dayInMonth('2027-02', 31)).toBe('2027-02-28')
    expect(dayInMonth('2028-02', 30)).toBe('2028-02-29')
    expect(dayInMonth('2026-11', 31)).toBe('2026-11-30')
    expect(dayInMonth('2026-11', 10)).toBe('2026-11-10')
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
  })
})
