import { fold } from '@parco/router'

/** What one message has of each bucket, and which buckets they are. */
export interface HashedWords {
  readonly buckets: Int32Array
  readonly values: Float32Array
}

/** How much each bucket's word tells, from 0 to 1: the rarer in talk, the more. */
export type WordWeights = (bucket: number) => number

/** What is behind this says no more of what a message is about. */
const MAX_CHARACTERS = 2_000
const MAX_WORDS = 200
/** A longer run of letters is no word, and its pieces say nothing. */
const LONGEST_WORD = 40

/** How much the parts of a word count beside the whole, and two words in a row beside each. */
const STEM = 0.7
const PIECE = 0.3
const PAIR = 0.5
const STEM_LENGTHS = [4, 5, 6, 7]
const PIECE_LENGTHS = [3, 4]
/** Long messages have more of everything; this much of their length is taken back. */
const LEVELLING = 0.7

/** The words of a message without case and accents; all numbers are one. Of letters alone there are none. */
export function wordsOf(text: string): string[] {
  const folded = fold(text.slice(0, MAX_CHARACTERS)).replaceAll(/\p{N}+/gu, ' 0 ')
  const runs: string[] = folded.match(/[\p{L}\p{N}']+/gu) ?? []
  const words = runs.filter(({ length }) => length <= LONGEST_WORD)
  return words.some(({ length }) => length > 1) ? words.slice(0, MAX_WORDS) : []
}

/** The bucket of a whole word, of 2 to the power of `bits`. */
export const bucketOf = (word: string, bits: number): number => hash('w', word) & ((1 << bits) - 1)

/**
 * A message as hashed features: every word with its stems and runs of letters weighs the same, however
 * long it is, times what it tells; and every two neighbours.
 */
export function hashWords(
  text: string,
  bits: number,
  weightOf: WordWeights = () => 1,
): HashedWords {
  const sums = new Map<number, number>()
  const mask = (1 << bits) - 1
  let previous = '^'
  const addPair = (word: string) => {
    const bucket = hash('b', `${previous} ${word}`) & mask
    sums.set(bucket, Math.max(sums.get(bucket) ?? 0, PAIR))
    previous = word
  }
  const words = wordsOf(text)
  for (const word of words) {
    addPair(word)
    // One letter says nothing by itself.
    if (word.length === 1) continue
    const parts = partsOf(word)
    const weight = weightOf(bucketOf(word, bits))
    const length = Math.sqrt(parts.reduce((sum, { value }) => sum + value * value, 0))
    for (const { hashed, value } of parts) {
      const bucket = hashed & mask
      sums.set(bucket, (sums.get(bucket) ?? 0) + (value * weight) / length)
    }
  }
  if (words.length > 0) addPair('$')
  return levelled(sums)
}

function levelled(sums: ReadonlyMap<number, number>): HashedWords {
  const values = Float32Array.from(sums.values())
  const square = values.reduce((sum, value) => sum + value * value, 0)
  const scale = square === 0 ? 0 : 1 / Math.sqrt(square) ** LEVELLING
  return { buckets: Int32Array.from(sums.keys()), values: values.map((value) => value * scale) }
}

/** The word, its beginnings and its runs of letters within its bounds. */
function partsOf(word: string): { hashed: number; value: number }[] {
  const parts = [{ hashed: hash('w', word), value: 1 }]
  for (const length of STEM_LENGTHS) {
    if (word.length >= length) parts.push({ hashed: hash('p', word.slice(0, length)), value: STEM })
  }
  const bounded = `<${word}>`
  for (const length of PIECE_LENGTHS) {
    for (let at = 0; at + length <= bounded.length; at += 1)
      parts.push({ hashed: hash('c', bounded.slice(at, at + length)), value: PIECE })
  }
  return parts
}

/** FNV-1a of a kind and a text, its bits spread so that the low ones are as good as any. */
function hash(kind: string, text: string): number {
  let hashed = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193)
  for (let at = 0; at < text.length; at += 1)
    hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193)
  hashed ^= hashed >>> 16
  hashed = Math.imul(hashed, 0x85ebca6b)
  hashed ^= hashed >>> 13
  hashed = Math.imul(hashed, 0xc2b2ae35)
  return (hashed ^ (hashed >>> 16)) >>> 0
}
