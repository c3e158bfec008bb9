import { LEXICAL_KINDS, type LexicalHashes } from './count-features.ts'

/** Bits for each class; 100 examples set some 2,000 of them. */
const BITS = 32768
const WORDS = BITS / 32

/** What each class has seen in its examples, as bits: one row for each class, and a last one for all. */
export interface SeenFeatures {
  readonly classes: number
  readonly bits: Uint32Array
}

/** An empty memory for that many classes. */
export function createSeen(classes: number, bits?: Uint32Array): SeenFeatures {
  return { classes, bits: bits ?? new Uint32Array((classes + 1) * WORDS) }
}

/** Adds what one example of a class has. */
export function addSeen(
  { classes, bits }: SeenFeatures,
  label: number,
  lexical: LexicalHashes,
): void {
  for (let at = 0; at < lexical.size; at += 1) {
    const place = (lexical.hashes[at]! >>> 8) & (BITS - 1)
    const word = place >>> 5
    const bit = 1 << (place & 31)
    bits[label * WORDS + word] = bits[label * WORDS + word]! | bit
    bits[classes * WORDS + word] = bits[classes * WORDS + word]! | bit
  }
}

/**
 * Writes, for each kind of feature, which share of the message's the class has not seen, and after
 * these which share no class has seen.
 */
export function unseenShares(
  { classes, bits }: SeenFeatures,
  label: number,
  lexical: LexicalHashes,
  shares: Float64Array,
): void {
  totals.fill(0)
  shares.fill(0)
  for (let at = 0; at < lexical.size; at += 1) {
    const kind = lexical.kinds[at]!
    const place = (lexical.hashes[at]! >>> 8) & (BITS - 1)
    const word = place >>> 5
    const bit = 1 << (place & 31)
    totals[kind] = totals[kind]! + 1
    if ((bits[label * WORDS + word]! & bit) === 0) shares[kind] = shares[kind]! + 1
    if ((bits[classes * WORDS + word]! & bit) === 0)
      shares[LEXICAL_KINDS + kind] = shares[LEXICAL_KINDS + kind]! + 1
  }
  for (let kind = 0; kind < LEXICAL_KINDS; kind += 1) {
    const total = totals[kind]!
    if (total === 0) continue
    shares[kind] = shares[kind]! / total
    shares[LEXICAL_KINDS + kind] = shares[LEXICAL_KINDS + kind]! / total
  }
}

const totals = new Float64Array(LEXICAL_KINDS)
