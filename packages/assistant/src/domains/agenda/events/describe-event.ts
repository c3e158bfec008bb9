import type { DomainContext } from '../../domain-context.ts'
import { describeSeries } from '../series/describe-series.ts'
import { sayMoment } from '../series/said-moment.ts'
import { lastDayOf } from './check-event.ts'
import { byClockOf, type EventFacts } from './event-occurrence.ts'

/** `amanhã (19/11) às 10:00`, `amanhã (19/11), das 10:00 às 11:30`, `amanhã (19/11), o dia todo`. */
export function describeTime(
  times: Pick<EventFacts, 'startsLocal' | 'endsLocal' | 'allDay' | 'zone'>,
  context: DomainContext,
): string {
  const { format, text } = context
  const { startsLocal, endsLocal } = byClockOf({ ...times, event: times }, context.timeZone)
  const day = format.day(startsLocal.slice(0, 10))
  if (times.allDay && endsLocal !== null) {
    const last = format.day(lastDayOf({ startsLocal, endsLocal }))
    return text('agenda.allDays', { from: day, to: last })
  }
  if (times.allDay) return text('agenda.allDay', { day })
  if (endsLocal === null) return sayMoment(startsLocal, context)
  const from = format.clockTime(startsLocal.slice(11))
  if (endsLocal.slice(0, 10) !== startsLocal.slice(0, 10)) {
    const values = { from: sayMoment(startsLocal, context), to: sayMoment(endsLocal, context) }
    return text('agenda.until', values)
  }
  return text('agenda.stretch', { day, from, to: format.clockTime(endsLocal.slice(11)) })
}

/** `Dentista, amanhã (19/11) às 10:00, Rua A`, with how it comes again. */
export function describeEvent(event: EventFacts, context: DomainContext): string {
  const parts = [event.title, describeTime(event, context)]
  if (event.location !== null) parts.push(event.location)
  if (event.series !== null) {
    parts.push(describeSeries(event.series, event.startsLocal.slice(0, 10), context))
  }
  return parts.join(', ')
}
