import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { mondayOf } from '../../internal/calendar.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { firstWeekday, hourIn, weekdaysIn } from '../series/days-said.ts'
import { type EventOccurrence, soonestOf } from './event-occurrence.ts'
import { eventsNamed } from './known-event.ts'

const THE = '(?:(?:as?|os?|minhas?|meus?|noss[ao]s?|the|my|our) )?'
const NAME = `${THE}(?<name>.+?)`
const ALL = '(?:tod[ao]s (?:as |os )?(?:minhas |meus )?|all (?:of )?(?:the |my |our )?|every )'
/** From a day on, in front of what is said of it, and behind it. */
const FROM =
  '(?:(?:a partir d[eao]|a contar de|começando em|começando|from|starting(?: from| on| in)?|beginning(?: in| on)?|as of) (?<from>.+?)(?: em diante| onwards?| on| forward)?|(?<now>de agora em diante|daqui (?:pra|para) frente|from now on|going forward))'
const IS =
  '(?<is>é|são|será|serão|vai ser|vão ser|passa a ser|passam a ser|agora é|is|are|will be|is going to be|takes place)(?: on| às?| at| n[ao]s?| de)?'
const MOVES =
  '(?:(?:passa|passam|muda|mudam|vai|vão|fica|ficam|vai mudar|vão mudar|vai passar) (?:pr[ao]s?|para(?: [ao]s?)?|n[ao]s?|em)|(?:moves?|(?:is|are) moving|goes?|go|changes?|switch(?:es)?|(?:is|are) going|will move) (?:to|in))'
const MOVE =
  '(?:muda|mude|mudar|passa|passe|passar|move|mova|mover|troca|transfere|remarca|change|switch|reschedule|shift|can you move|please move)'
const TO = '(?<to>.+?)'

const CHANGES = [
  `${FROM},? ${NAME} (?:${IS}|${MOVES}) ${TO}`,
  `${NAME} (?:${IS}|${MOVES}) ${TO},? ${FROM}`,
  `${MOVE} ${NAME} (?:pr[ao]s?|para(?: [ao]s?)?|n[ao]s?|to|on|in) ${TO},? ${FROM}`,
  `${NAME} (?<now>agora (?:é|são|fica|ficam)|(?:is|are) now)(?: on| às?| at| n[ao]s?| de)? ${TO}`,
  `(?<all>${ALL})(?<name>.+?) (?:${IS}|${MOVES}) ${TO}`,
  `${MOVE} (?<all>${ALL})(?<name>.+?) (?:pr[ao]s?|para(?: [ao]s?)?|n[ao]s?|to|on|in) ${TO}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'))

/** More words than these are no place, but a sentence. */
const MAX_PLACE_WORDS = 5

/**
 * "a partir de março a terapia é quinta", "all the stand-ups move to room 2": a series that is kept, from
 * a day on or all of it, on other days, at another hour or in another place.
 */
export const claimSeriesChange: Claim = async (_slots, { text }, context) => {
  const said = withoutStop(text)
  if (said.includes('?')) return undefined
  for (const pattern of CHANGES) {
    const groups = pattern.exec(said)?.groups
    const call = groups && (await changeOf(groups, context))
    if (call) return { call: { intent: 'update_event', params: call } }
  }
  return undefined
}

type Groups = Readonly<Record<string, string | undefined>>

async function changeOf(groups: Groups, context: DomainContext): Promise<JsonObject | undefined> {
  const { all, from = '', is, name = '', now, to = '' } = groups
  const { timeZone, today } = context
  const first = all === undefined && now === undefined ? dayOf(from, context) : today
  if (first === undefined || first < today) return undefined
  const kept = (await eventsNamed(name, context)).filter(({ event }) => event.series !== null)
  if (new Set(kept.map(({ event }) => event.title)).size !== 1) return undefined
  // A series that was changed from a day on is two of the same name.
  const [occurrence] = soonestOf(kept, first, timeZone)
  if (!occurrence) return undefined
  const change = newPlan(to, all === undefined ? first : undefined, occurrence, context)
  if (change === undefined || ((is ?? now) !== undefined && change.location !== undefined))
    return undefined
  const eventRef = { id: occurrence.event.id, date: occurrence.startsLocal.slice(0, 10) }
  return { eventRef, scope: all === undefined ? 'future' : 'all', ...change }
}

/** A month by its name alone, or a day. */
const dayOf = (said: string, context: DomainContext): string | undefined =>
  readFacts(said, context).days[0] ?? readFacts(`in ${said}`, context).days[0]

/** Where it goes: days of the week, from a day on or in the week of its next time, an hour, or a place. */
function newPlan(
  to: string,
  from: string | undefined,
  { startsLocal }: EventOccurrence,
  { locale }: DomainContext,
): JsonObject | undefined {
  const weekdays = weekdaysIn(to, locale)
  const hour = hourIn(to)
  if (weekdays.length > 0) {
    const day = startsLocal.slice(0, 10)
    const first = firstWeekday(weekdays, from ?? mondayOf(day))
    return { weekdays: [...weekdays], startTime: hour === undefined ? first : `${first}T${hour}` }
  }
  if (hour !== undefined) return { startTime: hour }
  const isPlace = to.split(' ').length <= MAX_PLACE_WORDS
  return isPlace ? saidSlots({ location: to }) : undefined
}
