import { WordNote } from '../text/word-note.ts'
import type { WordRecord } from '../text/word-record.ts'

interface Noted {
  readonly numbers: WordNumbers
  readonly number: number
}

/** A user's sentences are read along with those that ship: neither takes the other's note. */
const ofShipped = new WordNote<Noted>()
const ofOwn = new WordNote<Noted>()

/** The numbers of the words that the templates of a grammar name. */
export class WordNumbers {
  private readonly numbers: ReadonlyMap<string, number>
  private readonly noted: WordNote<Noted>

  /** @param words each once; they are numbered in their order. */
  constructor(words: readonly string[], isOwn: boolean) {
    this.numbers = new Map(words.map((word, number) => [word, number]))
    this.noted = isOwn ? ofOwn : ofShipped
  }

  /** The number of a word; -1 for one that no template names. */
  of(record: WordRecord): number {
    const noted = this.noted.of(record)
    if (noted?.numbers === this) return noted.number
    const number = this.numbers.get(record.folded) ?? -1
    return this.noted.note(record, { numbers: this, number }).number
  }

  /** Every word, in the order of their numbers. */
  all(): Iterable<string> {
    return this.numbers.keys()
  }
}
