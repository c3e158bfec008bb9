import type { Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Grammar, SlotReference } from './grammar.ts'
import type { TextBinding } from './match.ts'
import type { WordClasses } from './word-classes.ts'

/** The words of a message as a grammar sees them, whatever is matched against them. */
export class MessageWords {
  readonly message: Message
  private readonly classes: WordClasses
  private readonly numbers: readonly number[]
  private readonly texts = new Map<SlotReference, (readonly TextBinding[] | undefined)[]>()

  constructor({ words }: Grammar, message: Message, classes: WordClasses) {
    this.message = message
    this.classes = classes
    this.numbers = message.items.map(({ word }) => words.get(word) ?? -1)
  }

  /** The number of the word at an item; -1 for one that no template names. */
  at(at: number): number {
    return this.numbers[at] ?? -1
  }

  /** Whether words fill a slot, and not what a scanner finds. */
  isText(type: string): boolean {
    return this.classes.textSlot(type) !== undefined
  }

  isSpanOf(span: SlotSpan, type: string): boolean {
    return this.classes.isSpanOf(span, type)
  }

  /** The stretches from an item on that a free-text slot takes. */
  textsOf(slot: SlotReference, at: number): readonly TextBinding[] {
    const known = this.texts.get(slot) ?? this.noTextsOf(slot)
    const texts = known[at] ?? this.findTexts(slot, at)
    known[at] = texts
    return texts
  }

  private noTextsOf(slot: SlotReference): (readonly TextBinding[] | undefined)[] {
    const texts: (readonly TextBinding[] | undefined)[] = []
    this.texts.set(slot, texts)
    return texts
  }

  private findTexts({ type, name }: SlotReference, from: number): readonly TextBinding[] {
    const slot = this.classes.textSlot(type)
    const found: TextBinding[] = []
    const most = slot ? Math.min(this.message.items.length, from + slot.maxWords) : from
    for (let to = from + 1; to <= most; to++) {
      const verdict = slot?.accepts(this.message, from, to)
      if (verdict === 'never') break
      if (verdict === 'yes') found.push({ type: 'text', name, from, to })
      else if (typeof verdict === 'object') {
        found.push({ type: 'text', name, from, to, key: verdict.key })
      }
    }
    return found
  }
}
