import { isSwapOf, isTypoOf } from '../text/edit-distance.ts'
import { WordMemo } from '../text/word-memo.ts'
import type { Words } from './words.ts'

/** Shortest word in which a lost or wrong letter is forgiven: in shorter ones it is too often another word. */
const MIN_FORGIVEN_LENGTH = 7
/** Shortest word in which two swapped letters are. */
const MIN_SWAPPED_LENGTH = 5

interface Entry<Value> {
  readonly words: readonly string[]
  readonly value: Value
}

const NONE: readonly never[] = []

/** Phrases and what they mean; the longest phrase that starts at a place wins. */
export class PhraseTable<Value> {
  private readonly byFirstWord = new Map<string, Entry<Value>[]>()
  /** Whether a phrase begins with a figure: most tables have none. */
  private beginsWithNumber = false
  private readonly forgiven: Entry<Value>[] = []
  private readonly slips = new WordMemo((word) =>
    this.forgiven.find(({ words: [target = ''] }) => isSlipOf(word, target)),
  )

  /** @param phrases folded phrases, words separated by one space, each with its meaning. */
  constructor(phrases: Iterable<readonly [string, Value]>) {
    for (const [phrase, value] of phrases) {
      const words = phrase.split(' ')
      const entry = { words, value }
      const first = words[0] ?? ''
      this.beginsWithNumber ||= /^\d/.test(first)
      const entries = this.byFirstWord.get(first) ?? []
      entries.push(entry)
      entries.sort((a, b) => b.words.length - a.words.length)
      this.byFirstWord.set(first, entries)
    }
  }

  /** Also accepts a slip in these single words. */
  forgiving(words: Iterable<string>): this {
    for (const word of words) {
      const entry = this.byFirstWord.get(word)?.find(({ words }) => words.length === 1)
      if (entry && word.length >= MIN_SWAPPED_LENGTH) this.forgiven.push(entry)
    }
    return this
  }

  /** The longest phrase that starts at an index, with the index after it. */
  find(words: Words, at: number): { value: Value; to: number } | undefined {
    if (!this.beginsWithNumber && words.isNumber(at)) return undefined
    for (const entry of this.byFirstWord.get(words.word(at)) ?? NONE) {
      if (isSaid(entry, words, at)) return { value: entry.value, to: at + entry.words.length }
    }
    return this.forgiven.length === 0 ? undefined : this.findForgiven(words, at)
  }

  private findForgiven(words: Words, at: number): { value: Value; to: number } | undefined {
    const word = words.word(at)
    // However many figures go wrong, no word comes of them.
    if (word.length < MIN_SWAPPED_LENGTH || words.isNumber(at)) return undefined
    const entry = this.slips.of(word)
    return entry && { value: entry.value, to: at + 1 }
  }
}

function isSaid<Value>(entry: Entry<Value>, words: Words, at: number): boolean {
  for (let offset = 0; offset < entry.words.length; offset++) {
    if (words.word(at + offset) !== entry.words[offset]) return false
  }
  return true
}

/** Whether a word is meant to be another: two letters swapped, or one wrong in a long word. */
export function isSlipOf(word: string, target: string): boolean {
  if (isSwapOf(word, target)) return true
  return target.length >= MIN_FORGIVEN_LENGTH && !isPlural(word, target) && isTypoOf(word, target)
}

/** "domingos" is not a slip for "domingo": it is every Sunday. */
function isPlural(word: string, target: string): boolean {
  return word.endsWith('s') && !target.endsWith('s')
}
