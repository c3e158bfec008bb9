import type { JsonObject, Locale } from '@parco/protocol'
import type { IntentCatalogue, SentenceGroup } from '@parco/router'
import type { IntentTable } from '../known-intents.ts'

/** A sentence of a user's own, before or after it is stored. */
export interface OwnSentence {
  readonly locale: Locale
  readonly sentence: string
  readonly intent: string
  /** What the sentence decides by itself. */
  readonly params: JsonObject
}

/** Sentences of a user's own in the form in which the router takes all sentences: one catalogue per language. */
export function toOwnCatalogues(
  sentences: readonly OwnSentence[],
  shipped: readonly IntentTable[],
): IntentCatalogue[] {
  const locales = [...new Set(sentences.map(({ locale }) => locale))].sort()
  return locales.map((locale) => {
    const groups = new Map<string, SentenceGroup[]>()
    for (const own of sentences) {
      if (own.locale !== locale) continue
      const group = { say: [own.sentence], set: own.params }
      groups.set(own.intent, [...(groups.get(own.intent) ?? []), group])
    }
    const intents = [...groups].map(([intent, said]) => [
      intent,
      { isWrite: isWrite(shipped, intent), sentences: said },
    ])
    return { domain: 'own', locale, rules: {}, intents: Object.fromEntries(intents) }
  })
}

/** Whether an intent changes records; one that nobody knows counts as if it did. */
export function isWrite(shipped: readonly IntentTable[], intent: string): boolean {
  const known = shipped.find(({ intents }) => intent in intents)
  return known?.intents[intent]?.isWrite ?? true
}
