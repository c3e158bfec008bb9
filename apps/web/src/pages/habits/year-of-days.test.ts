import { describe, expect, it } from 'vitest'
import { weeksOfHabit } from './year-of-days.ts'

const DAILY = { frequency: 'daily', weekdays: null, perWeek: null, everyDays: null } as const
/** A Wednesday. */
const TODAY = '2026-11-18'

const lastWeek = (habit: Parameters<typeof weeksOfHabit>[0]) =>
  weeksOfHabit(habit, TODAY, 1)[0]?.map(({ state }) => state)

describe('the days of a habit', () => {
  it('are done or missed, and today is open until it is over', () => {
    const habit = { ...DAILY, startedOn: '2026-11-16', doneDays: ['2026-11-16'] }
    expect(lastWeek(habit)).toEqual([
      'done',
      'missed',
      'open',
      'future',
      'future',
      'future',
      'future',
    ])
  })

  it('begin with the first mark, or with the habit', () => {
    const habit = { ...DAILY, startedOn: '2026-11-18', doneDays: ['2026-11-17'] }
    expect(lastWeek(habit)?.slice(0, 3)).toEqual(['before', 'done', 'open'])
  })

  it('miss nothing on days that are not its own, or that any other can stand for', () => {
    const days = { startedOn: '2026-11-01', doneDays: [] }
    const custom = { ...DAILY, ...days, frequency: 'custom' } as const
    expect(lastWeek({ ...custom, weekdays: [1, 3] })).toEqual([
      'missed',
      'free',
      'open',
      'future',
      'future',
      'future',
      'future',
    ])
    expect(lastWeek({ ...custom, perWeek: 3 })?.slice(0, 3)).toEqual(['free', 'free', 'free'])
  })

  it('of an interval are free until it is due, and missed until it is done', () => {
    const habit = { ...DAILY, frequency: 'custom', everyDays: 2, startedOn: '2026-11-10' } as const
    const days = weeksOfHabit({ ...habit, doneDays: ['2026-11-10', '2026-11-14'] }, TODAY, 2)
    expect(days.flat().map(({ state }) => state)).toEqual([
      ...['before', 'done', 'free', 'missed', 'missed', 'done', 'free'],
      ...['missed', 'missed', 'open', 'future', 'future', 'future', 'future'],
    ])
  })

  it('fill as many whole weeks as are asked for', () => {
    const weeks = weeksOfHabit({ ...DAILY, startedOn: TODAY, doneDays: [] }, TODAY, 53)
    expect(weeks).toHaveLength(53)
    expect(weeks[0]?.[0]?.day).toBe('2025-11-17')
    expect(weeks.at(-1)?.at(-1)?.day).toBe('2026-11-22')
  })
})
