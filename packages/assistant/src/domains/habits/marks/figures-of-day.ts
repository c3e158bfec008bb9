import type { DomainContext } from '../../domain-context.ts'
import type { DayFigure } from '../../life-view.ts'
import { isExpected } from '../rhythm/rhythm.ts'
import type { Habit } from '../tables.ts'
import { readDoneDays, readHabits } from './read-habits.ts'

/** How many of the habits meant for a day were done on it; one of so many times a week counts once it is done. */
export async function habitFiguresOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly DayFigure[]> {
  const habits = (await readHabits(context)).filter(({ startedOn }) => startedOn <= day)
  if (habits.length === 0) return []
  const done = await readDoneDays(context)
  const doneOf = ({ id }: Habit) => done.get(id) ?? new Set<string>()
  const isDone = (habit: Habit) => doneOf(habit).has(day)
  const isWanted = (habit: Habit) =>
    habit.perWeek === null &&
    isExpected(habit, day, { done: doneOf(habit), startedOn: habit.startedOn })
  const wanted = habits.filter((habit) => isDone(habit) || isWanted(habit))
  if (wanted.length === 0) return []
  const count = wanted.filter(isDone).length
  return [
    {
      key: 'habits',
      name: context.text('record.area'),
      display: context.text('habit.progress', { done: count, wanted: wanted.length }),
      share: count / wanted.length,
    },
  ]
}
