import { type Message, wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { billLexicon } from '../../values/lexicons.ts'

const PAID = wordSet('pago paga pagos pagas quitado quitada paid settled')
const BEING = wordSet('esta estao foi foram is are was were been')
const BETWEEN = wordSet('ja already all just agora')

/**
 * Whether words say that a bill is paid: "a internet já tá paga". Bidden not to be forgotten, it is
 * still a payment to mark, and neither a fact to keep nor something left to do.
 */
export function isSaidPaid(message: Message, from: number, to: number): boolean {
  const words = wordsOf({ message, from, to })
  const at = words.findIndex((word) => PAID.has(word))
  if (at < 0 || billLexicon.within(words) === undefined) return false
  let before = at - 1
  while (BETWEEN.has(words[before] ?? '')) before -= 1
  return BEING.has(words[before] ?? '')
}
