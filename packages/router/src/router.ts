import { readMessage } from './clauses/read-message.ts'
import type { IntentCatalogue } from './grammar/catalogue.ts'
import type { RoutedDecision, RouterContext } from './router-types.ts'
import { localTimeOf, toIsoDate } from './slots/civil-date.ts'
import { detectLanguage } from './stages/detect-language.ts'
import { createLanguage, type Language } from './stages/language.ts'
import { decideBySentences } from './stages/sentences.ts'
import type { Locale } from './text/locale.ts'

export type {
  Pending,
  RoutedCall,
  RoutedDecision,
  RouterContext,
  UserVocabulary,
} from './router-types.ts'

/** Chooses what a message asks for, at no cost in tokens. */
export interface Router {
  decide(text: string, context: RouterContext): RoutedDecision
}

/** What a router is made of. */
export interface RouterOptions {
  readonly intents: readonly IntentCatalogue[]
}

/** Longer messages are not everyday sentences: a model reads them. */
const MAX_CHARACTERS = 1500

const ABSTAINED: RoutedDecision = { intent: 'model', params: {}, source: 'fallback', confidence: 0 }

/** Builds the decision pipeline over the given intents; a language is compiled when first met. */
export function createRouter({ intents }: RouterOptions): Router {
  const languages = new Map<Locale, Language>()
  const languageOf = (locale: Locale): Language => {
    const known = languages.get(locale) ?? createLanguage(intents, locale)
    languages.set(locale, known)
    return known
  }
  return {
    decide: (text, context) => {
      if (text.length > MAX_CHARACTERS || text.trim() === '') return ABSTAINED
      const locale = detectLanguage(text, context.locale)
      const language = languageOf(locale)
      const { now, timeZone, vocabulary } = context
      const message = readMessage(text, { locale, now, timeZone }, language.vocabulary)
      const decision = decideBySentences({
        message,
        language,
        classes: language.classesFor(vocabulary),
        today: toIsoDate(localTimeOf(now, timeZone).day),
        vocabulary,
      })
      return decision ? { ...decision, source: 'sentence' } : ABSTAINED
    },
  }
}
