import type { Clause } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Continue, Phrases } from './compile-template.ts'
import type { TextSlot, WordClasses } from './word-classes.ts'

/** A stretch of words bound to a free-text slot. */
export interface TextBinding {
  readonly type: 'text'
  readonly name: string
  readonly from: number
  readonly to: number
  /** The identifier the lexicon gives the words, when the slot is a lexical one. */
  readonly key?: string
}

/** A scanned slot bound by a template. */
export interface SpanBinding {
  readonly type: 'span'
  readonly name: string
  readonly span: SlotSpan
}

export type Binding = TextBinding | SpanBinding

/** Everything a match bound: what the template asked for, and what was said besides. */
export interface Match {
  readonly bindings: readonly Binding[]
  /** Dates, payment methods and the like, which may stand anywhere in a clause. */
  readonly floats: readonly SlotSpan[]
  /** How many words the template itself named. */
  readonly literalCount: number
  /** How many words went into free text. */
  readonly freeCount: number
}

const OF = new Set(['de', 'do', 'da', 'of'])

/** Beyond this many steps a clause is not an everyday sentence; giving up keeps hostile input cheap. */
const MAX_STEPS = 4000

/** Walks one clause along compiled templates, keeping what has been bound on the way. */
export class ClauseMatcher {
  private readonly clause: Clause
  private readonly classes: WordClasses
  private bindings: Binding[] = []
  private floats: SlotSpan[] = []
  private literals = 0
  private free = 0
  private steps = 0
  private isLoose = false
  private isTimeFree = true

  constructor(clause: Clause, classes: WordClasses) {
    this.clause = clause
    this.classes = classes
  }

  /** Matches a compiled template against the whole clause. */
  match(
    step: (matcher: ClauseMatcher, at: number, next: Continue) => boolean,
    isLoose: boolean,
    isTimeFree = true,
  ): Match | undefined {
    this.bindings = []
    this.floats = []
    this.literals = 0
    this.free = 0
    this.steps = 0
    this.isLoose = isLoose
    this.isTimeFree = isTimeFree
    const isMatch = step(this, this.clause.from, (at) => this.atEnd(at))
    if (!isMatch) return undefined
    return {
      bindings: [...this.bindings],
      floats: [...this.floats],
      literalCount: this.literals,
      freeCount: this.free,
    }
  }

  word(word: string, at: number, next: Continue): boolean {
    if (this.isSpent()) return false
    if (this.wordAt(at) === word && this.counted(() => next(at + 1))) return true
    return this.skipping(at, (after) => this.word(word, after, next))
  }

  phrase(phrases: Phrases, at: number, next: Continue): boolean {
    if (this.isSpent()) return false
    const word = this.wordAt(at)
    const rests = word === undefined ? undefined : phrases.get(word)
    if (rests?.some((rest) => this.counted(() => this.words(rest, 0, at + 1, next)))) return true
    return this.skipping(at, (after) => this.phrase(phrases, after, next))
  }

  slot(type: string, name: string, at: number, next: Continue): boolean {
    if (this.isSpent()) return false
    const text = this.classes.textSlot(type)
    // "segunda mercado 50": a day that opens a name is a day, unless nothing else explains it.
    if (text && this.skipDay(at, (after) => this.slot(type, name, after, next))) return true
    const isMatch = text ? this.text(text, name, at, next) : this.span(type, name, at, next)
    return isMatch || this.skipping(at, (after) => this.slot(type, name, after, next))
  }

  private words(words: readonly string[], index: number, at: number, next: Continue): boolean {
    const word = words[index]
    return word === undefined
      ? next(at)
      : this.word(word, at, (after) => this.words(words, index + 1, after, next))
  }

  private span(type: string, name: string, at: number, next: Continue): boolean {
    for (const span of this.clause.message.spansAt.get(at) ?? []) {
      if (span.to > this.clause.to || !this.classes.isSpanOf(span, type)) continue
      this.bindings.push({ type: 'span', name, span })
      if (next(span.to)) return true
      this.bindings.pop()
    }
    return false
  }

  private text(slot: TextSlot, name: string, at: number, next: Continue): boolean {
    const most = Math.min(this.clause.to, at + slot.maxWords)
    for (let to = at + 1; to <= most; to++) {
      const verdict = slot.accepts(this.clause.message, at, to)
      if (verdict === 'never') return false
      if (verdict === 'not-yet') continue
      const key = typeof verdict === 'object' ? verdict.key : undefined
      const free = key === undefined ? to - at : 0
      this.free += free
      this.bindings.push({
        type: 'text',
        name,
        from: at,
        to,
        ...(key === undefined ? {} : { key }),
      })
      if (next(to)) return true
      this.bindings.pop()
      this.free -= free
    }
    return false
  }

  private counted(attempt: () => boolean): boolean {
    this.literals += 1
    if (attempt()) return true
    this.literals -= 1
    return false
  }

  private wordAt(at: number): string | undefined {
    return at < this.clause.to ? this.clause.message.items[at]?.word : undefined
  }

  private isSpent(): boolean {
    this.steps += 1
    const { budget } = this.clause.message
    budget.steps -= 1
    return this.steps > MAX_STEPS || budget.steps < 0
  }

  private atEnd(at: number): boolean {
    if (at >= this.clause.to) return true
    return !this.isSpent() && this.skipping(at, (after) => this.atEnd(after))
  }

  /** Passes what may stand anywhere: punctuation, fillers, and slots such as a date or a way to pay. */
  private skipping(at: number, next: Continue): boolean {
    const item = this.clause.message.items[at]
    if (at >= this.clause.to || item === undefined) return false
    if (this.skipFloat(at, at, next)) return true
    if (this.classes.isConnector(item.word) && this.skipFloat(at, at + 1, next)) return true
    const length = this.classes.fillerLength(this.clause.message, at, this.clause.to)
    if (length > 0) return next(at + length)
    const isPassable =
      item.kind === 'punctuation' || item.kind === 'emoji' || item.word === '=' || item.word === '>'
    if (isPassable) return next(at + 1)
    return this.isLoose && this.classes.isSoft(item.word) && next(at + 1)
  }

  private skipDay(at: number, next: Continue): boolean {
    if (this.skipFloat(at, at, next)) return true
    return this.classes.isConnector(this.wordAt(at) ?? '') && this.skipFloat(at, at + 1, next)
  }

  private skipFloat(at: number, spanAt: number, next: Continue): boolean {
    for (const span of this.clause.message.spansAt.get(spanAt) ?? []) {
      if (span.to > this.clause.to || !this.classes.isFloat(span)) continue
      if (span.type === 'time' && !this.isTimeFree) continue
      // "juros do cartão" are of the card, "no cartão" is how they were paid.
      if (span.type === 'paymentMethod' && OF.has(this.wordAt(at) ?? '')) continue
      if (this.floats.some((float) => float.type === span.type)) continue
      this.floats.push(span)
      if (next(span.to)) return true
      this.floats.pop()
    }
    return false
  }
}
