import { localOf } from '../../domains/internal/local-time.ts'

/** One time that the clocks of a zone were or will be set. */
export interface ClockChange {
  readonly at: Date
  /** What the clocks showed at that instant, as before: YYYY-MM-DDTHH:MM. */
  readonly local: string
  /** Minutes ahead of UTC, before and after. */
  readonly from: number
  readonly to: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Clocks that are set twice within such a time, as in Morocco around Ramadan, are seen both times. */
const STEP_MS = 7 * DAY_MS

/** How far the clocks of a zone are ahead of UTC, in minutes. */
export function offsetAt(instant: Date, zone: string): number {
  const minute = Math.floor(instant.getTime() / MINUTE_MS)
  return Date.parse(`${localOf(instant, zone)}:00Z`) / MINUTE_MS - minute
}

/** When the clocks of a zone are set, in order. */
export function clockChanges(zone: string, first: Date, last: Date): ClockChange[] {
  const changes: ClockChange[] = []
  let low = first.getTime()
  let before = offsetAt(first, zone)
  while (low < last.getTime()) {
    const high = low + STEP_MS
    const after = offsetAt(new Date(high), zone)
    if (after !== before) changes.push(findChange(zone, low, high))
    before = after
    low = high
  }
  return changes
}

/** To the minute, as zones have had it for longer than anybody kept an agenda here. */
function findChange(zone: string, low: number, high: number): ClockChange {
  const from = offsetAt(new Date(low), zone)
  let [before, after] = [low, high]
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(new Date(middle), zone) === from) before = middle
    else after = middle
  }
  const at = new Date(Math.ceil(after / MINUTE_MS) * MINUTE_MS)
  const local = new Date(at.getTime() + from * MINUTE_MS).toISOString().slice(0, 16)
  return { at, local, from, to: offsetAt(at, zone) }
}
