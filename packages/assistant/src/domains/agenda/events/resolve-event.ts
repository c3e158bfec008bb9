import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { describeTime } from './describe-event.ts'
import { type EventOccurrence, nextOccurrences, occurrencesOn } from './event-occurrence.ts'
import { readEvents } from './read-events.ts'

/** More of them than this are no help. */
const MAX_OPTIONS = 6

/** How slots say which event is meant: by its name, by its day, or as an option did. */
export const eventReference = z
  .union([
    z.string(),
    z.object({
      id: z.string().optional(),
      title: z.string().optional(),
      date: z.string().refine(isCalendarDay).optional(),
    }),
  ])
  .describe('The event as the user names it, with its day where one is said.')
/** Which event is meant. */
export type EventReference = z.infer<typeof eventReference>

/** Finds the occurrence that the user means: the next one, or that of the day they say. */
export async function resolveEvent(
  reference: EventReference | undefined,
  context: DomainContext,
): Promise<Resolution<EventOccurrence>> {
  const { text, timeZone, today } = context
  const { id, title, date }: Exclude<EventReference, string> =
    typeof reference === 'string' ? { title: reference } : (reference ?? {})
  const kept = await readEvents(context)
  const ahead = kept.flatMap((one) => nextOccurrences(one, today, timeZone))
  const onDay =
    date === undefined ? ahead : kept.flatMap((one) => occurrencesOn(one, date, date, timeZone))
  if (id !== undefined) {
    const chosen = onDay.find(({ event }) => event.id === id)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: text('event.gone') }
  }
  const said = quoteText(title ?? '')
  if (ahead.length === 0 && onDay.length === 0) {
    const key = said === '' ? 'event.none' : 'event.noneNamed'
    return { status: 'refused', explanation: text(key, { name: said }) }
  }
  if (said === '' && date !== undefined && onDay.length === 0) {
    const day = context.format.day(date)
    return { status: 'refused', explanation: text('event.noneOnDay', { day }) }
  }
  const named = namedSo(said, onDay)
  const [only] = named.candidates
  // "aula de natação" is not the "Aula de inglês" of that day.
  if (only && named.candidates.length === 1 && named.match !== 'overlap') {
    return { status: 'found', row: only }
  }
  const elsewhere = namedSo(said, ahead).candidates
  const offered =
    named.candidates.length > 0 ? named.candidates : elsewhere.length > 0 ? elsewhere : ahead
  const [near, ...others] = offered
  const name = said === '' ? text('event.any') : said
  // One alone is named in the question.
  const question =
    near && others.length === 0
      ? text('event.notFoundOne', { name, near: describeOccurrence(near, context) })
      : text(named.candidates.length > 0 ? 'event.askWhich' : 'event.notFound', { name })
  const options = offered.slice(0, MAX_OPTIONS).map((one) => ({
    label: describeOccurrence(one, context),
    value: { id: one.event.id, date: one.startsLocal.slice(0, 10) },
  }))
  return askWhich('eventRef', question, options)
}

/** `Dentista, amanhã (19/11) às 10:00`. */
export function describeOccurrence(
  {
    event,
    startsLocal,
    endsLocal,
  }: Pick<EventOccurrence, 'startsLocal' | 'endsLocal'> & {
    readonly event: Pick<EventOccurrence['event'], 'title' | 'allDay' | 'zone'>
  },
  context: DomainContext,
): string {
  return `${event.title}, ${describeTime({ ...event, startsLocal, endsLocal }, context)}`
}

const namedSo = (said: string, all: readonly EventOccurrence[]) =>
  said === ''
    ? { match: 'same' as const, candidates: all }
    : bestMatches(said, all, ({ event }) => event.title)
