import { addDays, daysBetween, mondayOf } from '../../internal/calendar.ts'
import { isExpected, type Marks, type Rhythm } from './rhythm.ts'

/** Nobody counts further back. */
export const STREAK_DAYS = 365

/** How much of what was meant to be done was done is told of this many days. */
const RATE_DAYS = 84

/** How steadily a habit is kept. */
export type Streak = {
  /** Days, weeks of a habit that is done so many times a week, or times of one with an interval. */
  readonly unit: 'days' | 'weeks' | 'times'
  readonly current: number
  readonly longest: number
}

/**
 * Counts back over the days on which a habit is meant to be done, over the weeks, or over the times
 * that were no longer apart than its interval. What is not done yet today, or this week, breaks nothing.
 */
export function streakOf(rhythm: Rhythm, done: ReadonlySet<string>, today: string): Streak {
  const { everyDays, perWeek } = rhythm
  if (everyDays !== null) return { unit: 'times', ...timesKept(everyDays, done, today) }
  return perWeek === null
    ? { unit: 'days', ...runsOf(daysKept(rhythm, done, today)) }
    : { unit: 'weeks', ...runsOf(weeksKept(perWeek, done, today)) }
}

/** Whether each expected day of the window was kept, oldest first. */
function daysKept(rhythm: Rhythm, done: ReadonlySet<string>, today: string): boolean[] {
  return daysBetweenBoth(addDays(today, 1 - STREAK_DAYS), today)
    .filter((day) => isExpected(rhythm, day, { done, startedOn: day }))
    .filter((day) => day !== today || done.has(day))
    .map((day) => done.has(day))
}

function weeksKept(perWeek: number, done: ReadonlySet<string>, today: string): boolean[] {
  const first = mondayOf(addDays(today, 1 - STREAK_DAYS))
  const current = mondayOf(today)
  const weeks = Math.round(daysBetween(first, current) / 7) + 1
  const counts = new Map<string, number>()
  for (const day of done) {
    if (day > today) continue
    const monday = mondayOf(day)
    counts.set(monday, (counts.get(monday) ?? 0) + 1)
  }
  return Array.from({ length: weeks }, (_, index) => addDays(first, index * 7))
    .map((monday) => ({ monday, isKept: (counts.get(monday) ?? 0) >= perWeek }))
    .filter(({ monday, isKept }) => monday !== current || isKept)
    .map(({ isKept }) => isKept)
}

function timesKept(
  everyDays: number,
  done: ReadonlySet<string>,
  today: string,
): Pick<Streak, 'current' | 'longest'> {
  const first = addDays(today, 1 - STREAK_DAYS)
  const days = [...done].filter((day) => day >= first && day <= today).sort()
  let [run, longest] = [0, 0]
  for (const [index, day] of days.entries()) {
    const before = days[index - 1]
    run = before !== undefined && daysBetween(before, day) <= everyDays ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  const last = days.at(-1)
  const isAlive = last !== undefined && daysBetween(last, today) <= everyDays
  return { current: isAlive ? run : 0, longest }
}

function runsOf(kept: readonly boolean[]): Pick<Streak, 'current' | 'longest'> {
  let [current, longest] = [0, 0]
  for (const isKept of kept) {
    current = isKept ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** Every day of a stretch, in order. */
function daysBetweenBoth(from: string, until: string): string[] {
  const count = Math.max(0, daysBetween(from, until) + 1)
  return Array.from({ length: count }, (_, index) => addDays(from, index))
}

/**
 * How much of what was meant to be done since the habit began was done, from 0 to 1, in the last
 * twelve weeks; nothing before its first expected day.
 */
export function rateOf(
  rhythm: Rhythm,
  { done, startedOn, today }: Marks & { readonly today: string },
): number | null {
  const [firstDone = startedOn] = [...done].sort()
  const begun = firstDone < startedOn ? firstDone : startedOn
  const window = addDays(today, 1 - RATE_DAYS)
  const from = begun > window ? begun : window
  const days = daysBetweenBoth(from, today).filter((day) => day !== today || done.has(day))
  const hasDays = rhythm.perWeek === null && rhythm.everyDays === null
  const marks = { done, startedOn }
  const meant = hasDays ? days.filter((day) => isExpected(rhythm, day, marks)) : days
  if (meant.length === 0) return null
  const kept = meant.filter((day) => done.has(day)).length
  return Math.min(1, kept / shareOfDays(rhythm, meant.length))
}

/** How many times so many days ask for, in parts: three days of twice a week ask for less than one. */
function shareOfDays({ everyDays, perWeek }: Rhythm, days: number): number {
  if (perWeek !== null) return Math.max(1, (days * perWeek) / 7)
  return everyDays === null ? days : Math.max(1, days / everyDays)
}
