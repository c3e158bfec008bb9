/** What kind of account a statement is of: on a card's, money spent may stand without a sign. */
export type StatementKind = 'account' | 'card'

/** One movement as the bank tells it. */
export interface StatementLine {
  /** Where it stands in the file, from 1: the line of a table, the place in a list. */
  readonly line: number
  /** YYYY-MM-DD. */
  readonly date: string
  readonly name: string
  /** Hundredths; negative for what left. */
  readonly cents: number
  /** ISO 4217; absent where the file does not say it. */
  readonly currency?: string
  /** What the file calls the kind of spending, where it does. */
  readonly category?: string
}

/** Why a line could not be read. */
export type LineProblem = 'bad-date' | 'bad-amount' | 'no-name'

/** A line that could not be read, as it stands in the file. */
export interface UnreadLine {
  readonly line: number
  readonly text: string
  readonly problem: LineProblem
}

/** What a statement says. */
export interface Statement {
  readonly format: 'CSV' | 'OFX'
  readonly kind: StatementKind
  readonly lines: readonly StatementLine[]
  readonly unread: readonly UnreadLine[]
}

/** Why a file as a whole is no statement that can be read. */
export type StatementRefusal = 'empty' | 'no-columns' | 'no-lines' | 'damaged'

/** What came of reading a file. */
export type StatementReading = Statement | { readonly refusal: StatementRefusal }
