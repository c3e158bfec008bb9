import type { DomainContext } from '../../domain-context.ts'
import { movedTo } from '../../internal/local-time.ts'
import { describeSeries } from '../series/describe-series.ts'
import { sayMoment } from '../series/said-moment.ts'
import type { Reminder } from '../tables.ts'

/** What a card tells of a reminder. */
export type ReminderFacts = Pick<Reminder, 'title' | 'startsLocal' | 'zone' | 'series' | 'notes'>

/** `Ligar para o banco, amanhã (19/11) às 10:00`; `Tomar água, todo dia às 15:00, a partir de hoje (18/11)`. */
export function describeReminder(reminder: ReminderFacts, context: DomainContext): string {
  const { format, text } = context
  const { series, startsLocal, title, zone } = reminder
  const local = movedTo(startsLocal, zone, context.timeZone)
  if (series === null) return `${title}, ${sayMoment(local, context)}`
  const rhythm = describeRhythm(reminder, series, context)
  const day = local.slice(0, 10)
  if (day <= context.today) return `${title}, ${rhythm}`
  return `${title}, ${text('agenda.fromDay', { rhythm, day: format.day(day) })}`
}

/** `todo dia às 15:00`. */
export function describeRhythm(
  { startsLocal, zone }: Pick<Reminder, 'startsLocal' | 'zone'>,
  series: NonNullable<Reminder['series']>,
  context: DomainContext,
): string {
  return context.text('agenda.rhythm', {
    rhythm: describeSeries(series, startsLocal.slice(0, 10), context),
    time: context.format.clockTime(movedTo(startsLocal, zone, context.timeZone).slice(11)),
  })
}

interface DescribedOccurrence {
  readonly reminder: Pick<Reminder, 'title' | 'zone'>
  readonly dueLocal: string
}

/** `Ligar para o banco, amanhã (19/11) às 10:00`, of one time that it comes. */
export function describeOccurrence(
  { reminder, dueLocal }: DescribedOccurrence,
  context: DomainContext,
): string {
  const local = movedTo(dueLocal, reminder.zone, context.timeZone)
  return `${reminder.title}, ${sayMoment(local, context)}`
}
