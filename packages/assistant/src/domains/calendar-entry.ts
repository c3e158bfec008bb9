import type { FeedContent } from '@parco/protocol'

/** How an entry comes again, as the agenda has it: a month that lacks `monthDay` has its last day. */
export interface CalendarRule {
  readonly freq: 'daily' | 'weekly' | 'monthly' | 'yearly'
  readonly interval: number
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekdays?: readonly number[]
  readonly monthDay?: number
  /** The so many of the weekdays of a month, the last for -1. */
  readonly nth?: number
  /** YYYY-MM-DD, the last day. */
  readonly until?: string
}

/** When something takes place, by the clock of its zone (YYYY-MM-DDTHH:MM). */
export interface CalendarStretch {
  readonly startsLocal: string
  /** Not any more a part of it: of what lasts all day, midnight after its last day. */
  readonly endsLocal: string | null
}

/** Something that has its day or its hour, as other calendars are told of it. */
export interface CalendarEntry extends CalendarStretch {
  /** The same for as long as it is the same thing, among all of its user's: the id of its record. */
  readonly key: string
  readonly content: FeedContent
  readonly title: string
  readonly place?: string
  readonly notes?: string
  readonly zone: string
  readonly allDay: boolean
  /** Whether nothing else can be done meanwhile. */
  readonly isBusy: boolean
  /** Whether it is to ring at its moment. */
  readonly rings: boolean
  readonly rule?: CalendarRule
  /** Occurrences of the rule, by the moments that it gives, which are elsewhere, or nowhere. */
  readonly exceptions?: readonly {
    readonly occurrence: string
    readonly to: CalendarStretch | null
  }[]
}
