import { setTimeout as sleep } from 'node:timers/promises'
import { isParcoError } from '@parco/protocol'

/** A conversation in another terminal holds the data until its user ends it. */
const CHAT_PATIENCE_MS = 10_000
/** Any other command ends by itself; the very first one creates the database before it does. */
const PATIENCE_MS = 60_000
/** A server that starts for the first time creates the database and builds the page before it answers. */
const STARTING_PATIENCE_MS = 180_000
const POLL_MS = 200
/** Who waits longer than this is told why. */
const QUIET_MS = 1500

/** What waiting needs: a clock and a pause, which tests have of their own. */
export interface Waiting {
  readonly now: () => number
  readonly pause: (ms: number) => Promise<unknown>
  /** Told once, where whoever holds the data is just starting. */
  readonly onStarting?: (() => void) | undefined
}

const REAL: Waiting = { now: () => Date.now(), pause: sleep }

/**
 * Opens the data as soon as whoever holds it lets go, or answers for it: a short command soon ends, and
 * a server that starts has time until it answers. @throws store-locked when that lasts too long.
 */
export async function whenFree<Opened>(
  open: () => Promise<Opened>,
  { now, pause, onStarting }: Waiting = REAL,
): Promise<Opened> {
  const since = now()
  let isTold = false
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (!isParcoError(error, 'store-locked')) throw error
      const holder = String(error.data.command)
      const isStarting = STARTING.test(holder)
      const waitedMs = now() - since
      if (waitedMs > patienceWith(holder)) throw error
      if (isStarting && !isTold && waitedMs >= QUIET_MS) {
        onStarting?.()
        isTold = true
      }
      await pause(POLL_MS)
    }
  }
}

/** The commands that hold the data and are to answer for it, or end once it is created. */
const STARTING = /(?:^|[\s/])(?:serve|prepare-data\.ts)(?:\s|$)/

const CHAT = /parco(?:\.js)?(?: --lang \S+)?(?: chat)?$/

function patienceWith(holder: string): number {
  if (STARTING.test(holder)) return STARTING_PATIENCE_MS
  return CHAT.test(holder) ? CHAT_PATIENCE_MS : PATIENCE_MS
}

/** Waits by the clock of the machine. */
export const waitingFor = (onStarting?: () => void): Waiting => ({ ...REAL, onStarting })
