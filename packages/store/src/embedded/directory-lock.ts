import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ParcoError } from '@parco/protocol'

/** The right to use a folder's database, held by one process until it releases it or ends in any way. */
export interface DirectoryLock {
  release(): void
}

/**
 * Takes the folder's lock at once or not at all. The lock is SQLite's lock on `data.lock`, which
 * the kernel frees when a process ends, however it ends: there is no stale lock to judge.
 * @throws store-locked naming the process that holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const lockPath = join(directory, 'data.lock')
  const holderPath = join(directory, 'data.lock.holder')
  const database = new DatabaseSync(lockPath, { timeout: 0 })
  try {
    chmodSync(lockPath, 0o600)
    database.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    throw lockedError(directory, holderPath)
  }
  writeHolder(holderPath)
  return {
    release() {
      if (!database.isOpen) return
      rmSync(holderPath, { force: true })
      database.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked/i.test(error.message)
}

/** Only a note for the message of `store-locked`; the lock does not depend on it. */
function writeHolder(path: string): void {
  const command = process.argv.slice(1).join(' ') || process.title
  writeFileSync(path, JSON.stringify({ pid: process.pid, command }), { mode: 0o600 })
}

function lockedError(directory: string, holderPath: string): ParcoError {
  const holder = readHolder(holderPath)
  const who = holder ? `process ${holder.pid} (${holder.command})` : 'another process'
  return new ParcoError(
    'store-locked',
    `${directory} is in use by ${who}. Stop it first, or choose another folder with PARCO_HOME.`,
    { data: { directory, ...holder } },
  )
}

function readHolder(path: string): { readonly pid: number; readonly command: string } | undefined {
  try {
    const { pid, command } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    return typeof pid === 'number' && typeof command === 'string' ? { pid, command } : undefined
  } catch {
    // Between taking the lock and writing the note there is none.
    return undefined
  }
}
