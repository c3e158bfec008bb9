import type { Message } from '../../clauses/message.ts'
import type { PhraseSet } from '../../speech/phrase-set.ts'
import type { OrderWords, Speech } from '../../speech/speech.ts'
import type { Stretch } from '../asides.ts'
import { ORDERED_TEXT as WORDS } from './words.generated.ts'

/** A free text with the words that ask for what is to be done with it. */
export interface OrderedText {
  /** Where the asking begins: what stands before it leads up to it. */
  readonly orderFrom: number
  readonly text: Stretch
  /** Whether the text comes first: "não como glúten, anota aí". */
  readonly isAfterthought: boolean
}

interface OrderReading {
  /** How many words at a place belong neither to the order nor to the text: the language of a translation. */
  readonly passed?: (at: number) => number
  /** Whether the order may stand inside a clause: "after weeks of dithering I've decided …". */
  readonly isAnywhere?: boolean
}

/**
 * The text of an order in free wording: "guarda aí, por favor, que …", "tl;dr this: …", "…, anota isso".
 * Nothing when no words of the order stand where one begins.
 */
export function orderedText(
  message: Message,
  speech: Speech,
  order: OrderWords,
  reading: OrderReading = {},
): OrderedText | undefined {
  return new OrderReader(message, speech, order, reading).read()
}

class OrderReader {
  private readonly message: Message
  private readonly speech: Speech
  private readonly order: OrderWords
  private readonly reading: OrderReading

  constructor(message: Message, speech: Speech, order: OrderWords, reading: OrderReading) {
    this.message = message
    this.speech = speech
    this.order = order
    this.reading = reading
  }

  read(): OrderedText | undefined {
    for (const from of this.starts()) {
      const at = this.orderAt(from)
      const length = this.orderLength(at)
      if (length === 0) continue
      const behind = this.textFrom(at + length)
      const to = this.textTo(behind, at)
      // "keep that on file" has no text of its own.
      const isSaid = this.passes(behind, [this.order.behind]) < to
      if (isSaid) return { orderFrom: from, text: { from: behind, to }, isAfterthought: false }
      return this.textBefore(from) ?? this.nothingAt(from)
    }
    return this.looseAfterthought()
  }

  /** Where an order may begin: the message, and each of its pieces. */
  private starts(): number[] {
    const { items } = this.message
    const firm = items.flatMap((item, at) =>
      item.kind !== 'punctuation' && (at === 0 || this.isMark(at - 1)) ? [at] : [],
    )
    if (!this.reading.isAnywhere) return firm
    const phrases = items.flatMap((_, at) =>
      this.lengthAt(this.order.phrases, at) > 0 ? [at] : [],
    )
    return [...firm, ...phrases]
  }

  /** The first place of the order, after what may stand before it. */
  private orderAt(from: number): number {
    const { asides, fillers } = this.speech
    let at = from
    while (this.orderLength(at) === 0) {
      const length = Math.max(
        this.lengthAt(asides.before, at),
        this.lengthAt(asides.calling, at),
        this.lengthAt(fillers, at),
        at > from && this.wordAt(at) === ',' ? 1 : 0,
      )
      if (length === 0) return at
      at += length
    }
    return at
  }

  private orderLength(at: number): number {
    const phrase = this.lengthAt(this.order.phrases, at)
    return Math.max(phrase, this.order.verbs.has(this.wordAt(at) ?? '') ? 1 : 0)
  }

  private textFrom(from: number): number {
    let at = from
    for (;;) {
      const word = this.wordAt(at) ?? ''
      const length = Math.max(
        this.lengthAt(this.order.behind, at),
        this.orderLength(at),
        this.passedAt(at),
        this.isMark(at) && !QUOTES.has(word) ? 1 : 0,
      )
      if (word === ':' || (length === 0 && WORDS.openers.has(word))) return at + 1
      if (length === 0) return at
      at += length
    }
  }

  /** Without marks, and without what asks for it once more: "…, anota aí". */
  private textTo(from: number, orderFrom: number): number {
    // A question mark belongs to a text that a mark opens, and else to who asks.
    const isOpened = this.message.items
      .slice(orderFrom, from)
      .some(({ word }) => word === ':' || QUOTES.has(word))
    const isOver = (at: number) => {
      const word = this.wordAt(at) ?? ''
      return this.isMark(at) && !CLOSING.has(word) && !(isOpened && word === '?')
    }
    let to = this.message.items.length
    for (;;) {
      while (to > from && isOver(to - 1)) to -= 1
      const shorter = this.endBefore(from, to)
      if (shorter === undefined) return to
      to = shorter
    }
  }

  private endBefore(from: number, to: number): number | undefined {
    for (let at = from + 1; at < to; at++) {
      if (this.passedAt(at) > 0 && at + this.passedAt(at) === to) return at
      if (this.isMark(at - 1) && this.isOrderOnly(at, to)) return at
      if (to - at > 1 && this.lengthAt(this.order.behind, at) === to - at) return at
    }
    return undefined
  }

  /** Whether a piece is nothing but the order. */
  private isOrderOnly(from: number, to: number): boolean {
    const at = this.orderAt(from)
    const length = this.orderLength(at)
    return (
      length > 0 && this.passes(at + length, [this.order.behind, this.speech.asides.behind]) >= to
    )
  }

  private textBefore(orderFrom: number): OrderedText | undefined {
    const { asides, fillers } = this.speech
    const from = this.passes(0, [asides.calling, fillers])
    let to = orderFrom
    while (to > from && this.isMark(to - 1)) to -= 1
    return to > from ? { orderFrom, text: { from, to }, isAfterthought: true } : undefined
  }

  private nothingAt(orderFrom: number): OrderedText {
    const { length } = this.message.items
    return { orderFrom, text: { from: length, to: length }, isAfterthought: false }
  }

  /** "sou canhota anota aí": an order at the end that no mark parts from the text. */
  private looseAfterthought(): OrderedText | undefined {
    const { length } = this.message.items
    let to = length
    while (to > 0 && this.isMark(to - 1)) to -= 1
    for (let at = 1; at < to - 1; at++) {
      if (this.orderLength(at) > 0 && this.isOrderOnly(at, to)) return this.textBefore(at)
    }
    return undefined
  }

  private passes(from: number, sets: readonly PhraseSet[]): number {
    let at = from
    for (;;) {
      const length = Math.max(...sets.map((set) => this.lengthAt(set, at)))
      if (length === 0) return at
      at += length
    }
  }

  private lengthAt(set: PhraseSet, at: number): number {
    return set.lengthAt(this.wordAt, at, this.message.items.length)
  }

  private passedAt(at: number): number {
    return this.reading.passed?.(at) ?? 0
  }

  private isMark(at: number): boolean {
    const kind = this.message.items[at]?.kind
    return kind === 'punctuation' || kind === 'emoji'
  }

  private readonly wordAt = (at: number): string | undefined => this.message.items[at]?.word
}

const QUOTES: ReadonlySet<string> = new Set(['"', '“', '«', '‘', "'"])
/** Belong to the text that they close. */
const CLOSING: ReadonlySet<string> = new Set([')', '"', '”', '»', '%'])
