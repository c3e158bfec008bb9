import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Binding, TextBinding } from '../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf, SlotType } from '../../slots/slot-span.ts'

/** What a message holds for an intent that somebody else chose. */
export interface Holdings {
  readonly input: ReadingInput
  readonly values: readonly SlotSpan[]
  /** Places that name nothing: whom it is said to, why, and that it be noted. */
  readonly aside: ReadonlySet<number>
}

/** What a finder found: the bindings that a sentence would have made, and what its words decide. */
export interface Finding {
  readonly bindings: readonly Binding[]
  /** The values that stand, where these are not all that the message holds. */
  readonly values?: readonly SlotSpan[]
  readonly set?: Readonly<Record<string, unknown>>
}

/** Finds what an intent's builder needs in free wording; nothing where the words leave room for doubt. */
export type Finder = (holdings: Holdings) => Finding | undefined

/** The values of one type, in order. */
export const valuesOfType = <Type extends SlotType>(
  { values }: Holdings,
  type: Type,
): SlotSpanOf<Type>[] =>
  values.filter((span): span is SlotSpan & SlotSpanOf<Type> => span.type === type)

/** Words bound to a slot. */
export const bindText = (
  name: string,
  { from, to }: { readonly from: number; readonly to: number },
  key?: string,
): TextBinding => ({ type: 'text', name, from, to, ...(key === undefined ? {} : { key }) })

/** A value bound to a slot of its own. */
export const bindSpan = (name: string, span: SlotSpan): Binding => ({ type: 'span', name, span })

/** Whether a message has a word of a set. */
export const holdsWord = ({ input }: Holdings, words: ReadonlySet<string>): boolean =>
  input.message.items.some(({ word }) => words.has(word))
