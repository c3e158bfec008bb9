import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, mondayOf } from '../../internal/calendar.ts'
import {
  everySoManyDays,
  everyTime,
  isExpected,
  ofWeekdays,
  timesAWeek as perWeek,
  type Rhythm,
  timesExpected,
} from './rhythm.ts'
import { rateOf, STREAK_DAYS, streakOf } from './streak.ts'

const TODAY = '2026-11-18'
const daily = everyTime('daily')
const weekdays = everyTime('weekdays')
const weekends = everyTime('weekends')
const since = (startedOn: string, ...done: string[]) => ({ startedOn, done: new Set(done) })
const nothingDone = since('2026-01-01')

const currentOf = (rhythm: Rhythm, days: readonly string[], today = TODAY) =>
  streakOf(rhythm, new Set(days), today).current

describe('a streak', () => {
  it('of weekdays leaps the weekend and forgives today', () => {
    const done = ['2026-11-17', '2026-11-16', '2026-11-13', '2026-11-11']
    expect(currentOf(weekdays, done)).toBe(3)
    expect(currentOf(weekdays, [...done, TODAY])).toBe(4)
  })

  it('ends with the first expected day that was missed', () => {
    expect(currentOf(daily, ['2026-11-16', '2026-11-15'])).toBe(0)
    expect(currentOf(daily, ['2026-11-17', '2026-11-15'])).toBe(1)
    expect(currentOf(weekends, ['2026-11-15', '2026-11-14', '2026-11-08'])).toBe(3)
  })

  it('counts the days of the week that were chosen, and nothing else', () => {
    const rhythm = ofWeekdays([2, 4])
    expect(currentOf(rhythm, ['2026-11-17', '2026-11-12', '2026-11-10'])).toBe(3)
    expect(currentOf(rhythm, ['2026-11-18', '2026-11-16', '2026-11-12'])).toBe(0)
  })

  it('counts weeks of so many times, and forgives the one that is not over', () => {
    const reached = [
      '2026-11-09',
      '2026-11-11',
      '2026-11-15',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ]
    expect(streakOf(perWeek(3), new Set(reached), TODAY)).toEqual({
      unit: 'weeks',
      current: 2,
      longest: 2,
    })
    expect(currentOf(perWeek(3), [...reached, '2026-11-16', '2026-11-17'])).toBe(2)
    expect(currentOf(perWeek(3), [...reached, '2026-11-16', '2026-11-17', TODAY])).toBe(3)
    expect(currentOf(perWeek(4), reached)).toBe(0)
  })

  it('of an interval counts the times that were no further apart, and forgives the day it is due', () => {
    const everyOther = everySoManyDays(2)
    const done = ['2026-11-16', '2026-11-14', '2026-11-13', '2026-11-10']
    expect(streakOf(everyOther, new Set(done), TODAY)).toEqual({
      unit: 'times',
      current: 3,
      longest: 3,
    })
    expect(currentOf(everyOther, [...done, TODAY])).toBe(4)
    expect(currentOf(everyOther, ['2026-11-15', '2026-11-13'])).toBe(0)
  })

  it('goes back a year and no further', () => {
    const done = Array.from({ length: 500 }, (_, index) => addDays(TODAY, -index))
    expect(currentOf(daily, done)).toBe(STREAK_DAYS)
  })
})

const rhythms = fc.oneof(
  fc.constantFrom(daily, weekdays, weekends),
  fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map(ofWeekdays),
)
const anyRhythm = fc.oneof(
  rhythms,
  fc.integer({ min: 1, max: 7 }).map(perWeek),
  fc.integer({ min: 2, max: 14 }).map(everySoManyDays),
)
const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 })
  .map((ages) => ages.map((age) => addDays(TODAY, -age)))
const aDay = fc.integer({ min: 0, max: 60 }).map((age) => addDays(TODAY, -age))

/** Counted by walking back, one day at a time. */
function walkedBack(rhythm: Rhythm, done: ReadonlySet<string>): number {
  let count = 0
  for (let day = TODAY; ; day = addDays(day, -1)) {
    if (!isExpected(rhythm, day, nothingDone)) continue
    if (done.has(day)) count += 1
    else if (day !== TODAY) return count
  }
}

