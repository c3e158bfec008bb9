/** A check, and the words of which a message holds one if the check holds of it. */
export type CuedCheck<Said> = readonly [words: ReadonlySet<string>, holds: (said: Said) => boolean]

/**
 * Checks that are asked only where a word calls for them: most messages hold no such word, and cost one
 * look-up a word however many checks there are.
 */
export class CuedChecks<Said> {
  private readonly calledFor = new Map<string, ((said: Said) => boolean)[]>()

  constructor(checks: readonly CuedCheck<Said>[]) {
    for (const [words, holds] of checks) {
      for (const word of words) {
        const known = this.calledFor.get(word)
        if (known) known.push(holds)
        else this.calledFor.set(word, [holds])
      }
    }
  }

  /** Whether any of the checks holds of a message with these words. */
  someHolds(items: readonly { readonly word: string }[], said: Said): boolean {
    for (const { word } of items) {
      for (const holds of this.calledFor.get(word) ?? NONE) if (holds(said)) return true
    }
    return false
  }
}

const NONE: readonly never[] = []
