import type { Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Grammar } from './grammar.ts'
import type { WordClasses } from './word-classes.ts'

/** A stretch of words that a free-text slot takes. */
export interface TextEnd {
  readonly end: number
  readonly key: string | undefined
}

/** The words of a message as a grammar sees them, whatever is matched against them. */
export class MessageWords {
  readonly message: Message
  private readonly classes: WordClasses
  private readonly numbers: readonly number[]
  private readonly texts = new Map<string, (readonly TextEnd[] | undefined)[]>()

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
  textEnds(type: string, at: number): readonly TextEnd[] {
    const known = this.texts.get(type) ?? this.newTexts(type)
    const ends = known[at] ?? this.findTextEnds(type, at)
    known[at] = ends
    return ends
  }

  private newTexts(type: string): (readonly TextEnd[] | undefined)[] {
    const texts: (readonly TextEnd[] | undefined)[] = []
    this.texts.set(type, texts)
    return texts
  }

  private findTextEnds(type: string, at: number): readonly TextEnd[] {
    const slot = this.classes.textSlot(type)
    const found: TextEnd[] = []
    const most = slot ? Math.min(this.message.items.length, at + slot.maxWords) : at
    for (let end = at + 1; end <= most; end++) {
      const verdict = slot?.accepts(this.message, at, end)
      if (verdict === 'never') break
      if (verdict === undefined || verdict === 'not-yet') continue
      found.push({ end, key: typeof verdict === 'object' ? verdict.key : undefined })
    }
    return found
  }
}
