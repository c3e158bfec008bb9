import type { Locale } from '@parco/protocol'
import type { IntentCatalogue } from '@parco/router'

/** The question of an intent for a slot that is missing, if its catalogue words one. */
export type AskFor = (intent: string, slot: string, locale: Locale) => string | undefined

/** Finds the questions that the intents' catalogues word. */
export function createQuestions(catalogues: readonly IntentCatalogue[]): AskFor {
  return (intent, slot, locale) => {
    for (const catalogue of catalogues) {
      if (catalogue.locale !== locale) continue
      const question = catalogue.intents[intent]?.questions?.[slot]
      if (question !== undefined) return question
    }
    return undefined
  }
}
