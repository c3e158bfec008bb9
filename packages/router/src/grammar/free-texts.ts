import { behind, type Found, isAmong } from './found.ts'
import type { MessageWords } from './message-words.ts'
import type { Place, Places } from './places.ts'
import type { SlotReference } from './slot-reference.ts'

/** The stretches of a message that words fill slots with, also behind what may be passed over. */
export class FreeTexts {
  private readonly words: MessageWords
  private readonly places: Places
  private readonly limit: number

  constructor(words: MessageWords, places: Places, limit: number) {
    this.words = words
    this.places = places
    this.limit = limit
  }

  /**
   * Every way to fill a slot from an item on; `isPlain` where nothing can be passed there. "segunda
   * mercado 50": a day that opens a name is a day, unless nothing else explains it.
   */
  from(slot: SlotReference, at: number, isPlain: boolean): readonly Found[] {
    if (isPlain) {
      const texts = this.words.textsOf(slot, at)
      if (texts.length === 0 || (texts[texts.length - 1] as Found).end <= this.limit) return texts
    }
    const found: Found[] = []
    this.add(slot, { at, mask: 0, passed: undefined }, found)
    return found
  }

  private add(slot: SlotReference, place: Place, into: Found[]): void {
    for (const next of this.places.behindFloats(place.at)) {
      this.addBehind(slot, place, next, into)
    }
    for (const text of this.words.textsOf(slot, place.at)) {
      if (text.end > this.limit) break
      if (!isAmong(into, text.end, place.mask)) into.push(behind(place, text))
    }
    const filler = this.places.behindFiller(place.at)
    if (filler !== undefined) this.add(slot, { ...place, at: filler }, into)
  }

  private addBehind(slot: SlotReference, place: Place, next: Place, into: Found[]): void {
    const { passed } = next
    if ((place.mask & next.mask) !== 0 || passed === undefined) return
    const mask = place.mask | next.mask
    this.add(slot, { at: next.at, mask, passed: { span: passed.span, before: place.passed } }, into)
  }
}
