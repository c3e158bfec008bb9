import type { JsonObject } from '@parco/protocol'
import { readPhrases } from '../../internal/word-lists.ts'
import { metricKey } from '../custom/known-metric.ts'

const said = readPhrases<'occasion'>(new URL('./occasion.yaml', import.meta.url))
const OCCASION = new RegExp(`(?<!\\p{L})${said('occasion')}(?!\\p{L})`, 'iu')

/** What says little without when it was measured. */
const DEPENDS: ReadonlySet<string> = new Set(['bloodPressure', 'bloodSugar', 'heartRate', 'pulse'])

/** "glicemia 132 em jejum": what it was measured upon is noted with it, in the user's words. */
export function withOccasion(slots: JsonObject, text: string): JsonObject {
  const { metricRef, notes } = slots
  if (notes !== undefined || typeof metricRef !== 'string' || !DEPENDS.has(metricKey(metricRef)))
    return slots
  const occasion = occasionIn(text)
  return occasion === undefined ? slots : { ...slots, notes: occasion }
}

/** Upon what something was measured: `em jejum`, `after lunch`. */
export const occasionIn = (text: string): string | undefined =>
  OCCASION.exec(text)?.[0].toLowerCase()
