import { fold } from '../text/fold.ts'

/** Features beyond these many are not looked at: a message of everyday length has 130. */
const MAX_FEATURES = 16384
const MAX_LEXICAL = 4096

const FNV_PRIME = 0x01000193
const SEEDS = { word: 0x811c9dc5, pair: 0x2f0b4f3d, piece: 0x1b873593, slot: 0x52dce729 }
const START_MARK = 0x51ed270b
const END_MARK = 0x3c6ef372
/** The feature of a question mark. */
const QUESTION = 0x5bd1e995
const WORD_OPENS = 60
const WORD_CLOSES = 62
const ZERO = 48

/** The buckets of one message and how often it has each; the first `size` of them count. */
export interface BucketCounts {
  readonly buckets: Int32Array
  readonly counts: Uint16Array
  readonly size: number
}

/** The hashes of one message's words, pairs of words and four-letter runs, with the kind of each. */
export interface LexicalHashes {
  readonly hashes: Uint32Array
  readonly kinds: Uint8Array
  readonly size: number
}

/** Everything that is counted of one message. */
export interface CountedMessage extends BucketCounts {
  readonly lexical: LexicalHashes
  readonly wordCount: number
}

/** What a feature says a class has seen: whole words, two words in a row, four letters in a row. */
export const LEXICAL_KINDS = 3
const WORD_KIND = 0
const PAIR_KIND = 1
const PIECE_KIND = 2

/** Spreads the bits of a hash, so that its low ones are as good as any. */
function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const OTHER = 1
const LETTER = 2
const DIGIT = 3
/** What each code unit is, found out when it is first met. */
const kinds = new Uint8Array(65536)

function kindOf(unit: number): number {
  const known = kinds[unit]!
  if (known !== 0) return known
  const character = String.fromCharCode(unit)
  const isDigit = /\p{Nd}/u.test(character)
  const kind = isDigit ? DIGIT : /[\p{L}\p{N}]/u.test(character) ? LETTER : OTHER
  kinds[unit] = kind
  return kind
}

/**
 * Counts the features of one message at a time into buckets: words, pairs of neighbours with the
 * message's start and end, runs of two to five letters within a word's bounds, and slot tokens with
 * their neighbours. Every digit counts as 0. No substring is ever made; what `count` returns is the
 * counter's own and holds until the next call.
 */
export class FeatureCounter {
  private readonly buckets = new Int32Array(MAX_FEATURES)
  private readonly counts = new Uint16Array(MAX_FEATURES)
  private readonly hashes = new Uint32Array(MAX_LEXICAL)
  private readonly kinds = new Uint8Array(MAX_LEXICAL)
  /** For each bucket, its place among the touched ones plus one. */
  private readonly places: Uint16Array
  private readonly mask: number
  private units = new Uint16Array(64)
  private size = 0
  private lexicalSize = 0
  private wordCount = 0

  constructor(bucketBits: number) {
    this.places = new Uint16Array(1 << bucketBits)
    this.mask = (1 << bucketBits) - 1
  }

  /** `slotWords` are the message's words with slots as `{type}`, see `slot-words.ts`. */
  count(text: string, slotWords: readonly string[]): CountedMessage {
    for (let at = 0; at < this.size; at += 1) this.places[this.buckets[at]!] = 0
    this.size = 0
    this.lexicalSize = 0
    this.wordCount = 0
    this.countWords(fold(text))
    // Of all marks, only this one tells an order from a question.
    if (text.includes('?')) this.add(QUESTION)
    this.countSlots(slotWords)
    const { buckets, counts, size, hashes, kinds, lexicalSize, wordCount } = this
    return { buckets, counts, size, lexical: { hashes, kinds, size: lexicalSize }, wordCount }
  }

  private countWords(text: string): void {
    let previous = START_MARK
    let at = 0
    while (at < text.length) {
      if (kindOf(text.charCodeAt(at)) === OTHER) {
        at += 1
        continue
      }
      const from = at
      while (at < text.length && kindOf(text.charCodeAt(at)) !== OTHER) at += 1
      const word = this.countWord(text, from, at)
      this.addLexical(finish(Math.imul(previous ^ SEEDS.pair, FNV_PRIME) ^ word), PAIR_KIND)
      previous = word
      this.wordCount += 1
    }
    if (previous !== START_MARK)
      this.addLexical(finish(Math.imul(previous ^ SEEDS.pair, FNV_PRIME) ^ END_MARK), PAIR_KIND)
  }

  private countWord(text: string, from: number, to: number): number {
    const length = to - from + 2
    if (this.units.length < length) this.units = new Uint16Array(length * 2)
    const { units } = this
    units[0] = WORD_OPENS
    let word = SEEDS.word
    for (let at = from; at < to; at += 1) {
      const raw = text.charCodeAt(at)
      const unit = kindOf(raw) === DIGIT ? ZERO : raw
      units[at - from + 1] = unit
      word = Math.imul(word ^ unit, FNV_PRIME)
    }
    units[length - 1] = WORD_CLOSES
    this.addLexical(finish(word), WORD_KIND)
    for (let at = 0; at < length - 1; at += 1) {
      let piece = Math.imul(SEEDS.piece ^ units[at]!, FNV_PRIME)
      const most = Math.min(5, length - at)
      for (let size = 2; size <= most; size += 1) {
        piece = Math.imul(piece ^ units[at + size - 1]!, FNV_PRIME)
        const hash = finish(piece)
        if (size === 4) this.addLexical(hash, PIECE_KIND)
        else this.add(hash)
      }
    }
    return word
  }

  private countSlots(words: readonly string[]): void {
    let previous = START_MARK
    let isPreviousSlot = false
    for (const text of words) {
      let word = SEEDS.slot
      for (let at = 0; at < text.length; at += 1)
        word = Math.imul(word ^ text.charCodeAt(at), FNV_PRIME)
      const isSlot = text.charCodeAt(0) === 123
      if (isSlot) this.add(finish(word))
      if (isSlot || isPreviousSlot) this.add(finish(Math.imul(previous, FNV_PRIME) ^ word))
      previous = word
      isPreviousSlot = isSlot
    }
    if (isPreviousSlot) this.add(finish(Math.imul(previous, FNV_PRIME) ^ END_MARK))
  }

  private addLexical(hash: number, kind: number): void {
    this.add(hash)
    if (this.lexicalSize >= MAX_LEXICAL) return
    this.hashes[this.lexicalSize] = hash
    this.kinds[this.lexicalSize] = kind
    this.lexicalSize += 1
  }

  private add(hash: number): void {
    const bucket = hash & this.mask
    const place = this.places[bucket]!
    if (place !== 0) {
      this.counts[place - 1] = this.counts[place - 1]! + 1
      return
    }
    if (this.size >= MAX_FEATURES) return
    this.buckets[this.size] = bucket
    this.counts[this.size] = 1
    this.size += 1
    this.places[bucket] = this.size
  }
}

/** A copy of what was counted, to keep. */
export function keepCounts(counted: CountedMessage): CountedMessage {
  const { buckets, counts, size, lexical, wordCount } = counted
  return {
    buckets: buckets.slice(0, size),
    counts: counts.slice(0, size),
    size,
    lexical: {
      hashes: lexical.hashes.slice(0, lexical.size),
      kinds: lexical.kinds.slice(0, lexical.size),
      size: lexical.size,
    },
    wordCount,
  }
}
