import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import type { CallInput } from './call-builder.ts'

/** The slots that name a thing paid for. */
export const NAME_SLOTS = ['name', 'things', 'item', 'purchase'] as const

/** Words that say a thing is the speaker's own. */
export const OWN = wordSet('minha meu nossa nosso my our')
/** Words before the noun of a name. */
export const LEADING = wordSet('o a os as um uma do da dos das de no na the a an of for on')

/** The first word of a name that is no article and no preposition. */
export function headOf(input: CallInput, text: { from: number; to: number }): string {
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  return words.find((word) => !LEADING.has(word) && !OWN.has(word)) ?? ''
}
