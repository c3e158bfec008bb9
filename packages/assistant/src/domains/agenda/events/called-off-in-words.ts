import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { dayAheadIn } from '../series/days-said.ts'
import { byClockOf, soonestOf } from './event-occurrence.ts'
import { NAMES_DAY } from './hour-alone.ts'
import { readEvents, readOccurrences } from './read-events.ts'
import { anywhere } from './words.ts'

/** That there is none of it, around which only its name and its day stand. */
const NONE = new RegExp(anywhere('none'), 'iu')
const NOT_GOING = new RegExp(anywhere('notGoing'), 'iu')
const BESIDE = new RegExp(anywhere('beside'), 'giu')

/**
 * "amanhã não tem inglês": the one of that day is called off, where exactly one is called so. Without a
 * day, whoever does not go says which: "não vou mais na reunião de pais".
 */
export const claimCalledOff: Claim = async (_slots, { text }, context) => {
  if (text.includes('?') || !NONE.test(text)) return undefined
  const whole = await calledOff(text, context)
  // Behind a comma stands why: "…, tá gripado".
  return whole ?? (text.includes(',') ? calledOff(text.split(',')[0] ?? '', context) : undefined)
}

async function calledOff(text: string, context: DomainContext): Promise<Instead | undefined> {
  if (!NONE.test(text)) return undefined
  const day = dayAheadIn(text, context)
  if (day === undefined && !NOT_GOING.test(text)) return undefined
  const name = text
    .replace(NONE, ' ')
    .replaceAll(new RegExp(NAMES_DAY.source, 'giu'), ' ')
    .replaceAll(BESIDE, ' ')
    .replaceAll(/[.,!]/gu, ' ')
    .trim()
  const occurrences =
    day === undefined
      ? soonestOf(await readEvents(context), context.today, context.timeZone)
      : await readOccurrences(day, day, context)
  const { match, candidates } = bestMatches(name, occurrences, ({ event }) => event.title)
  const [only] = candidates
  if (!only || candidates.length > 1 || (match !== 'same' && match !== 'part')) return undefined
  const date = day ?? byClockOf(only, context.timeZone).startsLocal.slice(0, 10)
  const eventRef = { id: only.event.id, date }
  return { call: { intent: 'cancel_event', params: { eventRef } } }
}
