import type { DataPlace } from './worker-protocol.ts'

/** Small, because everything runs on one person's machine and the data fits. */
const MEMORY = ['shared_buffers=16MB', 'work_mem=4MB', 'maintenance_work_mem=16MB']

/**
 * Plans are kept for as long as the database is open, so one that was made while a table was nearly
 * empty must still be right when it is full.
 */
const PLANS = ['enable_seqscan=off', 'jit=off']

/** `fdatasync` does nothing in PGlite's file system, so the WAL is synced with `fsync`. */
const DURABLE = ['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on']

/** A commit does not wait by itself: the engine flushes for several at once, and waits for that. */
const GROUPED = ['synchronous_commit=off']

/**
 * Recycled WAL files would keep the folder large. A new one is not filled with zeros first, for which
 * Emscripten copies its 16 MB; on ext4 commits that a sync follows take no longer without.
 */
const WAL = ['max_wal_size=96MB', 'min_wal_size=32MB', 'wal_compression=off', 'wal_init_zero=off']

/**
 * PostgreSQL's command line: PGlite's own, where `-F` turns syncing off, made durable for a folder.
 */
export function startParameters(
  defaults: readonly string[],
  placeType: DataPlace['type'],
): string[] {
  const settings =
    placeType === 'memory'
      ? [...MEMORY, ...PLANS]
      : [...MEMORY, ...PLANS, ...DURABLE, ...GROUPED, ...WAL]
  const kept =
    placeType === 'memory' ? defaults : defaults.filter((parameter) => parameter !== '-F')
  return [...kept, ...settings.flatMap((setting) => ['-c', setting])]
}
