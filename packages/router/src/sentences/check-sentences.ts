import type { IntentCatalogue } from '../grammar/catalogue.ts'
import type { Locale } from '../text/locale.ts'
import type { Finding } from './finding.ts'
import { isKnownSlot } from './known-slots.ts'
import { lintStructure } from './lint-structure.ts'

/** What a user's sentences may name: the shipped intents of each language. */
export type KnownIntents = readonly {
  readonly locale: Locale
  readonly intents: Readonly<Record<string, { readonly isWrite: boolean }>>
}[]

/** What is wrong at a place of a catalogue. */
export interface SentenceFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Finds why a user's sentences cannot be used: unknown intents, rules and slots, templates that do not parse. */
export function checkSentences(catalogue: IntentCatalogue, known: KnownIntents): SentenceFault[] {
  const intents = intentsOf(known, catalogue.locale)
  const faults: SentenceFault[] = []
  for (const intent of Object.keys(catalogue.intents)) {
    if (intents.has(intent)) continue
    faults.push({
      path: ['intents', intent],
      message: `unknown intent ${intent}: expected one of ${[...intents.keys()].sort().join(', ')}`,
    })
  }
  for (const finding of lintStructure(catalogue, isKnownSlot)) {
    const message = describeFault(finding)
    if (message !== undefined) faults.push({ path: finding.path, message })
  }
  return faults
}

function describeFault({ code, subject, other }: Finding): string | undefined {
  switch (code) {
    case 'bad-template':
      return other
    case 'unknown-rule':
      return `rule <${subject}> is not in rules: add it, or write its words out`
    case 'recursive-rule':
      return `rule <${subject}> uses itself`
    case 'unknown-slot':
      return `slot {${subject}} is not known: expected a slot of the shipped sentences, such as {money}, {name} or {date}`
    default:
      return undefined
  }
}

/** A user's catalogue with each intent as it is shipped: whether it writes is not the user's to say. */
export function withShippedIntents(
  catalogue: IntentCatalogue,
  known: KnownIntents,
): IntentCatalogue {
  const shipped = intentsOf(known, catalogue.locale)
  return {
    ...catalogue,
    intents: Object.fromEntries(
      Object.entries(catalogue.intents).map(([intent, { sentences }]) => {
        const isWrite = shipped.get(intent) ?? true
        return [intent, { isWrite, sentences }]
      }),
    ),
  }
}

function intentsOf(known: KnownIntents, locale: Locale): ReadonlyMap<string, boolean> {
  const intents = new Map<string, boolean>()
  for (const catalogue of known) {
    if (catalogue.locale !== locale) continue
    for (const [intent, { isWrite }] of Object.entries(catalogue.intents)) {
      intents.set(intent, isWrite)
    }
  }
  return intents
}
