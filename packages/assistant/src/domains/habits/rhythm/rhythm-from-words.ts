import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { onlyRhythm, readRhythm } from './read-rhythm.ts'
import { rhythmSlots } from './rhythm.ts'

/**
 * The days or the number of times behind a custom frequency, which the router does not tell, read from
 * the words themselves. In a correction the other of the two goes.
 */
export function rhythmFromWords(
  slots: JsonObject,
  { text, into }: WordsRead,
  context: DomainContext,
): JsonObject {
  if (slots.frequency !== 'custom') return slots
  const rhythm = readRhythm(text, context)
  if (!rhythm) return slots
  const { everyDays, frequency, perWeek, weekdays } = rhythm
  const all = { frequency, weekdays: weekdays && [...weekdays], perWeek, everyDays }
  const kept = Object.entries(all).filter(([, value]) => into !== undefined || value !== null)
  return { ...slots, ...Object.fromEntries(kept) }
}

const EVERY = String.raw`^(?:toda|todas as|todo|every|each)\s+`
/** Every day, at a time of it. */
const PARTS_OF_DAY = [
  ['morning', new RegExp(`${EVERY}(?:manhas?|mornings?)$`)],
  ['afternoon', new RegExp(`${EVERY}(?:tardes?|afternoons?)$`)],
  ['evening', new RegExp(`${EVERY}(?:noites?|evenings?|nights?)$`)],
] as const

/** Days of the week, how often in one, or every morning, in answer to how often. */
export function rhythmFromAnswer(
  said: string,
  missing: readonly string[],
  context: DomainContext,
): JsonObject | undefined {
  if (!missing.includes('frequency')) return undefined
  const [periodOfDay] = PARTS_OF_DAY.find(([, every]) => every.test(fold(said.trim()))) ?? []
  if (periodOfDay) return { frequency: 'daily', periodOfDay }
  const rhythm = onlyRhythm(said, context)
  if (!rhythm) return undefined
  return { frequency: rhythm.frequency, ...rhythmSlots(rhythm) }
}
