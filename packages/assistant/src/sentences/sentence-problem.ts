/** Something in a file of sentences that its author must change. */
export interface SentenceProblem {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** What was expected, what came, and what to do, in English. */
  readonly message: string
}
