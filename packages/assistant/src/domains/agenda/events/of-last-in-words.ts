import type { Claim } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { dayAheadIn, hourIn } from '../series/days-said.ts'
import type { EventOccurrence } from './event-occurrence.ts'
import { lastWritten } from './last-written.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

const DIGIT = /\d/u
const WEEK_DAYS = 7

/** What is put off to a Monday goes to the one behind its day. */
function laterThan(
  { startsLocal }: EventOccurrence,
  said: string | undefined,
  isLater: boolean,
): string | undefined {
  const day = startsLocal.slice(0, 10)
  let later = said
  while (isLater && later !== undefined && later <= day) later = addDays(later, WEEK_DAYS)
  return later
}

/**
 * "fica na rua Augusta, 1200" and "remarcaram pra dia 10" right behind an event name none: they are of the
 * one that was written last.
 */
export const claimOfLast: Claim = async (_slots, { text }, context) => {
  const said = withoutStop(text)
  // What stands behind the comma of an address is a number by itself.
  const [head = ''] = said.split(',')
  const { intent, params } = readSaid(head, context) ?? {}
  if (intent !== 'placed_at' && intent !== 'moved_to') return undefined
  const last = await lastWritten(context)
  if (last === undefined) return undefined
  const eventRef = { id: last.event.id, date: last.startsLocal.slice(0, 10) }
  if (intent === 'placed_at') {
    // Of what has a place, "it's in the fridge" tells of something else.
    if (last.event.location !== null) return undefined
    const place = String(params?.place)
    const from = said.toLowerCase().indexOf(place.toLowerCase())
    const location = from < 0 ? place : said.slice(from)
    return { call: { intent: 'update_event', params: { eventRef, location } }, isWhole: true }
  }
  const hour = hourIn(said)
  const day = laterThan(
    last,
    dayAheadIn(said, context),
    params?.isLater === true && !DIGIT.test(said),
  )
  if (day === undefined && hour === undefined) return undefined
  const startTime = [day, hour].filter((one) => one !== undefined).join('T')
  return { call: { intent: 'update_event', params: { eventRef, startTime } } }
}
