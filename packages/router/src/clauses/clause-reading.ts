import type { WordClasses } from '../grammar/word-classes.ts'
import type { UserVocabulary } from '../router-types.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import type { Language } from '../stages/language.ts'
import type { Message } from './message.ts'

/** What reading clauses needs. */
export interface ReadingInput {
  readonly message: Message
  readonly language: Language
  readonly classes: WordClasses
  readonly today: string
  readonly vocabulary: UserVocabulary | undefined
}

/** What one clause says. */
export type ClauseReading =
  | ReadCall
  | NoneReading
  /** Words about what was said, with nothing of their own. */
  | Comment
  /** For a model: understood to be outside what sentences decide. */
  | { readonly kind: 'model' }

/** Nothing to record: said of others, denied, planned, asked. */
export interface NoneReading {
  readonly kind: 'none'
  readonly reason: string
  readonly isByGate: boolean
  /** Whether several of its words are explained by nothing but that they may be any. */
  readonly isLoose?: boolean
  /** The day said in it: what is recorded beside it happened then, too. */
  readonly date?: string
}

/** Words about what was said; a day, a way to pay, a bill's amount or its month belongs to the clause before. */
export interface Comment {
  readonly kind: 'comment'
  readonly date?: string
  readonly paymentMethod?: string
  readonly amount?: number
  readonly monthYear?: string
  /** What everything before it came to: "…, deu 45 no total". */
  readonly sum?: number
  /** Whether it is said of everything before it: "os dois no pix". */
  readonly isForAll?: boolean
}

/** Of whom a clause told that asks for nothing, for clauses that name nobody. */
export interface ToldOf {
  /** Whether somebody else acts in it. */
  readonly isOfOthers: boolean
  /** Whether it is of the speaker, or of a mishap that costs somebody money: "o preço subiu" is neither. */
  readonly isNear: boolean
  /** Whether it tells of the body or of weighing and yet is no record: "pesei a mala". */
  readonly isMeasuring?: boolean
}

/** A clause that asks for one call. */
export interface ReadCall {
  readonly kind: 'call'
  readonly call: BuiltCall
  readonly template: string
  readonly isWrite: boolean
  /** Whether the clause has a verb of its own, and so does not lean on its neighbour. */
  readonly hasVerb: boolean
  /** The day said in the clause, when one was. */
  readonly saidDate: string | undefined
  /** Whether that day opens the clause. */
  readonly isDateFirst: boolean
  /** How it was paid, when that is said of everything before it: "… tudo no pix". */
  readonly paidForAll?: string
  /** Gates the sentence passes. */
  readonly allows: readonly string[]
  readonly score: number
  /** Whether it writes what is named by words that nothing knows. */
  readonly isLoose: boolean
}
