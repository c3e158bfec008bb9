import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { RouterContext } from '../router-types.ts'
import type { Locale } from '../text/locale.ts'
import { detectLanguage, type LanguageGuess } from './detect-language.ts'
import type { SentenceDecision } from './sentences.ts'

/** How a message is read by sentences. */
export interface MessageReading {
  /** Makes a text ready to be read in a language; nothing of one that is too long for sentences. */
  prepare(text: string, context: RouterContext, locale: Locale): ReadingInput | undefined
  /** Decides a message; nothing when sentences do not explain all of it. */
  read(message: ReceivedMessage): SentenceDecision | undefined
}

/**
 * A message on its way through the stages. Its language, what it is made of and what sentences make
 * of it are found out when first asked for, and once, however many stages look at them.
 */
export class ReceivedMessage {
  readonly text: string
  readonly context: RouterContext
  private readonly reading: MessageReading
  private guessed: LanguageGuess | undefined
  private decided: { readonly decision: SentenceDecision | undefined } | undefined
  private readonly prepared = new Map<Locale, ReadingInput | undefined>()

  constructor(text: string, context: RouterContext, reading: MessageReading) {
    this.text = text
    this.context = context
    this.reading = reading
  }

  get guess(): LanguageGuess {
    this.guessed ??= detectLanguage(this.text, this.context.locale)
    return this.guessed
  }

  /** Ready to be read in the language that it seems to be in, unless another is given. */
  input(locale: Locale = this.guess.locale): ReadingInput | undefined {
    if (!this.prepared.has(locale))
      this.prepared.set(locale, this.reading.prepare(this.text, this.context, locale))
    return this.prepared.get(locale)
  }

  /** What sentences alone make of it; nothing when they do not explain all of it. */
  get said(): SentenceDecision | undefined {
    this.decided ??= { decision: this.reading.read(this) }
    return this.decided.decision
  }
}
