import type {
  PreparationOption,
  ReadTool,
  ToolInputSchema,
  WriteTool,
} from '@parco/agent/approvals'
import type {
  AlertSettings,
  ConversationId,
  IntentCall,
  JsonObject,
  JsonValue,
  Locale,
  MintId,
  RecalledMemory,
  Units,
  UserId,
  WriteVerb,
} from '@parco/protocol'
import type { Intent, IntentCatalogue } from '@parco/router'
import type { MigrationSource, Sql } from '@parco/store'
import type { Formatter } from '../format/formatter.ts'
import type { DomainForms } from '../forms/domain-forms.ts'
import type { Meaning } from '../meaning/meaning.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { FileReading } from './file-reading.ts'
import type {
  AgendaItem,
  BalancePart,
  DailySeries,
  DayFigure,
  LifeView,
  RecordEdit,
  StandingLine,
  Suggestion,
} from './life-view.ts'

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

/** A read tool with the sentence that answers the user. */
export interface DomainReadTool extends ReadTool<DomainContext, ToolInputSchema, JsonValue> {
  /** The whole answer, in the user's language. */
  reply(output: JsonValue, context: DomainContext): string
  /** Slots that code, forms and choices fill in: a model is not shown them. */
  readonly codeSlots?: readonly string[]
  /** What is told while it works: a key of the domain's texts. */
  readonly status?: string
  /** What of its output was remembered, each a card of the conversation. */
  memories?(output: JsonValue): readonly RecalledMemory[]
}

/** A write tool with the sentence that its receipt proves. */
export interface DomainWriteTool
  extends WriteTool<DomainContext, ToolInputSchema, JsonObject, JsonValue, DomainWriteContext> {
  /** Slots that code, forms and choices fill in: a model is not shown them. */
  readonly codeSlots?: readonly string[]
  /** What is told while it writes, or is prepared by a model: a key of the domain's texts. */
  readonly status?: string
  /** How its card words the question and the buttons. */
  readonly verb: WriteVerb
  /** The tables of its domain that it may write to; the ledger refuses every other. */
  readonly writes: readonly string[]
  /** The most that its input takes, where it takes more than what a person fills in: whole files. */
  readonly maxInputBytes?: number
  /**
   * The slots that the router read from a message as this user means them: numbers in their own units,
   * where it reads those without a unit as metric; the names of what they have. As they are, where
   * there is nothing to it.
   */
  fromWords?(
    slots: JsonObject,
    words: WordsRead,
    context: DomainContext,
  ): JsonObject | Promise<JsonObject>
  /** The slots as they are where a model proposes them, and not the user's words. */
  fromModel?(slots: JsonObject): JsonObject
  /**
   * The slots that a reply gives for what was asked, where it says nothing else; the router reads the
   * kinds of values that it knows, and this what only the domain knows: days of the week, "10 livros".
   */
  fromAnswer?(
    said: string,
    missing: readonly string[],
    context: DomainContext,
  ): JsonObject | undefined
  /**
   * What was written, in one line, in the user's language: also the receipt's summary. Lines behind it
   * say what the user should know of it.
   */
  reply(output: JsonValue, context: DomainContext): string
  /**
   * Another write that is surely meant where this one is refused: an expense when no bill of that
   * name is kept. It is proposed in its place; nothing when the refusal stands.
   */
  instead?(input: JsonObject, context: DomainContext): Promise<Instead | undefined>
}

/** What slots were read from, and the input that they go into where they correct one. */
export interface WordsRead {
  readonly text: string
  readonly into?: JsonObject
}

/** A write proposed in place of one that cannot be, and what to say about it. */
export interface Instead {
  readonly call: IntentCall
  /** Other writes that the same words ask for, each with a card of its own: the second of two hours. */
  readonly also?: readonly IntentCall[]
  readonly remark?: string
}

/**
 * How a request for what no tool carries out, or that misses something, may be one that a tool does: the message is read again
 * in slightly other words, and taken so only where both readings tell of the same.
 */
export interface StandIn {
  /** The write tool of the domain that stands in. */
  readonly intent: string
  /** The message as it would be that intent: with "no cartão" behind it. */
  words(said: string, context: DomainContext): string
  /** Whether the params of the second reading tell of what the first one asked for. */
  agrees(asked: JsonObject, read: JsonObject): boolean
  /** Said before the card, so that nobody takes it for what was asked. */
  remark?(read: JsonObject, context: DomainContext): string | undefined
}

/**
 * What a message means to this user that others mean differently: "li mais um livro" is a step towards
 * the goal of whoever has one that counts books. Asked with the slots of what was understood, before
 * anything is asked back; nothing where it stands as understood. What asks for nothing is understood as
 * `none`, with the `reason` why.
 */
