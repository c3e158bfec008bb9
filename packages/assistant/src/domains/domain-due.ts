import type { AlertSettings } from '@parco/protocol'
import type { DomainContext } from './domain-context.ts'

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
