import { scanSlots } from '../slots/scan-slots.ts'
import type { Locale } from '../text/locale.ts'
import { tokenize } from '../text/tokenize.ts'
import type { ClassifierInput } from './classifier-types.ts'
import { slotWords } from './slot-words.ts'

/** What kind a slot is does not depend on the day, so every message is read as of the same one. */
const SOME_DAY = new Date('2026-01-15T15:00:00Z')

/** Reads a message for the classifier: its text, and its words with slots as `{type}`. */
export function toClassifierInput(text: string, locale: Locale): ClassifierInput {
  const tokens = tokenize(text, locale)
  const spans = scanSlots(tokens, { locale, now: SOME_DAY, timeZone: 'UTC' })
  return { text, slotWords: slotWords(tokens, spans) }
}
