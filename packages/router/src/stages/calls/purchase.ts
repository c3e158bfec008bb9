import { wordsOf } from '../../clauses/message.ts'
import type { TextBinding } from '../../grammar/match.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { type CallInput, spanOf, textOf } from './call-builder.ts'
import { PURCHASE as WORDS } from './words.generated.ts'

/** The slots that name a thing paid for. */
export const NAME_SLOTS = ['name', 'things', 'item', 'purchase'] as const
/** The slots that name what was paid for or came in. */
export const PAYMENT_SLOTS = [...NAME_SLOTS, 'incomeName'] as const

/** Words that say a thing is the speaker's own. */
export const OWN = WORDS.own
/** Words before the noun of a name. */
export const LEADING = WORDS.leading

/** A thing and an amount as a sentence has them, before it is asked whether the one was paid for the other. */
export interface Purchase {
  readonly input: CallInput
  readonly money: SlotSpanOf<'money'> | undefined
  /** The thing, where it has a name. */
  readonly name: TextBinding | undefined
  /** The words of the name. */
  readonly words: readonly string[]
  /** The first of them that is no article and no preposition. */
  readonly head: string
}

/** Something that keeps a thing and an amount from being a purchase. */
export type Objection = (purchase: Purchase) => boolean

/** Reads what may have been paid for, once for all that may speak against it. */
export function readPurchase(input: CallInput, slots: readonly string[] = NAME_SLOTS): Purchase {
  const name = textOf(input, ...slots)
  const words = name ? wordsOf({ message: input.message, from: name.from, to: name.to }) : []
  const head = words.find((word) => !LEADING.has(word) && !OWN.has(word)) ?? ''
  return { input, money: spanOf(input, 'money'), name, words, head }
}

/** The words of the clause in which it stands. */
export const clauseWords = ({ message, clauseFrom, clauseTo }: CallInput): readonly string[] =>
  wordsOf({ message, from: clauseFrom, to: clauseTo })
