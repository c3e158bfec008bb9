import type { Locale } from './locale.ts'
import { phrasesOf } from './word-tables.ts'
import { ABBREVIATIONS as WORDS } from './words.generated.ts'

const TABLES: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  'pt-BR': new Map(phrasesOf(WORDS.shortened['pt-BR'])),
  en: new Map(phrasesOf(WORDS.shortened.en)),
}

/** The folded word an abbreviation stands for in a language, or nothing when it is not one. */
export function expandAbbreviation(folded: string, locale: Locale): string | undefined {
  return TABLES[locale].get(folded)
}
