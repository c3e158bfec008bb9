import type { Locale } from '../text/locale.ts'

/** One way to say an intent: templates, and what those words already decide. */
export interface SentenceGroup {
  /** Templates of the sentence grammar, see `parse-template.ts`. */
  readonly say: readonly string[]
  /** Slots these words decide by themselves. */
  readonly set?: Readonly<Record<string, unknown>>
  /** Slots to ask for, whatever else was said. */
  readonly missing?: readonly string[]
  /** Valid only right after a clause of one of these intents ("e a internet" after "paguei a luz"). */
  readonly after?: readonly string[]
  /** Words of grammar may stand between the words of the template: for questions, which never write. */
  readonly isLoose?: boolean
  /** Valid only in a question that ends in a question mark: without it the words are a statement. */
  readonly isAsked?: boolean
  /** Types of slots of which a clause must hold one besides: for words that may be any. */
  readonly holds?: readonly string[]
  /** Gates that these words pass: a sentence that says "não paguei" by itself passes `negation`. */
  readonly allows?: readonly string[]
  /** Added to the score of a match; breaks ties between intents on purpose. */
  readonly weight?: number
}

/** What an intent needs to be complete, and how it is asked for. */
export interface IntentDefinition {
  readonly sentences: readonly SentenceGroup[]
  /** Slots without which Parco asks back, in the order in which it asks. */
  readonly required?: readonly string[]
  /** Question to ask for each slot, in the catalogue's language. */
  readonly questions?: Readonly<Record<string, string>>
  /** Whether the intent changes records. */
  readonly isWrite: boolean
  /** Sentences of a test of the intent, and of the help that Parco gives. */
  readonly examples?: readonly string[]
}

/** The intents of one domain in one language, as generated from its YAML file. */
export interface IntentCatalogue {
  readonly domain: string
  readonly locale: Locale
  /** The file it was read from, for explanations. */
  readonly source?: string
  /** Named pieces that templates use as `<name>`. */
  readonly rules: Readonly<Record<string, string>>
  readonly intents: Readonly<Record<string, IntentDefinition>>
}