describe('every streak', () => {
  it('is what walking back from today counts', () => {
    fc.assert(
      fc.property(rhythms, days, (rhythm, done) => {
        expect(currentOf(rhythm, done)).toBe(walkedBack(rhythm, new Set(done)))
      }),
      { numRuns: 500 },
    )
  })

  it('never falls by a mark more, and is never longer than the longest', () => {
    fc.assert(
      fc.property(anyRhythm, days, aDay, (rhythm, done, more) => {
        const before = streakOf(rhythm, new Set(done), TODAY)
        const after = streakOf(rhythm, new Set([...done, more]), TODAY)
        expect(after.current).toBeGreaterThanOrEqual(before.current)
        expect(after.longest).toBeGreaterThanOrEqual(before.longest)
        expect(after.longest).toBeGreaterThanOrEqual(after.current)
      }),
      { numRuns: 500 },
    )
  })

  it('is not touched by a day on which nothing is meant to be done, nor by one to come', () => {
    fc.assert(
      fc.property(rhythms, days, aDay, (rhythm, done, other) => {
        const idle = isExpected(rhythm, other, nothingDone) ? addDays(TODAY, 1) : other
        expect(streakOf(rhythm, new Set([...done, idle]), TODAY)).toEqual(
          streakOf(rhythm, new Set(done), TODAY),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('is longer by one with today, if today counts', () => {
    fc.assert(
      fc.property(rhythms, days, (rhythm, done) => {
        const without = new Set(done.filter((day) => day !== TODAY))
        const gained = isExpected(rhythm, TODAY, nothingDone) ? 1 : 0
        expect(currentOf(rhythm, [...without, TODAY])).toBe(
          currentOf(rhythm, [...without]) + gained,
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('the share of what was meant to be done', () => {
  const rate = (rhythm: Rhythm, done: readonly string[], startedOn: string) =>
    rateOf(rhythm, { done: new Set(done), startedOn, today: TODAY })

  it('counts from the first day, without today where it is open', () => {
    expect(rate(daily, [], TODAY)).toBeNull()
    expect(rate(daily, [TODAY], TODAY)).toBe(1)
    expect(rate(daily, ['2026-11-17', '2026-11-14'], '2026-11-14')).toBe(0.5)
    expect(rate(weekdays, ['2026-11-16', '2026-11-17'], '2026-11-14')).toBe(1)
  })

  it('lies between nothing and all', () => {
    fc.assert(
      fc.property(anyRhythm, days, aDay, (rhythm, done, startedOn) => {
        const share = rate(rhythm, done, startedOn)
        if (share === null) return
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a habit of an interval', () => {
  const everyThird = everySoManyDays(3)

  it('is due so many days after it was done, and stays so until it is', () => {
    const marks = since('2026-11-01', '2026-11-12')
    const due = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'].map((day) =>
      isExpected(everyThird, day, marks),
    )
    expect(due).toEqual([false, false, true, true])
    expect(isExpected(everyThird, '2026-11-01', since('2026-11-01'))).toBe(true)
    expect(isExpected(everyThird, '2026-10-31', since('2026-11-01'))).toBe(false)
  })

  it('asks for as many times as its interval fits in', () => {
    const week = Array.from({ length: 7 }, (_, age) => addDays(TODAY, -age))
    expect(timesExpected(everyThird, week, nothingDone)).toBe(3)
    expect(timesExpected(perWeek(2), week, nothingDone)).toBe(2)
    expect(timesExpected(weekends, week, nothingDone)).toBe(2)
    const done = new Set(['2026-11-12', '2026-11-15'])
    expect(rateOf(everyThird, { done, startedOn: '2026-11-12', today: TODAY })).toBe(1)
  })
})

describe('a rhythm', () => {
  it('goes by its name where days have one', () => {
    expect(ofWeekdays([5, 1, 3, 2, 4, 4])).toEqual(weekdays)
    expect(ofWeekdays([7, 6])).toEqual(weekends)
    expect(ofWeekdays([1, 2, 3, 4, 5, 6, 7])).toEqual(daily)
    expect(ofWeekdays([4, 2]).weekdays).toEqual([2, 4])
  })

  it('has weeks that begin on Mondays', () => {
    expect(mondayOf('2026-11-15')).toBe('2026-11-09')
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  })
})
