import type { Claim } from '../domain-tool.ts'
import { claimedSentences } from '../internal/claimed-sentences.ts'
import { readSetting } from './read-setting.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** Codes of zones, "la" and "est", are words of other things where they are typed small. */
const SHORTEST_PLACE = 4

/** "I'm back in New York": hours are offered by the clock of there, where it is another. */
export const claimZone: Claim = async (_slots, { text }, context) => {
  const call = readSaid(text, context)
  const place = call?.params.name
  if (call?.intent !== 'change_setting' || typeof place !== 'string') return undefined
  if (place.length < SHORTEST_PLACE && place !== place.toUpperCase()) return undefined
  const zone = readSetting('timeZone', place)
  if (zone === undefined) return undefined
  const remark = zone === context.timeZone ? undefined : context.text('change.zoneThere')
  return { call, ...(remark === undefined ? {} : { remark }) }
}
