import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../internal/calendar.ts'
import { daysFrom, lastDayUntil, type Series, seriesDays } from './series.ts'

const days = (series: Series, start: string, first: string, last: string) =>
  seriesDays(series, start, first, last).map((day) => day.slice(5))

describe('the days of a series', () => {
  it.each<[string, Series, string, string, string, string[]]>([
    [
      'daily',
      { freq: 'daily', interval: 3 },
      '2026-11-18',
      '2026-11-20',
      '2026-11-28',
      ['11-21', '11-24', '11-27'],
    ],
    [
      'weekly',
      { freq: 'weekly', interval: 1 },
      '2026-11-18',
      '2026-11-18',
      '2026-12-02',
      ['11-18', '11-25', '12-02'],
    ],
    [
      'several weekdays of every other week, from a Wednesday on',
      { freq: 'weekly', interval: 2, weekdays: [1, 5] },
      '2026-11-18',
      '2026-11-01',
      '2026-12-05',
      ['11-20', '11-30', '12-04'],
    ],
    [
      'the 31st: the last day of a month that is shorter',
      { freq: 'monthly', interval: 1, monthDay: 31 },
      '2026-12-31',
      '2026-12-01',
      '2027-04-30',
      ['12-31', '01-31', '02-28', '03-31', '04-30'],
    ],
    [
      'the 29th and the 30th in a February',
      { freq: 'monthly', interval: 1, monthDay: 30 },
      '2028-01-30',
      '2028-01-01',
      '2028-03-31',
      ['01-30', '02-29', '03-30'],
    ],
    [
      'yearly from a leap day',
      { freq: 'yearly', interval: 1 },
      '2028-02-29',
      '2028-01-01',
      '2030-12-31',
      ['02-29', '02-28', '02-28'],
    ],
    [
      'the first Monday of each month',
      { freq: 'monthly', interval: 1, nth: 1, weekdays: [1] },
      '2026-11-18',
      '2026-11-18',
      '2027-02-28',
      ['12-07', '01-04', '02-01'],
    ],
    [
      'the last working day of each month',
      { freq: 'monthly', interval: 1, nth: -1, weekdays: [1, 2, 3, 4, 5] },
      '2026-11-18',
      '2026-11-18',
      '2027-01-31',
      ['11-30', '12-31', '01-29'],
    ],
    [
      'the fifth Friday, where a month has one',
      { freq: 'monthly', interval: 1, nth: 5, weekdays: [5] },
      '2026-11-18',
      '2026-11-18',
      '2027-05-31',
      ['01-29', '04-30'],
    ],
    [
      'up to a last day',
      { freq: 'daily', interval: 1, until: '2026-11-20' },
      '2026-11-18',
      '2026-11-01',
      '2026-12-31',
      ['11-18', '11-19', '11-20'],
    ],
  ])('%s', (_name, series, start, first, last, expected) => {
    expect(days(series, start, first, last)).toEqual(expected)
  })

  it('are the same whichever stretch of them is looked at', () => {
    const some: Series[] = [1, 2, 5].flatMap((interval) => [
      { freq: 'daily', interval },
      { freq: 'weekly', interval, weekdays: [1, 3, 7] },
      { freq: 'weekly', interval, until: '2027-06-30' },
      { freq: 'monthly', interval, monthDay: 31 },
      { freq: 'monthly', interval, nth: -1, weekdays: [1, 2, 3, 4, 5] },
      { freq: 'yearly', interval },
    ])
    for (const series of some) {
      for (const start of ['2026-01-31', '2026-02-28', '2026-11-18']) {
        const whole = seriesDays(series, start, start, '2040-12-31')
        expect(whole).toEqual([...new Set(whole)].sort())
        for (let first = addDays(start, -40); first < '2027-12-31'; first = addDays(first, 53)) {
          const last = addDays(first, 71)
          const inside = whole.filter((day) => day >= first && day <= last)
          expect(seriesDays(series, start, first, last)).toEqual(inside)
          expect(lastDayUntil(series, start, last)).toBe(whole.findLast((day) => day <= last))
          const [next] = daysFrom(series, start, first)
          expect(next).toBe(whole.find((day) => day >= first))
        }
        if (series.weekdays) {
          expect(whole.every((day) => series.weekdays?.includes(weekdayOf(day)))).toBe(true)
        }
      }
    }
  })
})
