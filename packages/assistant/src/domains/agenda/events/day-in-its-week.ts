import type { JsonObject, Locale } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { addDays, mondayOf, weekdayOf } from '../../internal/calendar.ts'
import { localOf } from '../../internal/local-time.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { holdsPhrase, readWordLists } from '../../internal/word-lists.ts'
import { weekdaysIn } from '../series/days-said.ts'
import { byClockOf } from './event-occurrence.ts'
import { eventReference, resolveEvent } from './resolve-event.ts'

const WHICH_WEEK = readWordLists<Locale>(new URL('./weekday-words.yaml', import.meta.url))

/**
 * "move it to Thursday" of an event in another week is that week's Thursday: a day of the week alone says
 * no week, and what moves is near where it was. Where its own week has no such day ahead, the next stands.
 */
export async function dayInItsWeek(
  slots: JsonObject,
  { text, into }: WordsRead,
  context: DomainContext,
): Promise<JsonObject> {
  const { startTime } = slots
  const weekdays = weekdaysIn(text, context.locale)
  const isBare = weekdays.length === 1 && !holdsPhrase(text, WHICH_WEEK[context.locale])
  if (typeof startTime !== 'string' || !isBare || slots.weekdays !== undefined) return slots
  const said = toLocal(startTime, context)
  const before = await dayBefore({ ...into, ...slots }, into, context)
  if (said === undefined || before === undefined) return slots
  if (weekdayOf(said.slice(0, 10)) !== weekdays[0]) return slots
  const day = addDays(mondayOf(before), weekdayOf(said.slice(0, 10)) - 1)
  if (day <= said.slice(0, 10)) return slots
  return { ...slots, startTime: `${day}${said.slice(10)}` }
}

/** The day that it is on: as the card has it, or as it is kept. */
async function dayBefore(
  { eventRef }: JsonObject,
  into: JsonObject | undefined,
  context: DomainContext,
): Promise<string | undefined> {
  const shown = into?.startTime
  if (typeof shown === 'string') return toLocal(shown, context)?.slice(0, 10)
  const { data: reference } = eventReference.safeParse(eventRef)
  const found = await resolveEvent(reference, context)
  if (isNotReady(found)) return undefined
  return byClockOf(found.row, context.timeZone).startsLocal.slice(0, 10)
}

/** By the user's clock: with an offset, as the router gives it, or as cards do. */
function toLocal(moment: string, { timeZone }: DomainContext): string | undefined {
  const hasOffset = /(?:Z|[+-]\d\d:\d\d)$/.test(moment)
  if (hasOffset) return localOf(new Date(moment), timeZone)
  return /^\d{4}-\d\d-\d\d/.test(moment) ? moment.slice(0, 16) : undefined
}
