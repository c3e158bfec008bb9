import { phrasesOfBoth } from '../../text/word-tables.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Words } from '../words.ts'
import { READ_YEAR as WORDS } from './words.generated.ts'

/** Years a life assistant is asked about; other four-digit numbers are amounts. */
const MIN_YEAR = 1900
const MAX_YEAR = 2199

/** Reads a four-digit year at an index. */
export function readYear(words: Words, at: number): { year: number; to: number } | undefined {
  const year = words.isNumber(at) && /^\d{4}$/.test(words.folded(at)) ? Number(words.folded(at)) : 0
  return isYear(year) ? { year, to: at + 1 } : undefined
}

/** Whether a number can be a year. */
export function isYear(year: number): boolean {
  return year >= MIN_YEAR && year <= MAX_YEAR
}

/** A year of two digits: up to twenty years ahead of now, else of the century before. */
export function fullYear(twoDigits: number, currentYear: number): number {
  const century = Math.floor(currentYear / 100) * 100
  const year = century + twoDigits
  return year > currentYear + 20 ? year - 100 : year
}

/** Reads a year after a date or a month, with what links it: "de 2026", ", 2026", "do ano passado". */
export function readYearAfter(
  words: Words,
  at: number,
  thisYear: number,
): { year: number; to: number } | undefined {
  const linked = words.skip(at, WORDS.links)
  return readYear(words, linked) ?? readRelativeYear(words, linked, thisYear)
}

const RELATIVE = new PhraseTable(phrasesOfBoth(WORDS.relative))

function readRelativeYear(words: Words, at: number, thisYear: number) {
  const found = RELATIVE.find(words, at)
  return found && { year: thisYear + Number(found.value), to: found.to }
}
