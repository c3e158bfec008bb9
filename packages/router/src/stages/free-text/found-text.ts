import type { ReadingInput } from '../../clauses/clause-reading.ts'
import { type Message, wordsOf } from '../../clauses/message.ts'
import type { TextBinding } from '../../grammar/match.ts'
import type { OrderWords } from '../../speech/speech.ts'
import type { Stretch } from '../asides.ts'
import { type OrderedText, orderedText } from './ordered-text.ts'

/** Where the params of an intent about a free text stand. */
export interface FoundText {
  /** Where the asking begins. */
  readonly from: number
  /** Where the text ends. */
  readonly to: number
  readonly bindings: readonly TextBinding[]
  /** What the words decide beside the text. */
  readonly set: Readonly<Record<string, unknown>>
  /** Whether the order comes after the text: then the text must be the speaker's own. */
  readonly isAfterthought?: boolean
  /** Whether nothing asks for it: then no word of it may turn it. */
  readonly isStatement?: boolean
  /** What is to be asked for, where the builder cannot know. */
  readonly missing?: readonly string[]
}

/** Finds the text of one intent. */
export type FreeTextReader = (input: ReadingInput) => FoundText | undefined

/** The text that an intent's own order leaves. */
export function textOfOrder(
  { message, language }: ReadingInput,
  intent: string,
  reading?: Parameters<typeof orderedText>[3],
): OrderedText | undefined {
  const order = language.speech.orders.get(intent)
  return order && orderedText(message, language.speech, order, reading)
}

/** A slot bound to a stretch, unless that is empty. */
export const bound = (name: string, { from, to }: Stretch): TextBinding[] =>
  from < to ? [{ type: 'text', name, from, to }] : []

/** The text of an order as the slot of that name. */
export function toFoundText(
  { orderFrom, text, isAfterthought }: OrderedText,
  name: string,
  set: FoundText['set'] = {},
): FoundText {
  const from = isAfterthought ? text.from : orderFrom
  return { from, to: text.to, bindings: bound(name, text), set, isAfterthought }
}

/** The end of a text without the words at it that belong to the order: "… em pdf", "… que eu te falei". */
export function withoutTail({ items }: Message, { from, to }: Stretch, order: OrderWords): number {
  const wordAt = (at: number) => items[at]?.word
  let end = to
  for (let at = end - 1; at > from && at >= end - MOST_WORDS; at--) {
    const longest = Math.max(
      items[at]?.kind === 'punctuation' ? 1 : 0,
      order.phrases.lengthAt(wordAt, at, end),
      order.behind.lengthAt(wordAt, at, end),
    )
    if (longest === end - at) end = at
  }
  return end
}

const MOST_WORDS = 5

/** The words of an order, up to its text. */
export function orderWords({ message }: ReadingInput, { orderFrom, text }: OrderedText): string[] {
  return wordsOf({ message, from: orderFrom, to: Math.max(text.from, orderFrom) })
}
