import type { JsonObject } from '@parco/protocol'

/** What every domain tells of a life, each in its own words. */
export interface LifeView {
  /** Both days included, as YYYY-MM-DD. */
  dailySeries(from: string, until: string): Promise<readonly DailySeries[]>
  /** As of a day. */
  balanceParts(until: string): Promise<readonly BalancePart[]>
  /** What has its day among these, both included, as YYYY-MM-DD; in no order. */
  agenda(from: string, until: string): Promise<readonly AgendaItem[]>
  /** What else is to be known of a day (YYYY-MM-DD), each a line: what is overdue, its habits. */
  dayNotes(day: string): Promise<readonly string[]>
  /** How it goes in each area over these days, both included, as YYYY-MM-DD. */
  standing(from: string, until: string): Promise<readonly StandingLine[]>
  /** What is known of whoever is called by one of these words, each a line. */
  tellsOf(names: readonly string[]): Promise<readonly string[]>
  /** What may be worth doing now, the most worth first. */
  suggestions(): Promise<readonly Suggestion[]>
}

/** Something that may be worth doing, from a rule over records. */
export type Suggestion = {
  /** Of all domains one has it: `goal-behind`. Who does not want it is not told of its kind again. */
  readonly kind: string
  /** A whole sentence in the user's language, which leaves it to them. */
  readonly text: string
}

/** One thing that is told of how it goes. */
export type StandingLine = {
  /** An area of life, as the router names them: `health`. */
  readonly area: string
  /** A whole line in the user's language, with its figures. */
  readonly text: string
  /** Whether it only says that there is too little to tell. */
  readonly isLacking?: true
}

/** Something that has its day: an event, a bill that is due, a birthday. */
export type AgendaItem = {
  /** The id of the record that it comes from, by which it is changed. */
  readonly ref: string
  /** What it is, for code: `event`, `bill`. */
  readonly type: string
  /** The user's, YYYY-MM-DD. */
  readonly day: string
  /** HH:MM by the user's clock; absent where it has no hour. */
  readonly from?: string
  readonly until?: string
  readonly title: string
  /** `R$ 80,00`, `Rua A, 10`. */
  readonly detail?: string
  /** What it is, within a sentence, unless its title says so: `conta`, `lembrete`. */
  readonly kind?: string
  /** Of what comes again, how: `todo dia`. Long lists tell it once. */
  readonly rhythm?: string
  /** Paid, ticked off. */
  readonly isDone?: boolean
  /** Of what is ticked off or paid: this is the one that is next, or late. */
  readonly isOpen?: boolean
  /** Of what is paid in parts: what is still to come, as a form takes it. */
  readonly leftAmount?: number
  readonly edit?: RecordEdit
}

/** How a record is put right by hand: by which writes of its domain, and with what a form of them begins. */
export type RecordEdit = {
  /** What says which record it is, as both writes take it. */
  readonly reference: JsonObject
  /** The write that changes it, and what its slots hold now, in the order of a form. */
  readonly change?: { readonly tool: string; readonly values: JsonObject }
  /** The write that takes it away. */
  readonly remove?: { readonly tool: string; readonly verb: 'delete' | 'cancel' | 'unmark' }
  /** What its amounts are in: ISO 4217. */
  readonly currency?: string
  /** What its other numbers are in: `kg`. */
  readonly unit?: string
}

/** How a day went in one thing, as pages show it: what left, water against its target, habits done. */
export interface DayFigure {
  /** Of its domain one has it: `water`. */
  readonly key: string
  /** `Água`. */
  readonly name: string
  /** `1,5 de 2,5 L`. */
  readonly display: string
  /** How much of a target is reached, 1 being all of it; absent where there is none. */
  readonly share?: number
}

/** One value on one day, YYYY-MM-DD. */
export type DayValue = {
  readonly day: string
  readonly value: number
}

/** What the values of a series are in. A mark is 1 on days when something was done, else 0. */
export type SeriesUnit =
  | { readonly kind: 'measure'; readonly unit: string }
  /** `one` is what a single one is called, where that is another word. */
  | { readonly kind: 'quantity'; readonly unit: string; readonly one?: string }
  | { readonly kind: 'money'; readonly currency: string }
  | { readonly kind: 'mark' }

/** Something that is followed from day to day, with the words that tell of it. */
export interface DailySeries {
  /** What intents call it (`sleep`), or a name that no other series has. */
  readonly key: string
  /** `Sono`. */
  readonly name: string
  /** What else it is called, in any language. */
  readonly alike?: readonly string[]
  readonly unit: SeriesUnit
  /** At most one value a day, oldest first; a day of which nothing is known has none. */
  readonly days: readonly DayValue[]
  /** A change over a window below this share of its average is none worth telling. */
  readonly relevantChange: number
  /** What is done is told before what is felt: on days of more sleep, the mood. */
  readonly role: 'deed' | 'state'
  /** Within a sentence: `seu sono`. */
  readonly own: string
  /** The days that have more of it: `Nos dias em que você dormiu mais`. */
  readonly onMore: string
  /** Of what people record when they do it: beside other things, whether it was done says most. */
  readonly done?: DoneDays
}

/** The days of a deed, some of which may have no value; all others since the first were without it. */
export interface DoneDays {
  readonly days: ReadonlySet<string>
  /** The first of them, and the last that is over. */
  readonly from: string
  readonly until: string
  /** `Nos dias com exercício`. */
  readonly on: string
}

/** How one thing goes that an area of life is made of, over the four weeks up to a day. */
export interface BalancePart {
  /** As the router names areas: `health`. */
  readonly area: string
  readonly key: string
  /** `Sono`. */
  readonly name: string
  /** From 0 to 1; null where too little is recorded to tell. */
  readonly score: number | null
  /** How much of the time it rests on, from 0 to 1. */
  readonly coverage: number
  /** Where there is no score: after how many days more there may be one. */
  readonly daysMissing?: number
}
