import type { TokenKind } from './token-kind.ts'
import type { WordRecord } from './word-record.ts'

/** One piece of a message, with its place in the original text. */
export interface Token {
  /** The characters as written. */
  readonly raw: string
  /** `raw` in lower case, without accents and with compatible forms unified: what rules compare. */
  readonly folded: string
  /** The plain word (or words) a chat abbreviation or dictation variant stands for, folded; absent otherwise. */
  readonly alias?: string | undefined
  /** Offset of the first code unit in the original text. */
  readonly start: number
  /** Offset after the last code unit in the original text. */
  readonly end: number
  readonly kind: TokenKind
  /** Whether white space (or the start of the text) stands before it. */
  readonly precededBySpace: boolean
  /** What is known of its word by itself. */
  readonly record: WordRecord
}

/** The word a rule should compare: the alias when there is one, the folded text otherwise. */
export function wordOf(token: Token): string {
  return token.alias ?? token.folded
}
