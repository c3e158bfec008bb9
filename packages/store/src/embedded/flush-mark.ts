import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol'
import type { ClientBase } from 'pg'

/** Beside PostgreSQL's own files, so that it goes wherever they go. */
export const FLUSH_MARK_FILE = 'parco_flushed'

/** A place in the WAL, as PostgreSQL writes it (`0/18B2BD0`), always as long. */
const PLACE = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})\s*$/
const LENGTH = 17

/**
 * Remembers how far the WAL was flushed, which PostgreSQL does not: it takes the first record that it
 * cannot read for the end of the log, also when acknowledged commits stood behind it. The note is not
 * synced itself: after a power cut it may be older than the log, and never newer.
 */
export class FlushMark {
  readonly #file: number

  constructor(directory: string) {
    const flags = constants.O_RDWR | constants.O_CREAT
    this.#file = openSync(join(directory, FLUSH_MARK_FILE), flags, 0o600)
  }

  /** Must be called after that place has reached the disk; never throws. */
  note(place: string): void {
    try {
      writeSync(this.#file, place.padEnd(LENGTH), 0)
    } catch {
      // What was flushed is safe without the note.
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** How far the WAL was flushed at least; nothing where nobody noted it, or the note is none. */
export function readFlushMark(directory: string): string | undefined {
  try {
    const text = readFileSync(join(directory, FLUSH_MARK_FILE), 'latin1').trim()
    return PLACE.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Looks, right after a database was opened, whether its WAL reached as far as it had been flushed.
 *
 * @throws store-corrupt once when it did not; the next time goes on with what is left.
 */
export async function assertLogIsWhole(client: ClientBase, directory: string): Promise<void> {
  const saved = readFlushMark(directory)
  if (saved === undefined) return
  // Where the log was found to end: opening, like closing, begins with a checkpoint behind it.
  const { rows } = await client.query<{ place: string }>(
    'select checkpoint_lsn as place from pg_control_checkpoint()',
  )
  const found = rows[0]?.place ?? saved
  if (!isBefore(found, saved)) return
  const mark = new FlushMark(directory)
  mark.note(found)
  mark.close()
  throw new ParcoError(
    'store-corrupt',
    `The end of the log in ${join(directory, 'pg_wal')} is missing, and with it what was saved last. Restore the newest snapshot: parco restore. Or start again to go on with what is left.`,
    { data: { found, saved } },
  )
}

/** Says whether one place in the WAL comes before another. */
export function isBefore(place: string, other: string): boolean {
  return toNumber(place) < toNumber(other)
}

function toNumber(place: string): bigint {
  const [, high = '0', low = '0'] = PLACE.exec(place) ?? []
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
