import { rm } from 'node:fs/promises'
import type { Engine } from '../engine.ts'
import type { DataPaths } from './data-directory.ts'
import { deleteSetAside } from './restore-database.ts'
import { listSnapshots, takeSnapshot } from './snapshots.ts'

/**
 * Deletes snapshots and what restores kept aside, and rewrites the tables, whose files would otherwise
 * hold deleted rows until others take their place. Where there was a snapshot, one taken at `renewAt`
 * replaces it.
 */
export async function deleteCopies(
  engine: Engine,
  paths: DataPaths,
  renewAt?: Date,
): Promise<number> {
  const snapshots = await listSnapshots(paths.snapshots)
  for (const { path } of snapshots) await rm(path, { force: true })
  const aside = await deleteSetAside(paths.home)
  await engine.withClient(async (client) => {
    await client.query('vacuum (full)')
    await client.query('checkpoint')
  })
  if (renewAt && snapshots.length > 0) await takeSnapshot(engine, paths.snapshots, renewAt)
  return snapshots.length + aside
}
