import { phrasesOfBoth } from '../../text/word-tables.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'
import { READ_ORDINAL as WORDS } from './words.generated.ts'

const ORDINALS: ReadonlyMap<string, number> = new Map(
  phrasesOfBoth(WORDS.ordinals).map(([name, rank]) => [name, Number(rank)]),
)

/** A rank counted from 1: "o segundo", "3º", "2nd"; "último" and "last" are -1. */
export const ordinal = definePart(readOrdinal)

function readOrdinal(words: Words, at: number): Reading<number> | undefined {
  const rank = ORDINALS.get(words.word(at))
  if (rank !== undefined) return { to: at + 1, value: rank, isSoft: true }
  const isWritten =
    words.isNumber(at) && words.isGlued(at + 1) && words.isOneOf(at + 1, WORDS.ordinalMarks)
  const value = Number(words.folded(at))
  return isWritten && Number.isInteger(value) && value > 0 && value < 1_000
    ? { to: at + 2, value }
    : undefined
}
