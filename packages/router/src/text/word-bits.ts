import { WordNote } from './word-note.ts'
import type { WordRecord } from './word-record.ts'

/** Sets of words that are asked for together: one look at a record tells which of them hold the word. */
export class WordBits {
  private readonly sets: readonly ReadonlySet<string>[]
  private readonly bits = new WordNote<number>()

  /** @param sets at most 31; the first has the lowest bit. */
  constructor(...sets: readonly ReadonlySet<string>[]) {
    this.sets = sets
  }

  of(record: WordRecord): number {
    return this.bits.of(record) ?? this.bits.note(record, this.find(record.folded))
  }

  private find(word: string): number {
    return this.sets.reduce((bits, set, index) => (set.has(word) ? bits | (1 << index) : bits), 0)
  }
}
