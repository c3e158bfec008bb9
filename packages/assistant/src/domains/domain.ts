import type { IntentCall, JsonObject, JsonValue, Locale } from '@parco/protocol'
import type { Intent, IntentCatalogue } from '@parco/router'
import type { MigrationSource } from '@parco/store'
import type { DomainForms } from '../forms/domain-forms.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { DomainContext } from './domain-context.ts'
import type { DueKind } from './domain-due.ts'
import type { DomainVectors, KnownDocument, Recalled } from './domain-memory.ts'
import type { Claim, DomainTool, Resolution, StandIn } from './domain-tool.ts'
import type { FileReading } from './file-reading.ts'
import type {
  AgendaItem,
  BalancePart,
  DailySeries,
  DayFigure,
  RecordEdit,
  StandingLine,
  Suggestion,
} from './life-view.ts'

/** A row as receipts name it in their changes. */
export interface RowReference {
  readonly table: string
  readonly id: string
}

/** Nested texts of one language; leaves are i18next templates. */
export interface ReplyCatalogue {
  readonly [key: string]: string | ReplyCatalogue
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
  /** What it knows of whoever is called by one of these words, each a line without a mark before it. */
  tellsOf?(context: DomainContext, names: readonly string[]): Promise<readonly string[]>
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
  /** The seven days up to one (YYYY-MM-DD) in sums, each a line; for a week of many records. */
  weekInShort?(context: DomainContext, until: string): Promise<readonly string[]>
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
  /** Whom a call of one of its tools is about, as the user calls them: whom "ela" means in what follows. */
  personOf?(call: IntentCall, context: DomainContext): Promise<string | undefined>
  /** The read that tells what is left of what a call was about: of water that was noted, its target. */
  leftOf?(call: IntentCall, context: DomainContext): Promise<IntentCall | undefined>
  /**
   * The row that the params of an `undo` name (`expenseRef`, `entryRef`), whose receipt is then the
   * one to undo; `undefined` when they name nothing of this domain.
   */
  resolveUndo?(
    params: JsonObject,
    context: DomainContext,
  ): Promise<Resolution<RowReference> | undefined>
}
