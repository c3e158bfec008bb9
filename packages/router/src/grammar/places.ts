import type { Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { PassableWord, WordClasses } from './word-classes.ts'

/** A slot that stands where it likes, and those passed before it. */
export interface Passed {
  readonly span: SlotSpan
  readonly before: Passed | undefined
}

/** Where reading may go on once what says nothing is passed over. */
export interface Place {
  readonly at: number
  /** The types of the slots passed on the way, as bits: each type may be passed once in a clause. */
  readonly mask: number
  readonly passed: Passed | undefined
}

/** What may be passed over. */
export interface PlaceRules {
  /** Words of grammar too: in questions. */
  readonly isLoose: boolean
  /** Clock times too. */
  readonly isTimeFree: boolean
  /** The item after the last: a filler of several words does not reach over it. */
  readonly limit: number
}

const OF = new Set(['de', 'do', 'da', 'of'])

/** The bit of each type of slot that may stand anywhere. */
const BITS = new Map<SlotSpan['type'], number>()

function bitOf(type: SlotSpan['type']): number {
  const known = BITS.get(type) ?? 1 << BITS.size
  BITS.set(type, known)
  return known
}

/** The words at each item of a message that say nothing. */
export class Fillers {
  private readonly message: Message
  private readonly classes: WordClasses
  private readonly ends: readonly number[]

  constructor(message: Message, classes: WordClasses) {
    this.message = message
    this.classes = classes
    const { length } = message.items
    this.ends = classes
      .passableIn(message)
      .map(({ isFilling }, at) => (isFilling ? at + classes.fillerLength(message, at, length) : at))
  }

  /** The item after the longest filler at an item that ends by `limit`; the item itself without one. */
  behind(at: number, limit: number): number {
    const end = this.ends[at] ?? at
    return end <= limit ? end : at + this.classes.fillerLength(this.message, at, limit)
  }

  /** Whether a filler begins before an item and ends after it. */
  reachOver(to: number): boolean {
    for (let at = 0; at < to; at++) if ((this.ends[at] as number) > to) return true
    return false
  }
}

/** Finds, for each item, the places reachable by passing what may stand anywhere: punctuation, fillers, dates. */
export class Places {
  private readonly message: Message
  private readonly classes: WordClasses
  private readonly words: readonly PassableWord[]
  private readonly fillers: Fillers
  private readonly rules: PlaceRules

  constructor(message: Message, classes: WordClasses, fillers: Fillers, rules: PlaceRules) {
    this.message = message
    this.classes = classes
    this.words = classes.passableIn(message)
    this.fillers = fillers
    this.rules = rules
  }

  /** The places from an item on, itself first, in the order in which they are to be tried. */
  from(at: number): readonly Place[] {
    return this.isPlain(at) ? hereAlone(at) : this.collectFrom(at)
  }

  /** The places right behind a day or the like that stands at an item. */
  behindFloats(at: number): readonly Place[] {
    const item = this.message.items[at]
    if (at >= this.rules.limit || item === undefined) return NONE
    const here: Place = hereAlone(at)[0]
    const places = this.behindFloat(here, at)
    if (!this.words[at]?.isConnector) return places
    const joined = this.behindFloat(here, at + 1)
    return joined.length === 0 ? places : [...places, ...joined]
  }

  /** The place behind one filler or mark, when there is one. */
  behindFiller(at: number): number | undefined {
    const item = this.message.items[at]
    if (at >= this.rules.limit || item === undefined) return undefined
    const behind = this.fillers.behind(at, this.rules.limit)
    if (behind > at) return behind
    const isPassable =
      item.kind === 'punctuation' ||
      item.kind === 'emoji' ||
      item.word === '=' ||
      item.word === '>' ||
      (this.rules.isLoose && this.words[at]?.isSoft === true)
    return isPassable ? at + 1 : undefined
  }

  /** Whether nothing can be passed at an item. */
  private isPlain(at: number): boolean {
    const item = this.message.items[at]
    if (at >= this.rules.limit || item === undefined) return true
    const { spansAt } = this.message
    if (spansAt.has(at) || this.behindFiller(at) !== undefined) return false
    return !(this.words[at]?.isConnector && spansAt.has(at + 1))
  }

  private collectFrom(at: number): readonly Place[] {
    const places: Place[] = []
    this.collect(hereAlone(at)[0], places)
    return places
  }

  private collect(place: Place, into: Place[]): void {
    for (const { at, mask } of into) if (at === place.at && mask === place.mask) return
    into.push(place)
    const item = this.message.items[place.at]
    if (place.at >= this.rules.limit || item === undefined) return
    for (const next of this.behindFloat(place, place.at)) this.collect(next, into)
    if (this.words[place.at]?.isConnector) {
      for (const next of this.behindFloat(place, place.at + 1)) this.collect(next, into)
    }
    const behind = this.behindFiller(place.at)
    if (behind !== undefined) this.collect({ ...place, at: behind }, into)
  }

  private behindFloat({ at, mask, passed }: Place, spanAt: number): readonly Place[] {
    const spans = this.message.spansAt.get(spanAt)
    if (spans === undefined) return NONE
    let places: Place[] | undefined
    for (const span of spans) {
      if (span.to > this.rules.limit || !this.classes.isFloat(span)) continue
      if (span.type === 'time' && !this.rules.isTimeFree) continue
      // "juros do cartão" are of the card, "no cartão" is how they were paid.
      if (span.type === 'paymentMethod' && OF.has(this.message.items[at]?.word ?? '')) continue
      const bit = bitOf(span.type)
      if ((mask & bit) !== 0) continue
      places ??= []
      places.push({ at: span.to, mask: mask | bit, passed: { span, before: passed } })
    }
    return places ?? NONE
  }
}

const NONE: readonly Place[] = []

/** The place where an item stands, with nothing passed, for each item of the longest message so far. */
const HERE: (readonly [Place])[] = []

function hereAlone(at: number): readonly [Place] {
  while (HERE.length <= at) HERE.push([{ at: HERE.length, mask: 0, passed: undefined }])
  return HERE[at] as readonly [Place]
}
