import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../engine.ts'
import { isDraft } from './write-whole.ts'

/** How many snapshots are kept. */
const KEPT = 3

const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(?:-\d+)?\.tar\.gz$/

/** A copy of the whole database, made by itself daily and before its schema changes. */
export interface Snapshot {
  readonly path: string
  readonly takenAt: Date
}

/** The snapshots in a folder, newest first. */
export async function listSnapshots(folder: string): Promise<Snapshot[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? []
      if (day === undefined) return []
      return { path: join(folder, name), takenAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }
    })
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime() || (a.path < b.path ? 1 : -1))
}

/** Adds a snapshot, whole or not at all, and deletes the oldest beyond three. */
export async function takeSnapshot(engine: Engine, folder: string, now: Date): Promise<Snapshot> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeDrafts(folder)
  // One taken after the clock was set back is still the newest.
  const newest = (await listSnapshots(folder))[0]?.takenAt ?? now
  const takenAt = newest > now ? newest : now
  const path = freePath(folder, takenAt)
  await engine.backup(path)
  const snapshots = await listSnapshots(folder)
  for (const old of snapshots.slice(KEPT)) await rm(old.path, { force: true })
  return { path, takenAt }
}

/** What a process that ended left unfinished. */
async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter(isDraft)) {
    await rm(join(folder, name), { force: true })
  }
}

/** Colons are no part of file names everywhere; a second snapshot of one second gets a number. */
function freePath(folder: string, now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  let path = join(folder, `${stamp}.tar.gz`)
  for (let count = 2; existsSync(path); count += 1) path = join(folder, `${stamp}-${count}.tar.gz`)
  return path
}
