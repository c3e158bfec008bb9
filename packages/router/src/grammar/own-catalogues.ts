import type { IntentCatalogue, IntentDefinition, SentenceGroup } from './catalogue.ts'
import type { Grammar } from './grammar.ts'
import type { Sentence } from './sentence.ts'

/**
 * A user's catalogues as they may be compiled: what an intent is stays as it is shipped, and no
 * sentence passes a gate by itself. One of an intent that is not shipped is left out; `parseCatalogue`
 * has told its author.
 */
export function ownCatalogues(
  own: readonly IntentCatalogue[],
  shipped: Grammar,
): IntentCatalogue[] {
  const definitions = new Map<string, Sentence['definition']>()
  for (const { intent, definition } of shipped.sentences) definitions.set(intent, definition)
  return own.map((catalogue) => ({
    ...catalogue,
    intents: Object.fromEntries(
      Object.entries(catalogue.intents).flatMap(([intent, { sentences }]) => {
        const definition = definitions.get(intent)
        return definition ? [[intent, toOwn(definition, sentences)] as const] : []
      }),
    ),
  }))
}

function toOwn(
  definition: Sentence['definition'],
  sentences: readonly SentenceGroup[],
): IntentDefinition {
  return {
    ...definition,
    sentences: sentences.map(({ allows: _, isLoose = false, ...group }) => ({
      ...group,
      // Loose sentences pass over words: good enough to read by, never to write.
      ...(isLoose && !definition.isWrite ? { isLoose } : {}),
    })),
  }
}
