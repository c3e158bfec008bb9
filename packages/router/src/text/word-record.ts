import { expandAbbreviation } from './abbreviations.ts'
import { fold } from './fold.ts'
import type { Locale } from './locale.ts'
import type { TokenKind } from './token-kind.ts'
import { WordMemo } from './word-memo.ts'
import { noNotes } from './word-note.ts'

/**
 * A word as it is written, with all that was found out of it by itself. All messages that say a word
 * share its record: it is looked up once for a message, and what stages ask of it lies there.
 */
export interface WordRecord {
  readonly raw: string
  /** `raw` in the form in which it is compared. */
  readonly folded: string
  /** The plain word (or words) that an abbreviation stands for. */
  readonly alias: string | undefined
  /** What a `WordNote` has found out of the word, by the note's number. */
  readonly notes: unknown[]
}

/** Marks, figures and signs have records of their own: "R" is a sign before a figure, and else a word. */
interface Records {
  readonly words: WordMemo<WordRecord>
  readonly others: WordMemo<WordRecord>
}

const recordsIn = (locale: Locale): Records => ({
  words: new WordMemo((raw) => toRecord(raw, locale)),
  others: new WordMemo((raw) => toRecord(raw)),
})

const RECORDS: Readonly<Record<Locale, Records>> = {
  'pt-BR': recordsIn('pt-BR'),
  en: recordsIn('en'),
}

/** The record of a word in a language. Without a language it is nobody's but the caller's. */
export function recordOf(
  raw: string,
  locale: Locale | undefined,
  kind: TokenKind = 'word',
): WordRecord {
  if (locale === undefined) return toRecord(raw)
  const { words, others } = RECORDS[locale]
  return kind === 'word' ? words.of(raw) : others.of(raw)
}

function toRecord(raw: string, locale?: Locale): WordRecord {
  const folded = fold(raw)
  const alias = locale && expandAbbreviation(folded, locale)
  return { raw, folded, alias, notes: noNotes() }
}
