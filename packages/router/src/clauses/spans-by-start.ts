import type { SlotSpan } from '../slots/slot-span.ts'

/** The spans of a message by the item at which they start, the longest first. */
export class SpansByStart {
  private readonly groups: (SlotSpan[] | undefined)[]

  /** @param items how many items the message has. */
  constructor(spans: readonly SlotSpan[], items: number) {
    this.groups = new Array<SlotSpan[] | undefined>(items).fill(undefined)
    for (const span of spans) {
      const group = this.groups[span.from]
      if (group) group.push(span)
      else this.groups[span.from] = [span]
    }
    for (const group of this.groups) if (group && group.length > 1) group.sort(longestFirst)
  }

  /** The spans that start at an item; nothing where none does, also outside the message. */
  get(at: number): readonly SlotSpan[] | undefined {
    return at < 0 || at >= this.groups.length ? undefined : this.groups[at]
  }

  has(at: number): boolean {
    return this.get(at) !== undefined
  }
}

/** The longest first; a stretch of time before the day that the same words may also mean. */
const longestFirst = (one: SlotSpan, other: SlotSpan): number =>
  other.to - one.to || rankOf(other) - rankOf(one)

const rankOf = (span: SlotSpan): number => (span.type === 'period' ? 1 : 0)
