import { describe, expect, it } from 'vitest'
import { nextHoliday } from './holidays.ts'

describe('the next day of a holiday', () => {
  it.each([
    ['christmas', '2026-11-18', '2026-12-25'],
    ['christmas', '2026-12-25', '2026-12-25'],
    ['christmas', '2026-12-26', '2027-12-25'],
    ['easter', '2026-01-01', '2026-04-05'],
    ['easter', '2026-11-18', '2027-03-28'],
    ['easter', '2038-01-01', '2038-04-25'],
    ['carnival', '2026-11-18', '2027-02-09'],
    ['corpusChristi', '2026-11-18', '2027-05-27'],
    ['mothersDay', '2026-11-18', '2027-05-09'],
    ['thanksgiving', '2026-11-18', '2026-11-26'],
    ['blackFriday', '2026-11-18', '2026-11-27'],
    ['memorialDay', '2026-11-18', '2027-05-31'],
    ['independence', '2026-11-18', '2027-09-07'],
  ])('%s after %s is %s', (name, today, day) => {
    expect(nextHoliday(name, today)).toBe(day)
  })

  it('is none for another name', () => {
    expect(nextHoliday('constructor', '2026-11-18')).toBeUndefined()
  })
})
