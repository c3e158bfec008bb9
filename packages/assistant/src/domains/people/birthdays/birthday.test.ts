import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { parseBirthday, upcomingBirthday } from './birthday.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
/** Days of a leap year: each may be a birthday. */
const ofYear = fc.integer({ min: 0, max: 365 }).map((days) => {
  const date = addDays('2000-01-01', days)
  return { month: Number(date.slice(5, 7)), date: Number(date.slice(8)) }
})

describe('a birthday', () => {
  it.each([
    ['2026-11-18', 3, 12, 1990, { next: '2027-03-12', daysUntil: 114, age: 36, turns: 37 }],
    ['2026-11-18', 11, 18, 1990, { next: '2026-11-18', daysUntil: 0, age: 36, turns: 36 }],
    ['2026-11-18', 11, 19, 1990, { next: '2026-11-19', daysUntil: 1, age: 35, turns: 36 }],
    ['2026-11-18', 2, 29, 2000, { next: '2027-02-28', age: 26, turns: 27 }],
    ['2027-03-01', 2, 29, 2000, { next: '2028-02-29', age: 27, turns: 28 }],
    ['2028-02-28', 2, 29, 2000, { next: '2028-02-29', daysUntil: 1, age: 27, turns: 28 }],
    ['2026-11-18', 12, 25, null, { next: '2026-12-25', age: null, turns: null }],
  ] as const)('on %s of %s/%s', (today, month, date, year, expected) => {
    expect(upcomingBirthday({ month, day: date, year }, today)).toMatchObject(expected)
  })

  it('comes within a year, never behind, on its day or on 28 February', () => {
    fc.assert(
      fc.property(day, ofYear, (today, { month, date }) => {
        const { next, daysUntil } = upcomingBirthday({ month, day: date, year: null }, today)
        expect(daysUntil).toBe(daysBetween(today, next))
        expect(daysUntil).toBeGreaterThanOrEqual(0)
        expect(daysUntil).toBeLessThanOrEqual(366)
        const isKept = month === 2 && date === 29 && next.endsWith('-02-28')
        expect(Number(next.slice(5, 7))).toBe(month)
        expect(Number(next.slice(8)) === date || isKept).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('makes somebody older by one from the day before to the day, and on no other', () => {
    fc.assert(
      fc.property(day, ofYear, fc.integer({ min: 1900, max: 1999 }), (today, of, year) => {
        const birthday = { month: of.month, day: of.date, year }
        const before = upcomingBirthday(birthday, addDays(today, -1))
        const now = upcomingBirthday(birthday, today)
        expect((now.age ?? 0) - (before.age ?? 0)).toBe(now.daysUntil === 0 ? 1 : 0)
        expect(now.turns).toBe((now.age ?? 0) + (now.daysUntil === 0 ? 0 : 1))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['--03-12', false, { month: 3, day: 12, year: null }],
    ['1990-03-12', false, { month: 3, day: 12, year: 1990 }],
    ['--02-29', false, { month: 2, day: 29, year: null }],
    ['12/3', false, { month: 3, day: 12, year: null }],
    ['12/03/1990', false, { month: 3, day: 12, year: 1990 }],
    ['3/12', true, { month: 3, day: 12, year: null }],
    ['2001-02-29', false, undefined],
    ['--13-01', false, undefined],
    ['31/04', false, undefined],
    ['2026-11-19', false, undefined],
    ['0090-03-12', false, undefined],
    ['amanhã', false, undefined],
    ['', false, undefined],
  ])('is read from "%s"', (text, isMonthFirst, expected) => {
    expect(parseBirthday(text, { isMonthFirst, today: '2026-11-18' })).toEqual(expected)
  })
})
