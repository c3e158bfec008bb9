import type { IntentCatalogue } from '../grammar/catalogue.ts'
import type { Locale } from '../text/locale.ts'
import type { Finding } from './finding.ts'
import { isKnownSlot } from './known-slots.ts'
import { lintMeaning } from './lint-meaning.ts'
import { lintStructure } from './lint-structure.ts'

/** Finds what is wrong with catalogues, each by itself and beside the others of its language. */
export function lintCatalogues(catalogues: readonly IntentCatalogue[]): Finding[] {
  const structure = catalogues.flatMap((catalogue) => lintStructure(catalogue, isKnownSlot))
  // What does not compile cannot be tried out.
  if (structure.some(({ code }) => FATAL.has(code))) return structure
  const locales: readonly Locale[] = ['pt-BR', 'en']
  return [...structure, ...locales.flatMap((locale) => lintMeaning(catalogues, locale))]
}

const FATAL: ReadonlySet<Finding['code']> = new Set([
  'bad-template',
  'unknown-rule',
  'recursive-rule',
])
