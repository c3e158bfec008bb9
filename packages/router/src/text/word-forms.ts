import { expandAbbreviation } from './abbreviations.ts'
import { fold } from './fold.ts'
import type { Locale } from './locale.ts'

/** A word as it is written and as it is compared. */
export interface WordForms {
  readonly raw: string
  readonly folded: string
  readonly alias: string | undefined
}

/** Words kept per language; a language has fewer that are said every day. */
const MAX_KEPT = 10_000

const kept: Readonly<Record<Locale, Map<string, WordForms>>> = { 'pt-BR': new Map(), en: new Map() }

/**
 * The forms of a word in a language. A word that is said again is the very same strings: looking one
 * up in a table then compares no letters.
 */
export function wordForms(raw: string, locale: Locale): WordForms {
  const words = kept[locale]
  const known = words.get(raw)
  if (known) return known
  const folded = fold(raw)
  const forms = { raw, folded, alias: expandAbbreviation(folded, locale) }
  if (words.size >= MAX_KEPT) words.clear()
  words.set(raw, forms)
  return forms
}
