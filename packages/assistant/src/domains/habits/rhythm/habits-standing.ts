import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import type { StandingLine } from '../../life-view.ts'
import { toHabitFacts } from '../marks/habit-facts.ts'
import { readDoneDays, readHabits } from '../marks/read-habits.ts'
import { describeStreak } from './describe-streak.ts'
import { timesExpected } from './rhythm.ts'
import { streakOf } from './streak.ts'

const MOST_HABITS = 4

/** Each habit over these days: on how many it was done, and its streak; the longest streak first. */
export async function habitsStanding(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly StandingLine[]> {
  const { text, today } = context
  const last = until < today ? until : today
  const done = await readDoneDays(context)
  const told = (await readHabits(context)).map((habit) => {
    const marks = done.get(habit.id) ?? new Set<string>()
    const facts = toHabitFacts(habit)
    const first = habit.startedOn > from ? habit.startedOn : from
    const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
      addDays(first, index),
    )
    return {
      name: habit.name,
      count: days.filter((day) => marks.has(day)).length,
      expected: timesExpected(facts, days, { done: marks, startedOn: habit.startedOn }),
      streak: streakOf(facts, marks, today),
    }
  })
  return told
    .filter(({ count, expected }) => count > 0 && expected > 0)
    .sort((one, other) => other.streak.current - one.streak.current)
    .slice(0, MOST_HABITS)
    .map(({ count, expected, name, streak }) => {
      const line = text('habits.standing', { name, count, expected: Math.max(expected, count) })
      const isStreak = streak.current > 1
      return {
        area: 'health',
        text: isStreak ? `${line}; ${describeStreak(streak, context)}.` : `${line}.`,
      }
    })
}
