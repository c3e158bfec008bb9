import type { Words } from '../words.ts'

/** A part of one said after a whole: where it ends, and how much it is. */
export interface Fraction {
  readonly to: number
  readonly share: number
}

const QUARTERS: ReadonlyMap<string, number> = new Map([
  ['a', 0.25],
  ['one', 0.25],
  ['three', 0.75],
])

/** "and a half", "and a quarter", "and three quarters", "and three-quarter" in English. */
export function readFraction(words: Words, at: number): Fraction | undefined {
  if (words.word(at) !== 'and') return undefined
  const half = words.after(at + 1, 'a', 'half') ?? words.after(at + 1, 'half')
  if (half !== undefined) return { to: half, share: 0.5 }
  const share = QUARTERS.get(words.word(at + 1))
  const nounAt = words.raw(at + 2) === '-' ? at + 3 : at + 2
  const isQuarter = words.word(nounAt) === 'quarter' || words.word(nounAt) === 'quarters'
  return share !== undefined && isQuarter ? { to: nounAt + 1, share } : undefined
}
