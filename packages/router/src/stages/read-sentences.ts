import { readMessage } from '../clauses/read-message.ts'
import type { IntentCatalogue } from '../grammar/catalogue.ts'
import type { Intent } from '../intents/define-intent.ts'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { RouterContext } from '../router-types.ts'
import { localTimeOf, toIsoDate } from '../slots/civil-date.ts'
import type { Locale } from '../text/locale.ts'
import { decideMixed, mayBeMixed } from './decide-mixed.ts'
import { decideRepaired } from './decide-repaired.ts'
import type { LanguageGuess } from './detect-language.ts'
import { createLanguage, type Language } from './language.ts'
import { type MessageReading, ReceivedMessage } from './received-message.ts'
import { decideBySentences, type SentenceDecision } from './sentences.ts'

/** The sentences of every language. */
export interface SentenceReader {
  /** Takes in a message, of which nothing is read before it is asked for. */
  receive(text: string, context: RouterContext): ReceivedMessage
}

/** What sentences there are: catalogues, or the same compiled beforehand. */
export interface SentenceSource {
  readonly intents: readonly IntentCatalogue[]
  /** Sentences of `intents` and of small talk that `compileGrammar` has compiled, as JSON: nothing is compiled then. */
  readonly grammars?: Readonly<Partial<Record<Locale, string>>>
  /** What there is to know of them besides; that of all shipped ones by default. */
  readonly known?: readonly Intent[]
}

/** Words and marks; a message of more tells a story. */
const MAX_ITEMS = 120

/** Makes the reader; a language is prepared when it is first met. */
export function createSentenceReader(source: SentenceSource): SentenceReader {
  const { intents, grammars, known = lifeIntents } = source
  knowIntents(known)
  const languages = new Map<Locale, Language>()
  const languageOf = (locale: Locale): Language => {
    const known =
      languages.get(locale) ?? createLanguage({ intents, compiled: grammars?.[locale] }, locale)
    languages.set(locale, known)
    return known
  }
  const prepare: MessageReading['prepare'] = (text, context, locale) => {
    const { now, timeZone, vocabulary, own } = context
    const language = languageOf(locale).withOwn(own)
    const message = readMessage(
      text,
      { locale, now, timeZone },
      language.vocabulary,
      language.speech.courtesy,
    )
    if (message.items.length > MAX_ITEMS) return undefined
    const today = toIsoDate(localTimeOf(now, timeZone).day)
    return { message, language, classes: language.classesFor(vocabulary), today, vocabulary }
  }
  const inLanguage = (message: ReceivedMessage, locale: Locale): SentenceDecision | undefined => {
    const read = (part: string): SentenceDecision | undefined => {
      const input = prepare(part, message.context, locale)
      return input && decideBySentences(input)
    }
    const repaired = decideRepaired(message.text, locale, read)
    if (repaired) return repaired
    const input = message.input(locale)
    const decision = input && decideBySentences(input)
    if (input === undefined) return decision
    const mixed = mayBeMixed(decision) ? decideMixed(input, read) : undefined
    return mixed ?? decision
  }
  const read: MessageReading['read'] = (message) => {
    const { guess, context } = message
    const decision = inLanguage(message, guess.locale)
    if (decision || !mayBeOther(guess, context.locale)) return decision
    const other = inLanguage(message, otherThan(guess.locale))
    // "no", "a" and "do" turn an English statement, and mean nothing of the kind in Portuguese.
    return other?.isByGate ? undefined : other
  }
  return { receive: (text, context) => new ReceivedMessage(text, context, { prepare, read }) }
}

/** A message that speaks for one language alone, but not for the user's, may still be in the user's. */
export const mayBeOther = ({ locale, isSure, hasOther }: LanguageGuess, hint: Locale): boolean =>
  !isSure && (hasOther || locale !== hint)

/** The other of the two languages. */
export const otherThan = (locale: Locale): Locale => (locale === 'en' ? 'pt-BR' : 'en')
