import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  daysInMonth,
  isRealDate,
  localTimeOf,
  toCivilDate,
  toClock,
  toDayNumber,
  toIsoDate,
  toIsoMoment,
  weekdayOf,
} from './civil-date.ts'

/** Properties take milliseconds; a machine that is busy with other things may take longer. */
const UNHURRIED_MS = 60_000

/** Howard Hinnant's day count, an independent route to the same number. */
function countDays(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return (
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  )
}

const dayNumber = fc.integer({ min: -25_000, max: 84_000 })

describe('days', () => {
  test(
    'numbers and dates are the same thing',
    () => {
      fc.assert(
        fc.property(dayNumber, (day) => {
          const date = toCivilDate(day)
          expect(isRealDate(date)).toBe(true)
          expect(toDayNumber(date)).toBe(day)
          expect(countDays(date.year, date.month, date.day)).toBe(day)
        }),
      )
    },
    UNHURRIED_MS,
  )

  test(
    'weekdays follow one another',
    () => {
      expect(weekdayOf(toDayNumber({ year: 2026, month: 11, day: 18 }))).toBe(3)
      fc.assert(fc.property(dayNumber, (day) => weekdayOf(day + 1) === (weekdayOf(day) % 7) + 1))
    },
    UNHURRIED_MS,
  )

  test.each([
    [2026, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 4, 30],
    [2026, 12, 31],
  ])('%d-%d has %d days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
    expect(isRealDate({ year, month, day: days + 1 })).toBe(false)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-18', 2, '2027-01-18'],
    ['2024-02-29', -12, '2023-02-28'],
  ])('%s moved by %d months is %s', (from, months, to) => {
    const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
    expect(toIsoDate(addMonths(toDayNumber({ year, month, day }), months))).toBe(to)
  })
})

describe('the user’s clock', () => {
  test.each([
    ['2026-11-18T02:30:00Z', 'America/Sao_Paulo', '2026-11-17', '23:30'],
    ['2026-11-18T03:00:00Z', 'America/Sao_Paulo', '2026-11-18', '00:00'],
    ['2026-11-18T03:00:00Z', 'America/Rio_Branco', '2026-11-17', '22:00'],
    ['2026-11-18T20:30:00Z', 'Asia/Kolkata', '2026-11-19', '02:00'],
    ['2026-07-01T12:00:00Z', 'Europe/Lisbon', '2026-07-01', '13:00'],
  ])('%s in %s is %s %s', (instant, timeZone, date, clock) => {
    const { day, minutes } = localTimeOf(new Date(instant), timeZone)
    expect([toIsoDate(day), toClock(minutes)]).toEqual([date, clock])
  })

  test.each([
    ['2026-11-19', 9 * 60, 'America/Sao_Paulo', '2026-11-19T09:00:00-03:00'],
    ['2026-11-19', 90, 'Asia/Kolkata', '2026-11-19T01:30:00+05:30'],
    ['2026-07-01', 600, 'Europe/Lisbon', '2026-07-01T10:00:00+01:00'],
    ['2026-12-01', 600, 'Europe/Lisbon', '2026-12-01T10:00:00+00:00'],
    // The clock jumps from 02:00 to 03:00 there on that night.
    ['2026-03-08', 150, 'America/New_York', '2026-03-08T03:30:00-04:00'],
  ])('%s at minute %d in %s is %s', (date, minutes, timeZone, iso) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    expect(toIsoMoment({ day: toDayNumber({ year, month, day }), minutes }, timeZone)).toBe(iso)
  })

  test(
    'a moment read back is the same local time',
    () => {
      fc.assert(
        fc.property(dayNumber, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
          // Zone without clock changes; before 1914 its offset had seconds, which days here do not reach back to.
          const iso = toIsoMoment({ day: Math.abs(day), minutes }, 'Asia/Tokyo')
          expect(localTimeOf(new Date(iso), 'Asia/Tokyo')).toEqual({ day: Math.abs(day), minutes })
        }),
        { numRuns: 50 },
      )
    },
    UNHURRIED_MS,
  )
})
