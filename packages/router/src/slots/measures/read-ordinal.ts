import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'
import { READ_ORDINAL as WORDS } from './words.generated.ts'

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...gendered(
    ['primeir', 1],
    ['segund', 2],
    ['terceir', 3],
    ['quart', 4],
    ['quint', 5],
    ['sext', 6],
  ),
  ...gendered(['setim', 7], ['oitav', 8], ['non', 9], ['decim', 10], ['ultim', -1]),
  ['penultimo', -2],
  ['penultima', -2],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['ninth', 9],
  ['tenth', 10],
  ['last', -1],
])

function gendered(...stems: readonly (readonly [string, number])[]): (readonly [string, number])[] {
  return stems.flatMap(([stem, rank]) => ['o', 'a'].map((ending) => [stem + ending, rank] as const))
}

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
