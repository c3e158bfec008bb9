import type { Item, Message } from '../clauses/message.ts'
import type { Speech } from '../speech/speech.ts'

/** Marks around somebody's words. */
export const QUOTES: ReadonlySet<string> = new Set(['"', '“', '”', '«', '»', '‘', '„'])

/** Whether words between quotation marks make a statement of their own: somebody's words, not a record. */
export function hasQuotedStatement({ items }: Message, speech: Speech): boolean {
  if (isToldOn(items)) return true
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

/** "o professor repetiu: anota isso", "my boss wrote: log 50": words of somebody behind a colon. */
function isToldOn(items: readonly Item[]): boolean {
  const colon = items.findIndex(({ word, kind }) => word === ':' && kind === 'punctuation')
  if (colon < 1 || colon === items.length - 1) return false
  const before = items.slice(0, colon)
  if (before.some(({ word }) => SPEAKER.has(word))) return false
  return before.some(({ word }, at) => at > 0 && SAYING.has(word))
}

const SPEAKER: ReadonlySet<string> = new Set(['eu', 'i', 'me', 'you', 'voce'])
const SAYING: ReadonlySet<string> = new Set(
  'disse falou repetiu gritou berrou cochichou respondeu escreveu mandou avisou pediu perguntou comentou explicou postou said says told yelled shouted whispered replied wrote texted posted repeated asked announced'.split(
    ' ',
  ),
)
