import type { SlotSpan } from '../slots/slot-span.ts'
import { type Token, wordOf } from '../text/token.ts'

/** Readings that hold for almost any number and so tell nothing of what a message is about. */
const GENERIC: ReadonlySet<string> = new Set(['ordinal', 'dueDay', 'score'])

/**
 * The words of a message with each slot as one `{type}`: "gastei 50 reais ontem" is `gastei {money}
 * {date}`, whatever the amount and the day. Of readings that overlap, the longest from the left stays.
 */
export function slotWords(tokens: readonly Token[], spans: readonly SlotSpan[]): string[] {
  const longest = new Map<number, SlotSpan>()
  for (const span of spans) {
    if (GENERIC.has(span.type)) continue
    const known = longest.get(span.from)
    if (known === undefined || span.to > known.to) longest.set(span.from, span)
  }
  const words: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const span = longest.get(at)
    const token = tokens[at]
    if (span) words.push(labelOf(span))
    else if (token?.kind === 'word' || token?.kind === 'number') words.push(wordOf(token))
    at = span ? span.to : at + 1
  }
  return words
}

/** A quantity's dimension tells a weight from a sleep; everything else is told by its type. */
function labelOf(span: SlotSpan): string {
  return span.type === 'quantity' ? `{${span.value.dimension}}` : `{${span.type}}`
}
