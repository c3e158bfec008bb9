import type {
  PreparationOption,
  ReadTool,
  ToolInputSchema,
  WriteTool,
} from '@parco/agent/approvals'
import type { ConversationId, JsonObject, JsonValue, Locale, MintId, UserId } from '@parco/protocol'
import type { MigrationSource, Sql } from '@parco/store'
import type { Formatter } from '../format/formatter.ts'
import type { RecordView } from '../parco.ts'

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
  readonly now: Date
  /** The user's day, YYYY-MM-DD. */
  readonly today: string
  readonly sql: Sql
  readonly text: Text
  readonly format: Formatter
}

/** Writes rows and records each one as it was before and is after, which is what `undo` consumes. */
export interface ChangeLedger {
  /** `row` in column names of the database; `id` is prefixed. Returns the stored row. */
  insert(table: string, row: JsonObject & { readonly id: string }): Promise<JsonObject>
  /** @throws ParcoError `not-found` when the row is not there. */
  update(table: string, id: string, changes: JsonObject): Promise<JsonObject>
  /** @throws ParcoError `not-found` when the row is not there. */
  delete(table: string, id: string): Promise<JsonObject>
}

export interface DomainWriteContext extends DomainContext {
  readonly mint: MintId
  readonly ledger: ChangeLedger
}

/** A read tool with the sentence that answers the user. */
export interface DomainReadTool extends ReadTool<DomainContext, ToolInputSchema, JsonValue> {
  /** The whole answer, in the user's language. */
  reply(output: JsonValue, context: DomainContext): string
}

/** A write tool with the sentence that its receipt proves. */
export interface DomainWriteTool
  extends WriteTool<DomainContext, ToolInputSchema, JsonObject, JsonValue, DomainWriteContext> {
  /** What was written, in one line, in the user's language: also the receipt's summary. */
  reply(output: JsonValue, context: DomainContext): string
}

export type DomainTool = DomainReadTool | DomainWriteTool

/** What a reference in the user's words means, such as `expenseRef` or `entryRef`. */
export type Resolution<Row> =
  | { readonly status: 'found'; readonly row: Row }
  | {
      readonly status: 'question'
      readonly missing: readonly string[]
      readonly question: string
      readonly options: readonly PreparationOption[]
    }
  | { readonly status: 'refused'; readonly explanation: string }

/** A row as receipts name it in their changes. */
export interface RowReference {
  readonly table: string
  readonly id: string
}

/** Nested texts of one language; leaves are i18next templates. */
export interface ReplyCatalogue {
  readonly [key: string]: string | ReplyCatalogue
}

/**
 * One area of life. A domain is a folder; `openParco` lists the folders and touches nothing else.
 * Intents and tools share their names: the intent `create_expense` calls the tool `create_expense`
 * with the intent's params as its input.
 */
export interface Domain {
  readonly name: string
  readonly tools: readonly DomainTool[]
  readonly migrations: MigrationSource
  /** The tables that its writes may change; the ledger refuses every other. */
  readonly tables: readonly string[]
  readonly replies: Readonly<Record<Locale, ReplyCatalogue>>
  /** Names that the user already has, for the router: `{ bills: ['Luz'], expenses: { Padaria: 'food' } }`. */
  vocabulary?(context: DomainContext): Promise<Readonly<Record<string, JsonValue>>>
  /** What is recorded for a day of the user's (YYYY-MM-DD), newest first, without receipt ids. */
  recordsOfDay?(context: DomainContext, day: string): Promise<readonly RecordView[]>
  /**
   * The row that the params of an `undo` name (`expenseRef`, `entryRef`), whose receipt is then the
   * one to undo; `undefined` when they name nothing of this domain.
   */
  resolveUndo?(
    params: JsonObject,
    context: DomainContext,
  ): Promise<Resolution<RowReference> | undefined>
}
