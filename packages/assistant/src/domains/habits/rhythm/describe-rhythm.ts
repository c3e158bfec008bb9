import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import type { PeriodOfDay, Rhythm } from './rhythm.ts'

/** A Monday. */
const MONDAY = '2024-01-01'

/** `todo dia`, `segunda e quarta`, `3 vezes por semana`, `a cada 2 dias`. */
export function describeRhythm(rhythm: Rhythm, { format, locale, text }: DomainContext): string {
  const { everyDays, frequency, perWeek, weekdays } = rhythm
  if (everyDays === 2) return text('habit.everyOtherDay')
  if (everyDays !== null) return text('habit.everyDays', { count: everyDays })
  if (perWeek === 2) return text('habit.twiceAWeek')
  if (perWeek !== null) return text('habit.perWeek', { count: perWeek })
  if (weekdays === null) return text(`frequency.${frequency}`)
  const days = format.list(weekdays.map((weekday) => weekdayName(weekday, locale)))
  return text('habit.onDays', { days })
}

/** The name of a day of the week as people say it, `segunda`. */
export function weekdayName(weekday: number, locale: string): string {
  const day = new Date(`${addDays(MONDAY, weekday - 1)}T00:00:00Z`)
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
  return name.replace(/-feira$/, '')
}

/** What a habit is called, and how often and when it is done: `Ler, todo dia, à noite`. */
export function describeHabit(
  habit: Rhythm & { readonly name: string; readonly periodOfDay: PeriodOfDay },
  context: DomainContext,
): string {
  const { name, periodOfDay } = habit
  const parts = [name, describeRhythm(habit, context)]
  if (periodOfDay !== 'anytime') parts.push(context.text(`period.${periodOfDay}`))
  return parts.join(', ')
}
