import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import { WordNote } from '../text/word-note.ts'
import { recordOf } from '../text/word-record.ts'
import { Excerpt } from './excerpt.ts'
import { SHAPES, shapeOf } from './number-shape.ts'
import type { Part } from './part.ts'

/** Words kept of each kind; a language has fewer that are said every day. */
const MAX_KEPT = 10_000

/** A number whose shape tells nothing may begin any slot. */
const ALL = 0x7fffffff

/**
 * Knows which parts of slots cannot begin at a word. A part is tried once on the word alone: when it
 * finds nothing and has looked at nothing else, neither a neighbour nor the clock, it finds nothing
 * there in any message. Most words of a message begin no slot at all. A number may begin most parts,
 * and the next word decides: of a number, the same is learnt together with that word.
 */
export class WordStarts {
  private readonly parts: readonly Part<unknown>[]
  private readonly ofCents: number
  /** What begins at a word with a space before it, and at one without. */
  private readonly free = new WordNote<number>()
  private readonly glued = new WordNote<number>()
  private readonly kept: Readonly<Record<Locale, KeptStarts>> = {
    'pt-BR': new KeptStarts(),
    en: new KeptStarts(),
  }

  /** @param ofCents the parts that a number with cents may begin, as bits. */
  constructor(parts: readonly Part<unknown>[], ofCents: number) {
    this.parts = parts
    this.ofCents = ofCents
  }

  /** The parts that may begin at each token of a message, as bits. */
  of(tokens: readonly Token[], locale: Locale): readonly number[] {
    return tokens.map((token, at) =>
      token.kind === 'number'
        ? this.atNumber(token, tokens[at + 1], locale)
        : this.atWord(token, locale),
    )
  }

  private atWord(token: Token, locale: Locale): number {
    const note = token.precededBySpace ? this.free : this.glued
    return (
      note.of(token.record) ?? note.note(token.record, this.learn(new Excerpt([token], locale)))
    )
  }

  private atNumber(token: Token, next: Token | undefined, locale: Locale): number {
    const shape = shapeOf(token.raw)
    if (shape === undefined) return ALL
    const limit = shape.hasCents ? this.ofCents : ALL
    // There are too many numbers to learn what each begins with another.
    if (next?.kind === 'number') return limit
    const kept = this.kept[locale].before(next, token, shape.index)
    // No word is empty: that is the end of the message.
    const word = next?.raw ?? ''
    const known = kept.get(word)
    if (known !== undefined) return known
    let starts = 0
    for (const sample of shape.samples) {
      const number = {
        ...token,
        raw: sample,
        folded: sample,
        record: recordOf(sample, locale, 'number'),
      }
      starts |= this.learn(
        new Excerpt(next ? [number, next] : [number], locale, next === undefined),
      )
    }
    return keep(kept, word, starts & limit)
  }

  private learn(excerpt: Excerpt): number {
    let starts = 0
    for (const part of this.parts) if (excerpt.mayHold(part)) starts |= part.bits
    return starts
  }
}

/** What is known of the words of a language that follow a number, told apart by what is glued to the word before it. */
class KeptStarts {
  private readonly maps = Array.from({ length: 4 * SHAPES }, () => new Map<string, number>())

  /** Of words by which a number of a shape is followed. */
  before(next: Token | undefined, number: Token, shape: number): Map<string, number> {
    const glued = (number.precededBySpace ? 0 : 1) + (next?.precededBySpace === false ? 2 : 0)
    return this.maps[4 * shape + glued] as Map<string, number>
  }
}

function keep(kept: Map<string, number>, word: string, starts: number): number {
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(word, starts)
  return starts
}
