import { type Message, wordsOf } from '../../clauses/message.ts'
import { billLexicon } from '../../values/lexicons.ts'
import { SAID_PAID as WORDS } from './words.generated.ts'

/**
 * Whether words say that a bill is paid: "a internet já tá paga". Bidden not to be forgotten, it is
 * still a payment to mark, and neither a fact to keep nor something left to do.
 */
export function isSaidPaid(message: Message, from: number, to: number): boolean {
  const words = wordsOf({ message, from, to })
  const at = words.findIndex((word) => WORDS.paid.has(word))
  if (at < 0 || billLexicon.within(words) === undefined) return false
  let before = at - 1
  while (WORDS.between.has(words[before] ?? '')) before -= 1
  return WORDS.being.has(words[before] ?? '')
}
