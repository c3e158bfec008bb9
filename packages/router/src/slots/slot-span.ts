import type { Locale } from '../text/locale.ts'

/** What a scanner needs to know of the user; the clock and the zone are always given, never read. */
export interface SlotContext {
  readonly locale: Locale
  readonly now: Date
  /** IANA name, such as `America/Sao_Paulo`. */
  readonly timeZone: string
}

/** Whether what is said lies behind or ahead; the caller knows from the verb, the scanner does not. */
export type Direction = 'past' | 'future' | 'unspecified'

/** An amount of money as said: `amount` is decimal with at most two places, never converted. */
export interface Money {
  readonly amount: number
  /** ISO 4217; the user's default (BRL) when nothing was said. */
  readonly currency: string
  /** Whether a currency was said at all; a bare "50" that may be money says none. */
  readonly isCurrencySaid: boolean
}

/** What a quantity measures, each with its one canonical unit. */
export type Dimension = 'mass' | 'volume' | 'duration' | 'distance'

/** The canonical unit of each dimension. */
export type CanonicalUnit = 'kg' | 'ml' | 'min' | 'km'

/** A measured quantity in its canonical unit (kg and km to 2 decimals, ml and min whole). */
export interface Quantity {
  readonly dimension: Dimension
  readonly unit: CanonicalUnit
  readonly value: number
  /** For a duration only: the same in hours, to 2 decimals. */
  readonly hours?: number
  /** The number and the unit as said, before conversion: 2 of `glass`, 180 of `lb`. */
  readonly said: { readonly amount: number; readonly unit: string }
}

/** A blood pressure in mmHg; "12 por 8" is 120 and 80. */
export interface BloodPressure {
  readonly systolic: number
  readonly diastolic: number
}

/** A mark on a scale: "7/10", "nota 7" (out of 10). A value beyond the scale is marked invalid. */
export interface Score {
  readonly value: number
  readonly outOf: number
}

/** A part of the day said with a date: "ontem à noite". */
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** A calendar day (`YYYY-MM-DD`) under each reading of the sentence's direction. */
export interface CalendarDate {
  /** How it was said; `relative` and `full` read the same in every direction. */
  readonly said: 'relative' | 'weekday' | 'day-of-month' | 'month-day' | 'full'
  readonly past: string
  readonly future: string
  /** When nothing tells the direction: the one that needs no assumption, else the past one. */
  readonly unspecified: string
  /** `MM-DD` when a month and a day were said, with or without a year. */
  readonly monthDay?: string
  /** The day alone, when that is all that was said ("dia 22"). */
  readonly dayOfMonth?: number
  readonly dayPart?: DayPart
}

/** A stretch of calendar days, both ends included. */
export interface DateRange {
  readonly startDate: string
  readonly endDate: string
}

/** A stretch of time asked about or aimed at, under each reading of the direction. */
export interface Period {
  readonly granularity:
    | 'days'
    | 'week'
    | 'weekend'
    | 'month'
    | 'quarter'
    | 'semester'
    | 'year'
    | 'range'
  readonly past: DateRange
  readonly future: DateRange
  readonly unspecified: DateRange
  /** For "last 15 days" and the like: the number of days. */
  readonly days?: number
  /** Where it lies from today: `current`, `previous` and `next` when said relative to today. */
  readonly relation?: 'current' | 'previous' | 'next'
}

/** A clock time, taken literally: "às 3" is 03:00 and not exact. */
export interface ClockTime {
  /** `HH:MM`. */
  readonly time: string
  /**
   * Whether the words fix the half of the day ("9h", "15:00", "da noite", "pm"). When false the time
   * may be twelve hours later, and only the matter decides: nobody meets at three in the morning.
   */
  readonly isExact: boolean
}

/** From one clock time to another, across midnight when the end is not later. */
export interface TimeRange {
  readonly start: string
  readonly end: string
  readonly minutes: number
}

/**
 * A date with a clock time, as ISO instants with the zone's offset. An hour said without its half of
 * the day is placed as people plan: 1 to 5 after noon, 6 to 11 before; 6, 7 and 8 stay `ambiguous`.
 */
export interface Moment {
  readonly past: string
  readonly future: string
  readonly unspecified: string
  readonly time: string
}

/** How often something repeats. `weekdays` are 1 (Monday) to 7 (Sunday). */
export interface Recurrence {
  readonly pattern: 'daily' | 'weekly' | 'monthly' | 'yearly' | 'weekdays' | 'weekends'
  readonly weekdays?: readonly number[]
  readonly dayOfMonth?: number
}

/** The ways to pay that the records know. */
export type PaymentMethod = 'pix' | 'credit_card' | 'debit_card' | 'cash' | 'boleto'

/** The value each type of slot carries. */
export interface SlotValues {
  number: number
  /** A rank, counted from 1: "o segundo", "3rd". */
  ordinal: number
  money: Money
  quantity: Quantity
  bloodPressure: BloodPressure
  score: Score
  /** 12.5 for "12,5%". */
  percent: number
  date: CalendarDate
  period: Period
  time: ClockTime
  timeRange: TimeRange
  moment: Moment
  /** Day of the month, 1-31. */
  dueDay: number
  /** Number of instalments, from "10x", "em 3 vezes", "12 installments". */
  installments: number
  recurrence: Recurrence
  paymentMethod: PaymentMethod
  /** ISO 4217, of a currency said without an amount: a value in a reply only, and scanned for there. */
  currency: string
}

/** The name of a slot's type. */
export type SlotType = keyof SlotValues

/** Why a span that looks like a slot has no usable value; the router asks instead of guessing. */
export type SlotProblem =
  | 'malformed-number'
  | 'negative-amount'
  | 'zero-amount'
  | 'amount-too-large'
  /** "50 e poucos": a lower bound, not an amount. */
  | 'inexact-amount'
  | 'impossible-date'
  | 'impossible-time'
  | 'out-of-range'
  /** "uma garrafa": a measure whose size is not fixed. */
  | 'unknown-size'

/** One reading of a stretch of tokens as a slot. */
export interface SlotSpanOf<Type extends SlotType> {
  readonly type: Type
  /** Index of the first token. */
  readonly from: number
  /** Index after the last token. */
  readonly to: number
  readonly value: SlotValues[Type]
  /** The words, from the folded tokens, for messages and traces. */
  readonly text: string
  /** Other values the same words may mean, the likelier first; absent when there is one reading. */
  readonly ambiguous?: readonly SlotValues[Type][]
  /** The speaker said it is not exact: "uns 200", "50 e poucos", "about 30". */
  readonly isApproximate?: true
  /** Set when the words cannot be that slot's value; `value` is then not to be used. */
  readonly invalid?: SlotProblem
}

/** A span of any type, discriminated on `type`. */
export type SlotSpan = { [Type in SlotType]: SlotSpanOf<Type> }[SlotType]
