import { createHmac } from 'node:crypto'
import type { FeedEntryState } from '@parco/store'
import type { CalendarEntry } from '../domains/calendar-entry.ts'
import { type EntryRevision, entryLines, uidOf } from './icalendar/entry-lines.ts'

/** Entries with what calendars are to know of their changes, and what is to be noted of it. */
export interface Revised {
  readonly entries: readonly { readonly entry: CalendarEntry; readonly revision: EntryRevision }[]
  readonly changed: readonly FeedEntryState[]
  readonly gone: readonly string[]
}

/** Holds what an entry says against what it last said; the number is counted up where that differs. */
export function reviseEntries(
  entries: readonly CalendarEntry[],
  told: readonly FeedEntryState[],
  { now, secret }: { readonly now: Date; readonly secret: string },
): Revised {
  const before = new Map(told.map((state) => [state.uid, state]))
  const states = entries.map((entry) => {
    const uid = uidOf(entry)
    const fingerprint = fingerprintOf(entry, secret)
    const known = before.get(uid)
    if (known?.fingerprint === fingerprint) return known
    return { uid, fingerprint, sequence: known ? known.sequence + 1 : 0, changedAt: now }
  })
  const kept = new Set(states.map(({ uid }) => uid))
  return {
    entries: entries.map((entry, index) => ({ entry, revision: states[index] as FeedEntryState })),
    changed: states.filter((state) => before.get(state.uid) !== state),
    gone: told.map(({ uid }) => uid).filter((uid) => !kept.has(uid)),
  }
}

const UNCHANGED = { sequence: 0, changedAt: new Date(0) }

/** Keyed, so that nobody who reads the database learns from it what was written. */
function fingerprintOf(entry: CalendarEntry, secret: string): string {
  const lines = entryLines(entry, UNCHANGED).join('\n')
  return createHmac('sha256', secret).update(lines).digest('base64url')
}
