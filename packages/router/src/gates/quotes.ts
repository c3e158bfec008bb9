import type { Message } from '../clauses/message.ts'
import type { Speech } from '../speech/speech.ts'

/** Marks around somebody's words. */
export const QUOTES: ReadonlySet<string> = new Set(['"', '“', '”', '«', '»', '‘', '„'])

/** Whether words between quotation marks make a statement of their own: somebody's words, not a record. */
export function hasQuotedStatement(message: Message, speech: Speech): boolean {
  const marks = message.items.flatMap((item, index) => (QUOTES.has(item.raw) ? [index] : []))
  for (let pair = 0; pair + 1 < marks.length; pair += 2) {
    const inside = message.items.slice((marks[pair] ?? 0) + 1, marks[pair + 1])
    const isWhole = inside.length > message.items.length - 4 && marks[0] === 0
    if (!isWhole && inside.some((item) => speech.verbs.has(item.word))) return true
  }
  return false
}
