import { type Id, ParcoError } from '@parco/protocol'
import type { DomainWriteContext } from '../../domain-context.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { nameKey } from '../../internal/match-name.ts'
import type { PeriodOfDay, Rhythm } from '../rhythm/rhythm.ts'
import type { Habit } from '../tables.ts'
import { readHabit } from './read-habits.ts'

/** What a habit is. */
export type HabitFacts = Rhythm & {
  readonly name: string
  readonly periodOfDay: PeriodOfDay
}

/** Picks the facts out of a habit. */
export function toHabitFacts(habit: HabitFacts): HabitFacts {
  const { name, frequency, weekdays, perWeek, everyDays, periodOfDay } = habit
  return { name, frequency, weekdays, perWeek, everyDays, periodOfDay }
}

/** The columns that hold the facts. */
export function toHabitColumns(habit: HabitFacts) {
  const { name, frequency, weekdays, perWeek, everyDays, periodOfDay } = habit
  return {
    name,
    name_key: nameKey(name),
    frequency,
    weekdays: weekdays && [...weekdays],
    per_week: perWeek,
    every_days: everyDays,
    period_of_day: periodOfDay,
  }
}

/** Writes a new habit. */
export async function insertHabit(
  habit: HabitFacts,
  startedOn: string,
  context: DomainWriteContext,
): Promise<Id<'hab'>> {
  const id = context.mint('hab')
  await context.ledger.insert('habits', {
    id,
    ...toHabitColumns(habit),
    started_on: startedOn,
    archived_on: null,
    created_at: context.now.toISOString(),
  })
  return id
}

/** Whether two habits are alike in all that a card shows of them. */
export function isSameHabit(one: HabitFacts, other: HabitFacts): boolean {
  return JSON.stringify(toHabitFacts(one)) === JSON.stringify(toHabitFacts(other))
}

/**
 * Holds a habit and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is given up, `stale` when it is different.
 */
export async function assertHabitUnchanged(
  id: Habit['id'],
  shown: HabitFacts,
  context: DomainWriteContext,
): Promise<Habit> {
  await holdLock(`habit/${id}`, context)
  const habit = await readHabit(id, context)
  if (!habit || habit.archivedOn !== null) {
    throw new ParcoError('not-found', context.text('habit.gone'))
  }
  if (!isSameHabit(habit, shown)) throw new ParcoError('stale', context.text('shared.stale'))
  return habit
}
