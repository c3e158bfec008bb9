import type { Item, Message } from '../clauses/message.ts'
import type { Speech } from '../speech/speech.ts'

/** Marks around somebody's words. */
export const QUOTES: ReadonlySet<string> = new Set(['"', '“', '”', '«', '»', '‘', '„'])

/** Whether words between quotation marks make a statement of their own: somebody's words, not a record. */
export function hasQuotedStatement({ items }: Message, speech: Speech): boolean {
  const first = nextQuote(items, 0)
  for (let from = first; from >= 0; ) {
    const to = nextQuote(items, from + 1)
    if (to < 0) return false
    const isWhole = to - from - 1 > items.length - 4 && first === 0
    if (!isWhole && holdsVerb(items, from + 1, to, speech)) return true
    from = nextQuote(items, to + 1)
  }
  return false
}

function nextQuote(items: readonly Item[], from: number): number {
  for (let at = from; at < items.length; at++) {
    const item = items[at] as Item
    if (item.kind === 'punctuation' && QUOTES.has(item.raw)) return at
  }
  return -1
}

function holdsVerb(items: readonly Item[], from: number, to: number, speech: Speech): boolean {
  for (let at = from; at < to; at++) if (speech.verbs.has(items[at]?.word ?? '')) return true
  return false
}
