import { addDays, daysBetween, mondayOf } from '../../internal/calendar.ts'
import { isExpected, type Rhythm } from './rhythm.ts'

/** Nobody counts further back. */
export const STREAK_DAYS = 365

/** How much of what was meant to be done was done is told of this many days. */
const RATE_DAYS = 84

/** How steadily a habit is kept. */
export type Streak = {
  /** Days, or weeks of a habit that is done so many times a week. */
  readonly unit: 'days' | 'weeks'
  readonly current: number
  readonly longest: number
}

/**
 * Counts back over the days on which a habit is meant to be done, or over the weeks. What is not done
 * yet today, or this week, breaks nothing.
 */
export function streakOf(rhythm: Rhythm, done: ReadonlySet<string>, today: string): Streak {
  const { perWeek } = rhythm
  return perWeek === null
    ? { unit: 'days', ...runsOf(daysKept(rhythm, done, today)) }
    : { unit: 'weeks', ...runsOf(weeksKept(perWeek, done, today)) }
}

/** Whether each expected day of the window was kept, oldest first. */
function daysKept(rhythm: Rhythm, done: ReadonlySet<string>, today: string): boolean[] {
  return expectedDays(rhythm, addDays(today, 1 - STREAK_DAYS), today)
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

function runsOf(kept: readonly boolean[]): Pick<Streak, 'current' | 'longest'> {
  let [current, longest] = [0, 0]
  for (const isKept of kept) {
    current = isKept ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** Every day of a stretch on which the habit is meant to be done, in order. */
function expectedDays(rhythm: Rhythm, from: string, until: string): string[] {
  const count = Math.max(0, daysBetween(from, until) + 1)
  return Array.from({ length: count }, (_, index) => addDays(from, index)).filter((day) =>
    isExpected(rhythm, day),
  )
}

/**
 * How much of what was meant to be done since the habit began was done, from 0 to 1, in the last
 * twelve weeks; nothing before its first expected day.
 */
export function rateOf(
  rhythm: Rhythm,
  { done, startedOn, today }: Readonly<Record<'startedOn' | 'today', string>> & Done,
): number | null {
  const [firstDone = startedOn] = [...done].sort()
  const begun = firstDone < startedOn ? firstDone : startedOn
  const window = addDays(today, 1 - RATE_DAYS)
  const from = begun > window ? begun : window
  const days = expectedDays(rhythm, from, today).filter((day) => day !== today || done.has(day))
  if (days.length === 0) return null
  const kept = days.filter((day) => done.has(day)).length
  const expected =
    rhythm.perWeek === null ? days.length : Math.max(1, (days.length * rhythm.perWeek) / 7)
  return Math.min(1, kept / expected)
}

interface Done {
  readonly done: ReadonlySet<string>
}