export type Claim = (
  slots: JsonObject,
  words: WordsRead,
  context: DomainContext,
) => Promise<Instead | undefined>

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

/** One thing that a prompt remembers, and the card that shows its user that it does. */
export interface RecalledLine {
  readonly text: string
  readonly card: RecalledMemory
}

/** What a prompt holds of what the user told before this conversation. */
export interface Recalled {
  /** Who they are, in lines; the same for all conversations until it changes. */
  readonly profile: string
  /** What has to do with this message, the most fitting first. */
  readonly memories: readonly RecalledLine[]
}

/** A text whose meaning a domain searches by, and what it stands in. */
export interface MeantText {
  /** The domain's own name for what it is, such as `fact`. */
  readonly kind: string
  readonly ref: string
  readonly text: string
}

/** A text with the vector that an embedding model made of it. */
export interface TextVector extends MeantText {
  readonly vector: readonly number[]
}

/** How a domain comes by the vectors of its texts: they are made in the background, some at a time. */
export interface DomainVectors {
  /** Texts that have no vector of this model, at most `limit`, the most wanted first. */
  missing(context: DomainContext, model: string, limit: number): Promise<readonly MeantText[]>
  /** Keeps the vectors of those texts that still read as they did, and says how many these were. */
  keep(context: DomainContext, model: string, vectors: readonly TextVector[]): Promise<number>
}

/** Everything that a domain knows of its user, to read and to take along. */
export interface KnownDocument {
  /** In the user's language. */
  readonly markdown: string
  readonly json: JsonObject
}

/** A row as receipts name it in their changes. */
export interface RowReference {
  readonly table: string
  readonly id: string
}

/** Nested texts of one language; leaves are i18next templates. */
export interface ReplyCatalogue {
  readonly [key: string]: string | ReplyCatalogue
}

/** Something that will come to a user by itself, at its next moment. */
export interface Due {
  /** The id of the record that it comes from; the user's own where it comes from none. */
  readonly ref: string
  /** Which time of it: a moment by the clock (`2026-11-19T10:00`), and digits that tell it from others. */
  readonly occurrence: string
  readonly at: Date
}

/** What works out when something comes next, and what to say when it does. */
export interface DueContext extends DomainContext {
  readonly alerts: AlertSettings
  /**
   * From when on the next moment of a record counts: behind what was delivered, but what is overdue and
   * was not delivered yet counts still.
   */
  from(ref: string): Date
}

/** One kind of what comes to a user by itself. Each record has one next moment of it. */
export interface DueKind {
  /** Of all domains one has it: `reminder`. */
  readonly kind: string
  /** The prefix of the ids of its records; `usr` where it comes from none. */
  readonly prefix: string
  /** The tables whose rows may move it, those of its own domain. */
  readonly tables: readonly string[]
  /** Whether it waits for the end of quiet hours, as what has no hour of its own does. */
  readonly waits?: true
  /**
   * Whether it takes words out of the database. It then happens where nothing else is delivered too, and
   * copies of the database from before go with them.
   */
  readonly erases?: true
  /** The next moment of each record that has one. It is worked out anew whenever a row of `tables` changes. */
  next(context: DueContext): Promise<readonly Due[]>
  /** What to say of it now, in the user's language; nothing when there is nothing to say any more. */
  say(due: Due, context: DueContext): Promise<string | undefined>
}

/** A record of a domain on its day, the user's, as lists show it. */
export interface DomainRecord {
  readonly id: string
  /** One of the domain's `recordKinds`. */
  readonly kind: string
  readonly date: string
  readonly title: string
  /** `R$ 50,00`, `2 L`. */
  readonly display: string
  readonly edit?: RecordEdit
}

/** A move of money, as a spreadsheet lists it. */
export interface Transaction {
  readonly id: string
  /** One of the domain's `recordKinds`. */
  readonly kind: string
  /** The user's day, YYYY-MM-DD. */
  readonly date: string
  readonly name: string
  /** In the user's language. */
  readonly category?: string
  /** Hundredths of the currency; negative for what left. */
  readonly amountCents: number
  readonly currency: string
  /** In the user's language. */
  readonly paidBy?: string
  readonly card?: string
  readonly installments?: number
}

/**
 * One area of life, made by `defineDomain`. A domain is a folder: nothing outside it knows what is in
 * it. Intents and tools share their names: the intent `create_expense` calls the tool
 * `create_expense` with the intent's params as its input.
 */
