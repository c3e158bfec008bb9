import type { Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { bound, type Found, NOTHING } from './found.ts'
import type { Grammar } from './grammar.ts'
import type { TextBinding } from './match.ts'
import type { SlotReference } from './slot-reference.ts'
import type { TextSlot, Verdict, WordClasses } from './word-classes.ts'

/** Room for the items of a message in the key of something at an item. */
export const STRIDE = 1024

/** The words of a message as a grammar sees them, whatever is matched against them. */
export class MessageWords {
  readonly message: Message
  private readonly classes: WordClasses
  private readonly numbers: readonly number[]
  /** What each slot takes from each item on. */
  private readonly texts = new Map<number, readonly Found[]>()
  /** The text slots by the numbers of their types. */
  private readonly textSlots: readonly (TextSlot | undefined)[]
  /** For each type of text slot the last item at which what it needs stands. */
  private readonly lastKnown: (number | undefined)[] = []

  constructor({ words, textTypes }: Grammar, message: Message, classes: WordClasses) {
    this.message = message
    this.classes = classes
    this.textSlots = classes.textSlotsOf(textTypes)
    this.numbers = message.items.map(({ record }) => words.of(record))
  }

  /** The number of the word at an item; -1 for one that no template names. */
  at(at: number): number {
    return this.numbers[at] ?? -1
  }

  isSpanOf(span: SlotSpan, type: string): boolean {
    return this.classes.isSpanOf(span, type)
  }

  /** Whether what text slots of these types, as bits, need stands at an item or behind it. */
  mayFill(textTypes: number, from: number): boolean {
    for (let left = textTypes; left !== 0; left &= left - 1) {
      const type = 31 - Math.clz32(left & -left)
      if (this.lastKnownOf(type) < from) return false
    }
    return true
  }

  private lastKnownOf(type: number): number {
    const known = this.lastKnown[type]
    if (known !== undefined) return known
    const { length } = this.message.items
    const slot = this.textSlots[type]
    const last = slot?.lastKnown ? slot.lastKnown(this.message, 0, length) : length - 1
    this.lastKnown[type] = last
    return last
  }

  /** Whether words fill a slot, and not what a scanner finds. */
  isText({ textType }: SlotReference): boolean {
    return this.textSlotAt(textType) !== undefined
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

  private textSlotAt(type: number): TextSlot | undefined {
    return type < 0 ? undefined : this.textSlots[type]
  }

  private findTexts({ textType, name }: SlotReference, from: number): readonly Found[] {
    const slot = this.textSlotAt(textType)
    if (slot === undefined || this.lastKnownOf(textType) < from) return NOTHING
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
