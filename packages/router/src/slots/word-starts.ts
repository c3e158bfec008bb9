import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import { WordNote } from '../text/word-note.ts'
import { recordOf } from '../text/word-record.ts'
import { Excerpt } from './excerpt.ts'
import { KeptStarts } from './kept-starts.ts'
import { type NumberShape, SHAPES, shapeOf } from './number-shape.ts'
import type { Part } from './words.ts'

/** A number whose shape tells nothing may begin any slot. */
const ALL = 0x7fffffff

/**
 * Knows which parts of slots cannot begin at a word. A part is tried once on the word alone: when it
 * finds nothing and has looked at nothing else, neither a neighbour nor the clock, it finds nothing
 * there in any message. Most words of a message begin no slot at all. Of a word that may begin some
 * ("de manhã", "de táxi"), and of a number, which may begin most, the next word decides: the same is
 * learnt of both together.
 */
export class WordStarts {
  private readonly parts: readonly Part<unknown>[]
  private readonly ofCents: number
  /** What begins at a word with a space before it, and at one without. */
  private readonly free = new WordNote<number>()
  private readonly glued = new WordNote<number>()
  private readonly beforeNext = new WordNote<KeptStarts>()
  private readonly numbers: Readonly<Record<Locale, readonly KeptStarts[]>> = {
    'pt-BR': Array.from({ length: SHAPES }, () => new KeptStarts()),
    en: Array.from({ length: SHAPES }, () => new KeptStarts()),
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
        : this.atWord(token, tokens[at + 1], locale),
    )
  }

  private atWord(token: Token, next: Token | undefined, locale: Locale): number {
    const alone = this.alone(token, locale)
    // There are too many numbers to learn what each goes on with.
    if (alone === 0 || next?.kind === 'number') return alone
    const kept =
      this.beforeNext.of(token.record) ?? this.beforeNext.note(token.record, new KeptStarts())
    const known = kept.of(token, next)
    return known ?? kept.keep(token, next, this.learn(toExcerpt(token, next, locale), alone))
  }

  private alone(token: Token, locale: Locale): number {
    const note = token.precededBySpace ? this.free : this.glued
    const known = note.of(token.record)
    return known ?? note.note(token.record, this.learn(new Excerpt([token], locale)))
  }

  private atNumber(token: Token, next: Token | undefined, locale: Locale): number {
    const shape = shapeOf(token.raw)
    if (shape === undefined) return ALL
    const limit = shape.hasCents ? this.ofCents : ALL
    // There are too many numbers to learn what each begins with another.
    if (next?.kind === 'number') return limit
    const kept = this.numbers[locale][shape.index] as KeptStarts
    const known = kept.of(token, next)
    return known ?? kept.keep(token, next, limit & this.learnOfShape(shape, token, next, locale))
  }

  private learnOfShape(
    { samples }: NumberShape,
    token: Token,
    next: Token | undefined,
    locale: Locale,
  ): number {
    let starts = 0
    for (const sample of samples) {
      const record = recordOf(sample, locale, 'number')
      const number = { ...token, raw: sample, folded: sample, record }
      starts |= this.learn(toExcerpt(number, next, locale))
    }
    return starts
  }

  private learn(excerpt: Excerpt, among = ALL): number {
    let starts = 0
    for (const part of this.parts)
      if ((part.bits & among) !== 0 && excerpt.mayHold(part)) starts |= part.bits
    return starts
  }
}

/** A token before another, or at the end of the message. */
const toExcerpt = (token: Token, next: Token | undefined, locale: Locale): Excerpt =>
  new Excerpt(next ? [token, next] : [token], locale, next === undefined)
