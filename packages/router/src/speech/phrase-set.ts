import { comparableWords } from '../grammar/parse-template.ts'
import type { Locale } from '../text/locale.ts'

/** A set of phrases that finds its longest member at a place. */
export class PhraseSet {
  private readonly byFirst = new Map<string, string[][]>()
  /** The members of one word. */
  private readonly single = new Set<string>()

  /** Its bit among the sets that are told of a word together; none for one that is asked alone. */
  readonly bit: number

  constructor(phrases: string, locale: Locale, bit = 0) {
    this.bit = bit
    for (const phrase of phrases.split(',')) {
      const [first, ...rest] = comparableWords(phrase, locale)
      if (first === undefined) continue
      if (rest.length === 0) this.single.add(first)
      const list = this.byFirst.get(first)
      if (list) list.push(rest)
      else this.byFirst.set(first, [rest])
    }
    for (const list of this.byFirst.values()) list.sort((one, other) => other.length - one.length)
  }

  /** How many words of the longest phrase that stands at `at` and ends before `to`; 0 for none. */
  lengthAt(wordAt: (at: number) => string | undefined, at: number, to: number): number {
    const first = wordAt(at)
    const rests = first === undefined ? undefined : this.byFirst.get(first)
    if (rests === undefined || at >= to) return 0
    // Of the many phrases that begin alike, most have another second word.
    const second = wordAt(at + 1)
    for (const rest of rests) {
      const isOther = rest.length > 0 && rest[0] !== second
      if (isOther || at + 1 + rest.length > to) continue
      if (isSaid(rest, wordAt, at + 1)) return rest.length + 1
    }
    return 0
  }

  /** How many words each phrase has that stands at `at`, the longest first. */
  lengthsAt(wordAt: (at: number) => string | undefined, at: number): number[] {
    const lengths: number[] = []
    const second = wordAt(at + 1)
    for (const rest of this.byFirst.get(wordAt(at) ?? '') ?? []) {
      const isOther = rest.length > 0 && rest[0] !== second
      if (!isOther && isSaid(rest, wordAt, at + 1)) lengths.push(rest.length + 1)
    }
    return lengths
  }

  /** The words with which phrases begin. */
  firstWords(): Iterable<string> {
    return this.byFirst.keys()
  }

  /** Whether a phrase begins with the word. */
  opensWith(word: string): boolean {
    return this.byFirst.has(word)
  }

  /** Whether the word alone is a member. */
  has(word: string): boolean {
    return this.single.has(word)
  }

  /** Every word of every phrase. */
  *words(): Iterable<string> {
    for (const [first, rests] of this.byFirst) {
      yield first
      for (const rest of rests) yield* rest
    }
  }
}

function isSaid(
  words: readonly string[],
  wordAt: (at: number) => string | undefined,
  at: number,
): boolean {
  for (let index = 0; index < words.length; index++) {
    if (wordAt(at + index) !== words[index]) return false
  }
  return true
}
