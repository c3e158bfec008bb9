/** Numbers that look random and are the same on every run: a 32-bit linear congruential generator. */
export class RandomSequence {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0
    // The low bits of such a generator repeat soon: only the upper 24 are used.
    return (this.state >>> 8) / 16777216
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }
}

/** Puts the items of a list in a random order, in place. */
export function shuffle(items: Int32Array, random: RandomSequence): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1)
    const kept = items[at]!
    items[at] = items[other]!
    items[other] = kept
  }
}
