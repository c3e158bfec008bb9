import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { dayAheadIn, hourIn } from '../series/days-said.ts'
import { lastWritten } from './last-written.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

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
    const place = String(params?.place)
    const from = said.toLowerCase().indexOf(place.toLowerCase())
    const location = from < 0 ? place : said.slice(from)
    return { call: { intent: 'update_event', params: { eventRef, location } }, isWhole: true }
  }
  const hour = hourIn(said)
  const day = dayAheadIn(said, context)
  if (day === undefined && hour === undefined) return undefined
  const startTime = [day, hour].filter((one) => one !== undefined).join('T')
  return { call: { intent: 'update_event', params: { eventRef, startTime } } }
}
