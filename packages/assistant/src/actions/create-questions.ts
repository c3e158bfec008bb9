import type { Locale } from '@parco/protocol'
import type { IntentTable } from '../known-intents.ts'

/** The question of an intent for a slot that is missing, if its catalogue words one. */
export type AskFor = (intent: string, slot: string, locale: Locale) => string | undefined

/** Finds the questions that the catalogues of the intents word. */
export function createQuestions(tables: readonly IntentTable[]): AskFor {
  return (intent, slot, locale) => {
    for (const table of tables) {
      if (table.locale !== locale) continue
      const question = table.intents[intent]?.questions?.[slot]
      if (question !== undefined) return question
    }
    return undefined
  }
}
