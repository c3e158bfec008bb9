import type { ConversationId, JsonObject, Locale, MintId, Units, UserId } from '@parco/protocol'
import type { Sql } from '@parco/store'
import type { Formatter } from '../format/formatter.ts'
import type { Meaning } from '../meaning/meaning.ts'
import type { LifeView } from './life-view.ts'

/** Renders an entry of the domain's replies in the user's language. */
export type Text = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** What every tool of a domain gets: whose data, when, in which language, and the open transaction. */
export interface DomainContext {
  readonly userId: UserId
  readonly conversationId: ConversationId
  readonly locale: Locale
  /** IANA zone; days and months are the user's. */
  readonly timeZone: string
  /** ISO 4217 code of the currency that is meant when none is said. */
  readonly currency: string
  /** What a number without a unit is in; what is kept is metric. */
  readonly units: Units
  readonly now: Date
  /** The user's day, YYYY-MM-DD. */
  readonly today: string
  readonly sql: Sql
  readonly text: Text
  readonly format: Formatter
  /** What all domains tell, for the few tools that look across them. */
  readonly life: LifeView
  /** The answer goes on paper: lists are told whole. */
  readonly isPrinted?: true
  /** What questions mean; absent where nobody asks any. */
  readonly meaning?: Meaning
}

/** Writes rows and records each one as it was before and is after, which is what `undo` consumes. */
export interface ChangeLedger {
  /** `row` in column names of the database; `id` is prefixed. Returns the stored row. */
  insert(table: string, row: JsonObject & { readonly id: string }): Promise<JsonObject>
  /** Many rows of one table, which all have the same columns: the lines of a file. */
  insertAll(table: string, rows: readonly (JsonObject & { readonly id: string })[]): Promise<void>
  /** @throws ParcoError `not-found` when the row is not there. */
  update(table: string, id: string, changes: JsonObject): Promise<JsonObject>
  /** @throws ParcoError `not-found` when the row is not there. */
  delete(table: string, id: string): Promise<JsonObject>
}

export interface DomainWriteContext extends DomainContext {
  readonly mint: MintId
  readonly ledger: ChangeLedger
}
