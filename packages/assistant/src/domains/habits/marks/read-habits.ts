import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { STREAK_DAYS } from '../rhythm/streak.ts'
import { type Habit, type HabitMark, habitMarks, habits } from '../tables.ts'

/** Nobody keeps up more. */
const MAX_HABITS = 200

/** The habits that go on, in the order in which they were begun. */
export function readHabits(context: DomainContext): Promise<Habit[]> {
  return selectRows(habits, `archived_on is null order by id limit ${MAX_HABITS}`, [], context)
}

/** One habit, given up or not. */
export async function readHabit(
  id: Habit['id'],
  context: DomainContext,
): Promise<Habit | undefined> {
  const [habit] = await selectRows(habits, 'id = $2', [toUuid(id)], context)
  return habit
}

/** The mark of a habit on a day, when it was done. */
export async function readMark(
  habitId: Habit['id'],
  day: string,
  context: DomainContext,
): Promise<HabitMark | undefined> {
  const values = [toUuid(habitId), day]
  const [mark] = await selectRows(habitMarks, 'habit_id = $2 and done_on = $3', values, context)
  return mark
}

/** The days on which each habit was done, as far back as streaks are counted; of one habit where it is given. */
export async function readDoneDays(
  context: DomainContext,
  habitId?: Habit['id'],
): Promise<ReadonlyMap<Habit['id'], ReadonlySet<string>>> {
  // A week more, because weeks are counted whole.
  const from = addDays(context.today, -STREAK_DAYS - 7)
  const marks =
    habitId === undefined
      ? await selectRows(habitMarks, 'done_on >= $2', [from], context)
      : await selectRows(
          habitMarks,
          'done_on >= $2 and habit_id = $3',
          [from, toUuid(habitId)],
          context,
        )
  const byHabit = Map.groupBy(marks, (mark) => mark.habitId)
  return new Map(
    [...byHabit].map(([id, own]) => [id, new Set(own.map(({ doneOn }) => doneOn))] as const),
  )
}
