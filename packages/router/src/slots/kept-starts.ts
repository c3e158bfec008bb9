import type { Token } from '../text/token.ts'

/** Words kept behind each; a language has fewer that are said every day. */
const MAX_KEPT = 2_000

/** What may begin where one word or number stands before others, told apart by what is glued to the word before it. */
export class KeptStarts {
  private readonly byGlue = Array.from({ length: 4 }, () => new Map<string, number>())

  /** The parts that may begin at a token before another, or before the end of the message. */
  of(token: Token, next: Token | undefined): number | undefined {
    return this.among(token, next).get(keyOf(next))
  }

  keep(token: Token, next: Token | undefined, starts: number): number {
    const kept = this.among(token, next)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(keyOf(next), starts)
    return starts
  }

  private among(token: Token, next: Token | undefined): Map<string, number> {
    const glue = (token.precededBySpace ? 0 : 1) + (next?.precededBySpace === false ? 2 : 0)
    return this.byGlue[glue] as Map<string, number>
  }
}

/** No word is empty: that is the end of the message. */
const keyOf = (next: Token | undefined): string => next?.raw ?? ''
