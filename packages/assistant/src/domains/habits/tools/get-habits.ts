import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { mondayOf, monthOf } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { type HabitFacts, toHabitFacts } from '../marks/habit-facts.ts'
import { readDoneDays, readHabits } from '../marks/read-habits.ts'
import { findHabit } from '../marks/resolve-habit.ts'
import { describeHabit, describeRhythm } from '../rhythm/describe-rhythm.ts'
import { describeStreak } from '../rhythm/describe-streak.ts'
import { isExpected } from '../rhythm/rhythm.ts'
import { rateOf, type Streak, streakOf } from '../rhythm/streak.ts'
import type { Habit } from '../tables.ts'

const input = z.object({
  habitRef: z.string().optional().describe('One habit, as the user names it; all when not said.'),
  includeStreaks: z.boolean().optional().describe('true when not said'),
  includeTodayStatus: z.boolean().optional().describe('true when not said'),
})

/** A habit as it stands. */
export type HabitStanding = HabitFacts & {
  readonly id: string
  readonly startedOn: string
  readonly isDoneToday: boolean
  readonly isExpectedToday: boolean
  readonly lastDoneOn: string | null
  /** Of the last year, oldest first. */
  readonly doneDays: readonly string[]
  /** On how many days of this week, which begins on Monday. */
  readonly doneThisWeek: number
  readonly doneThisMonth: number
  readonly streak: Streak
  /** From 0 to 1, over the last twelve weeks. */
  readonly rate: number | null
}

type Output = JsonObject & {
  /** The one that was asked about, where it is kept. */
  readonly asked: string | null
  readonly isFound: boolean
  readonly habits: readonly HabitStanding[]
  readonly withStreaks: boolean
  readonly withToday: boolean
}

/** Lists the habits that go on, with how steadily each is kept. */
export const getHabits = defineDomainReadTool({
  name: 'get_habits',
  description:
    'The habits of the user, each with its streak, its longest streak and whether it is done today. Streaks count days on which the habit is meant to be done, or weeks.',
  input,
  codeSlots: ['includeStreaks', 'includeTodayStatus'],
  async execute(slots, context): Promise<Output> {
    const { habitRef, includeStreaks = true, includeTodayStatus = true } = slots
    const asked = quoteText(habitRef ?? '') || null
    const found = asked === null ? undefined : await findHabit(asked, context)
    const isFound = asked === null || found?.status === 'found'
    const chosen = found?.status === 'found' ? [found.row] : await readHabits(context)
    const done = await readDoneDays(context)
    return {
      asked,
      isFound,
      habits: chosen.map((habit) => standingOf(habit, done.get(habit.id) ?? new Set(), context)),
      withStreaks: includeStreaks,
      withToday: includeTodayStatus,
    }
  },
  reply(output, context) {
    const { asked, habits, isFound } = output
    const { text } = context
    const [only] = habits
    if (!only) return text(asked === null ? 'habits.none' : 'habits.noneOf', { name: asked ?? '' })
    if (asked !== null && isFound) return tellOne(only, output, context)
    const heading = isFound
      ? text('habits.heading', { count: habits.length })
      : text('habits.unknown', { name: asked ?? '' })
    const lines = habits.map(
      (habit) => `- ${describeHabit(habit, context)}${toldOf(habit, output, context)}`,
    )
    const left = habits.filter(
      ({ isDoneToday, isExpectedToday }) => isExpectedToday && !isDoneToday,
    )
    const isAllDone = output.withToday && left.length === 0 && habits.some((one) => one.isDoneToday)
    return joinList(heading, isAllDone ? [...lines, text('habits.allDone')] : lines, context)
  },
})

function standingOf(
  habit: Habit,
  done: ReadonlySet<string>,
  { today }: DomainContext,
): HabitStanding {
  const facts = toHabitFacts(habit)
  const days = [...done].sort()
  return {
    id: habit.id,
    ...facts,
    startedOn: habit.startedOn,
    isDoneToday: done.has(today),
    isExpectedToday: isExpected(facts, today, { done, startedOn: habit.startedOn }),
    lastDoneOn: days.at(-1) ?? null,
    doneDays: days,
    doneThisWeek: days.filter((day) => day >= mondayOf(today) && day <= today).length,
    doneThisMonth: days.filter((day) => monthOf(day) === monthOf(today)).length,
    streak: streakOf(facts, done, today),
    rate: rateOf(facts, { done, startedOn: habit.startedOn, today }),
  }
}

/** Behind a habit in the list: `: 5 dias seguidos; hoje já foi`. */
function toldOf(habit: HabitStanding, output: Output, context: DomainContext): string {
  const { text } = context
  const { isDoneToday, isExpectedToday, streak } = habit
  const parts: string[] = []
  if (output.withStreaks && streak.current > 0) parts.push(describeStreak(streak, context))
  if (output.withToday && isDoneToday) parts.push(text('habits.doneToday'))
  const { doneThisWeek: done, perWeek } = habit
  if (perWeek !== null) parts.push(text('habits.ofWeek', { done, wanted: perWeek }))
  else if (output.withToday && !isDoneToday && isExpectedToday) parts.push(text('habits.openToday'))
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}

/** `Ler: 5 dias seguidos, hoje já foi. O recorde é de 12 dias.` */
function tellOne(habit: HabitStanding, output: Output, context: DomainContext): string {
  const { format, text } = context
  const { lastDoneOn, name, streak } = habit
  if (lastDoneOn === null) {
    return text('habits.neverDone', { name, rhythm: describeRhythm(habit, context) })
  }
  const told = toldOf(habit, output, context) || `: ${describeRhythm(habit, context)}`
  const lines = [`${name}${told}.`]
  // Of a daily one whose streak goes on it was yesterday.
  const isKnown = streak.current > 0 && habit.frequency === 'daily'
  if (!isKnown && !habit.isDoneToday)
    lines.push(text('habits.lastDone', { day: format.day(lastDoneOn) }))
  if (habit.doneThisWeek > 0) lines.push(text('habits.thisWeek', { count: habit.doneThisWeek }))
  if (habit.doneThisMonth > habit.doneThisWeek)
    lines.push(text('habits.thisMonth', { count: habit.doneThisMonth }))
  const isRecord = streak.longest > 1 && streak.longest === streak.current
  if (output.withStreaks && streak.longest > Math.max(1, streak.current)) {
    lines.push(text(`longest.${streak.unit}`, { count: streak.longest }))
  } else if (output.withStreaks && isRecord) lines.push(text('habits.isRecord'))
  return lines.join(' ')
}
