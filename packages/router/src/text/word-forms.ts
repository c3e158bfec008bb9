import { expandAbbreviation } from './abbreviations.ts'
import { fold } from './fold.ts'
import type { Locale } from './locale.ts'
import { WordMemo } from './word-memo.ts'

/** A word as it is written and as it is compared. */
export interface WordForms {
  readonly raw: string
  readonly folded: string
  readonly alias: string | undefined
}

const formsIn = (locale: Locale): WordMemo<WordForms> =>
  new WordMemo((raw) => {
    const folded = fold(raw)
    return { raw, folded, alias: expandAbbreviation(folded, locale) }
  })

const FORMS: Readonly<Record<Locale, WordMemo<WordForms>>> = {
  'pt-BR': formsIn('pt-BR'),
  en: formsIn('en'),
}

/**
 * The forms of a word in a language. A word that is said again is the very same strings: looking one
 * up in a table then compares no letters.
 */
export function wordForms(raw: string, locale: Locale): WordForms {
  return FORMS[locale].of(raw)
}
