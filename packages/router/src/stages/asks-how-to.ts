import type { ReadingInput } from '../clauses/clause-reading.ts'
import { wordsOf } from '../clauses/message.ts'
import { RECORDING_WORDS } from '../gates/harmless-gates.ts'
import { wordSet } from '../text/word-set.ts'

const HOW =
  /^(?:e |and |oi |hi )?(?:como (?:que )?(?:eu |a gente |se |voce )?(?:faco|faz|fazer|posso|consigo|uso)|how (?:do|can|would|should) (?:i|you|we)|how to)\b/

/** What is done with Parco itself. */
const USING = wordSet(`${RECORDING_WORDS} botar editar criar usar enter create set use`)

/** "como eu faço pra registrar meu peso?", "how do I log my weight?": how it is done, and not what was recorded. */
export function asksHowTo({ message }: ReadingInput): boolean {
  const words = wordsOf({ message, from: 0, to: message.items.length })
  return HOW.test(words.join(' ')) && words.some((word) => USING.has(word))
}
