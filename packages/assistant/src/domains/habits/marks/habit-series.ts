import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import type { DailySeries, DayValue } from '../../life-view.ts'
import { isExpected } from '../rhythm/rhythm.ts'
import type { Habit } from '../tables.ts'
import { readHabits } from './read-habits.ts'

/** A habit moves when it is done on so many more or fewer of its days. */
const RELEVANT_CHANGE = 0.1

/**
 * Each habit as 1 on days when it was done and 0 on those when it was meant to be and was not. What is
 * not done yet today is no day without it.
 */
export async function habitSeries(
  context: DomainContext,
  from: string,
  until: string,
): Promise<DailySeries[]> {
  const habits = await readHabits(context)
  if (habits.length === 0) return []
  const rows = await context.sql.query<{ readonly habit: string; readonly days: string[] }>(
    `select habit_id as habit, jsonb_agg(done_on) as days from habit_marks
      where user_id = $1 and done_on between $2 and $3 group by habit_id`,
    [toUuid(context.userId), from, until],
  )
  const daysDone = new Map(rows.map(({ habit, days }) => [habit, days]))
  return habits.flatMap((habit) => {
    const done = new Set(daysDone.get(toUuid(habit.id)))
    const days = daysOf(habit, { done, from, until, today: context.today })
    return days.length === 0 ? [] : [toSeries(habit, days, context)]
  })
}

interface Window {
  readonly done: ReadonlySet<string>
  readonly from: string
  readonly until: string
  readonly today: string
}

function daysOf(habit: Habit, { done, from, until, today }: Window): DayValue[] {
  const [firstDone = habit.startedOn] = [...done].sort()
  const begun = firstDone < habit.startedOn ? firstDone : habit.startedOn
  const last = until < today ? until : today
  const days: DayValue[] = []
  for (let day = begun > from ? begun : from; day <= last; day = addDays(day, 1)) {
    if (done.has(day)) days.push({ day, value: 1 })
    else if (day !== today && isExpected(habit, day, { done, startedOn: begun }))
      days.push({ day, value: 0 })
  }
  return days
}

function toSeries(
  { id, name }: Habit,
  days: readonly DayValue[],
  { text }: DomainContext,
): DailySeries {
  const within = name.charAt(0).toLocaleLowerCase() + name.slice(1)
  return {
    key: `habit:${id}`,
    name,
    unit: { kind: 'mark' },
    days,
    relevantChange: RELEVANT_CHANGE,
    role: 'deed',
    own: within,
    onMore: text('series.onMore', { name: within }),
  }
}
