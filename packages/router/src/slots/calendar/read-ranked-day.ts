import { unitsOf } from '../measures/units.ts'
import { readBelowThousand } from '../numbers/read-spelled.ts'
import type { Words } from '../words.ts'
import { READ_RANKED_DAY as WORDS } from './words.generated.ts'

/** A number said as a day of a month. */
export interface RankedDay {
  readonly day: number
  readonly to: number
  /** Whether it was said as a rank: "5th", "1º", "primeiro". */
  readonly isRanked: boolean
}

const RANKS: ReadonlyMap<string, number> = new Map(
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .map((name, index) => [name, index + 1]),
)

/** Reads a day number: "5", "05", "5th", "1º", "cinco", "primeiro", "the thirty first". */
export function readRanked(words: Words, at: number): RankedDay | undefined {
  return readDigits(words, at) ?? readRank(words, at) ?? readSpelledDay(words, at)
}

function readDigits(words: Words, at: number): RankedDay | undefined {
  if (!words.isNumber(at) || !/^\d{1,2}$/.test(words.folded(at))) return undefined
  const day = Number(words.folded(at))
  const isMarked = words.isGlued(at + 1) && words.isOneOf(at + 1, WORDS.marks)
  if (isMarked) return { day, to: at + 2, isRanked: true }
  const isMeasured =
    words.token(at + 1)?.kind === 'word' && (words.isGlued(at + 1) || isUnit(words, at + 1))
  return isMeasured || words.word(at + 1) === '%' ? undefined : { day, to: at + 1, isRanked: false }
}

function isUnit(words: Words, at: number): boolean {
  return unitsOf(words.word(at), words.locale).length > 0
}

function readRank(words: Words, at: number): RankedDay | undefined {
  if (words.locale === 'pt-BR') {
    return words.word(at) === 'primeiro' ? { day: 1, to: at + 1, isRanked: true } : undefined
  }
  const tens = { twenty: 20, thirty: 30, thirtieth: 30 }[words.word(at)]
  if (tens === 30 && words.word(at) === 'thirtieth') return { day: 30, to: at + 1, isRanked: true }
  const unit = RANKS.get(words.word(tens === undefined ? at : at + 1))
  if (unit === undefined) return undefined
  return tens === undefined
    ? { day: unit, to: at + 1, isRanked: true }
    : { day: tens + unit, to: at + 2, isRanked: true }
}

/** Spelled days are Portuguese: "dia cinco", "vinte e dois de maio". */
function readSpelledDay(words: Words, at: number): RankedDay | undefined {
  if (words.locale !== 'pt-BR') return undefined
  const spelled = readBelowThousand(words, at)
  if (spelled === undefined || spelled.value > 99 || isUnit(words, spelled.to)) return undefined
  return { day: spelled.value, to: spelled.to, isRanked: false }
}
