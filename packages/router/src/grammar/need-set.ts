/** Needs by their numbers, a bit each. */
export class NeedSet {
  private readonly bits: Int32Array

  constructor(needCount: number) {
    this.bits = new Int32Array(Math.ceil(needCount / 32))
  }

  empty(): void {
    this.bits.fill(0)
  }

  add(need: number): void {
    this.bits[need >> 5] = (this.bits[need >> 5] as number) | (1 << (need & 31))
  }

  has(need: number): boolean {
    return ((this.bits[need >> 5] as number) & (1 << (need & 31))) !== 0
  }

  /** Those that another set has too. */
  sharedWith({ bits }: NeedSet): number[] {
    const shared: number[] = []
    for (let at = 0; at < bits.length; at++) {
      let left = (this.bits[at] as number) & (bits[at] as number)
      for (; left !== 0; left &= left - 1) shared.push(32 * at + 31 - Math.clz32(left & -left))
    }
    return shared
  }
}
