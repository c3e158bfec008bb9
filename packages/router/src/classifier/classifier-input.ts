import type { Message } from '../clauses/message.ts'
import { scanSlots } from '../slots/scan-slots.ts'
import type { SlotContext } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'
import type { ClassifierInput } from './classifier-types.ts'
import { slotWords } from './slot-words.ts'

/** What kind a slot is does not depend on the day, so every message is read as of the same one. */
const SOME_DAY = new Date('2026-01-15T15:00:00Z')

/** Reads a message for the classifier: its text, and its words with slots as `{type}`. */
export function toClassifierInput(text: string, locale: Locale): ClassifierInput {
  return readTokens(text, tokenize(text, locale), { locale, now: SOME_DAY, timeZone: 'UTC' })
}

/**
 * The same of a message that was made ready for sentences, whose slots are found already unless
 * politeness was taken off before they were looked for.
 */
export function classifierInputOf({
  text,
  tokens,
  items,
  spans,
  slotContext,
}: Message): ClassifierInput {
  return tokens.length === items.length
    ? { text, slotWords: slotWords(tokens, spans) }
    : readTokens(text, tokens, slotContext)
}

const readTokens = (
  text: string,
  tokens: readonly Token[],
  context: SlotContext,
): ClassifierInput => ({ text, slotWords: slotWords(tokens, scanSlots(tokens, context)) })
