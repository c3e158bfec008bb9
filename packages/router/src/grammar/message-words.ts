import type { Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { bound, type Found, NOTHING } from './found.ts'
import type { Grammar, SlotReference } from './grammar.ts'
import type { TextBinding } from './match.ts'
import type { TextNeeds } from './text-needs.ts'
import type { Verdict, WordClasses } from './word-classes.ts'

/** Room for the items of a message in the key of something at an item. */
export const STRIDE = 1024

/** The words of a message as a grammar sees them, whatever is matched against them. */
export class MessageWords {
  readonly message: Message
  private readonly classes: WordClasses
  private readonly numbers: readonly number[]
  /** What each slot takes from each item on. */
  private readonly texts = new Map<number, readonly Found[]>()
  private readonly textNeeds: TextNeeds
  /** For each type of text slot the last item at which what it needs stands. */
  private readonly lastKnown: (number | undefined)[] = []

  constructor({ words, textNeeds }: Grammar, message: Message, classes: WordClasses) {
    this.message = message
    this.classes = classes
    this.textNeeds = textNeeds
    this.numbers = message.items.map(({ word }) => words.get(word) ?? -1)
  }

  /** The number of the word at an item; -1 for one that no template names. */
  at(at: number): number {
    return this.numbers[at] ?? -1
  }

  isSpanOf(span: SlotSpan, type: string): boolean {
    return this.classes.isSpanOf(span, type)
  }

  /** Whether what a node's text slots need stands at an item or behind it. */
  mayFill(node: number, from: number): boolean {
    for (let needs = this.textNeeds.of(node); needs !== 0; needs &= needs - 1) {
      const type = 31 - Math.clz32(needs & -needs)
      if (this.lastKnownOf(type) < from) return false
    }
    return true
  }

  private lastKnownOf(type: number): number {
    const known = this.lastKnown[type]
    if (known !== undefined) return known
    const { length } = this.message.items
    const slot = this.classes.textSlot(this.textNeeds.types[type] as string)
    const last = slot?.lastKnown ? slot.lastKnown(this.message, 0, length) : length - 1
    this.lastKnown[type] = last
    return last
  }

  /** Whether words fill a slot, and not what a scanner finds. */
  isText({ isScanned, type }: SlotReference): boolean {
    return !isScanned && this.classes.textSlot(type) !== undefined
  }

  /** The stretches from an item on that a free-text slot takes. */
  textsOf(slot: SlotReference, at: number): readonly Found[] {
    const key = slot.number * STRIDE + at
    const known = this.texts.get(key)
    if (known) return known
    const texts = this.findTexts(slot, at)
    this.texts.set(key, texts)
    return texts
  }

  private findTexts({ number, type, name }: SlotReference, from: number): readonly Found[] {
    const slot = this.classes.textSlot(type)
    if (slot === undefined || this.lastKnownOf(this.textNeeds.typeOf(number)) < from) return NOTHING
    let found: Found[] | undefined
    const most = Math.min(this.message.items.length, from + slot.maxWords)
    for (let to = from + 1; to <= most; to++) {
      const verdict = slot.accepts(this.message, from, to)
      if (verdict === 'never') break
      if (verdict === 'not-yet') continue
      const text = textFrom({ name, from, to }, verdict)
      if (found) found.push(text)
      else found = [text]
    }
    return found ?? NOTHING
  }
}

function textFrom(
  { name, from, to }: Pick<TextBinding, 'name' | 'from' | 'to'>,
  verdict: Exclude<Verdict, 'never' | 'not-yet'>,
): Found {
  return verdict === 'yes'
    ? bound(UNPASSED, to, { type: 'text', name, from, to }, to - from)
    : bound(UNPASSED, to, { type: 'text', name, from, to, key: verdict.key }, 0)
}

const UNPASSED = { mask: 0, passed: undefined }