export interface Domain {
  readonly name: string
  readonly tools: readonly DomainTool[]
  /** Where its tables are made; absent when it has none. */
  readonly migrations?: MigrationSource
  /** How its writes are filled in by hand; what is not named there is not asked for. */
  readonly forms?: DomainForms
  /** The tables that its writes may change, each with the prefix of its ids: `{ expenses: 'exp' }`. */
  readonly tables: Readonly<Record<string, string>>
  /** What `recordsOfDay` tells of. The replies name each under `record`. */
  readonly recordKinds: readonly string[]
  /** `record.area` is what the area of life is called: `Dinheiro`. */
  readonly replies: Readonly<Record<Locale, ReplyCatalogue>>
  /**
   * What people say, for a domain that is not shipped: the sentences of the shipped ones are found in
   * their folders, also of those without tools, and compiled beforehand.
   */
  sentences?(): readonly IntentCatalogue[]
  /** What the router knows of them besides, for those that need more than each slot under its name. */
  readonly intents?: readonly Intent[]
  /** What a model needs of it that talks about something it only touches. */
  readonly conversation?: {
    /** The areas of life, as the router names them, that its records are about: `finance`, `health`. */
    readonly areas: readonly string[]
    /** Intents that have no tool, and are answered from its records. */
    readonly intents?: readonly string[]
    /** The reads that tell how it stands. */
    readonly overview: readonly string[]
  }
  /** Names that the user already has, for the router: `{ bills: ['Luz'], expenses: { Padaria: 'food' } }`. */
  vocabulary?(context: DomainContext): Promise<Readonly<Record<string, JsonValue>>>
  /** What is recorded for a day of the user's (YYYY-MM-DD), newest first. */
  recordsOfDay?(context: DomainContext, day: string): Promise<readonly DomainRecord[]>
  /** What a day of the user's (YYYY-MM-DD) comes to, in few figures; nothing where it says nothing. */
  figuresOfDay?(context: DomainContext, day: string): Promise<readonly DayFigure[]>
  /** What a model should know of what the user told earlier: in general, and about these words. */
  recall?(context: DomainContext, words: string): Promise<Recalled>
  /** What of it is searched by meaning, where an embedding model is configured. */
  readonly vectors?: DomainVectors
  /** All that it knows of the user themselves, as a document. */
  knownDocument?(context: DomainContext): Promise<KnownDocument>
  /**
   * What can be followed from day to day, both days included (YYYY-MM-DD): for trends, and for what
   * goes together.
   */
  dailySeries?(context: DomainContext, from: string, until: string): Promise<readonly DailySeries[]>
  /** What the balance of a life rests on, as of a day (YYYY-MM-DD). */
  balanceParts?(context: DomainContext, until: string): Promise<readonly BalancePart[]>
  /** Every move of money among its records, in any order. */
  transactions?(context: DomainContext): Promise<readonly Transaction[]>
  /**
   * What a file of another program holds that a write of it could take in. Nothing is written.
   * @throws bad-request, in the user's language, for a file that it cannot read.
   */
  readFile?(bytes: Uint8Array, context: DomainContext): Promise<FileReading>
  /** What of it has its day among these of the user's, both included (YYYY-MM-DD), for the agenda. */
  agendaOf?(context: DomainContext, from: string, until: string): Promise<readonly AgendaItem[]>
  /**
   * What of it other calendars are told: all that comes again, and what has its day between these
   * (YYYY-MM-DD).
   */
  calendarOf?(
    context: DomainContext,
    days: { readonly from: string; readonly until: string },
  ): Promise<readonly CalendarEntry[]>
  /** What else a summary of a day (YYYY-MM-DD) says of it, each a line: what is overdue, its habits. */
  dayNotes?(context: DomainContext, day: string): Promise<readonly string[]>
  /**
   * How it goes over these days of the user's, both included (YYYY-MM-DD): few lines with figures that
   * code worked out, the most telling first.
   */
  standing?(context: DomainContext, from: string, until: string): Promise<readonly StandingLine[]>
  /** What may be worth doing now, by rules over its records; nothing where nothing is. */
  suggestions?(context: DomainContext): Promise<readonly Suggestion[]>
  /** What of it comes to its user by itself. */
  readonly dues?: readonly DueKind[]
  /** What its tools can do for intents that nothing carries out or that miss something, by those intents. */
  readonly standIns?: Readonly<Record<string, StandIn>>
  /** What it claims of messages understood as these intents, also of other domains. */
  readonly claims?: Readonly<Record<string, Claim>>
  /**
   * The row that the params of an `undo` name (`expenseRef`, `entryRef`), whose receipt is then the
   * one to undo; `undefined` when they name nothing of this domain.
   */
  resolveUndo?(
    params: JsonObject,
    context: DomainContext,
  ): Promise<Resolution<RowReference> | undefined>
}
