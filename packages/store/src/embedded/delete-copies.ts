import { rm } from 'node:fs/promises'
import type { Engine } from '../engine.ts'
import type { DataPaths } from './data-directory.ts'
import { deleteSetAside } from './restore-database.ts'
import { listSnapshots } from './snapshots.ts'

/**
 * Deletes snapshots and what restores kept aside, and rewrites the tables, whose files would otherwise
 * hold deleted rows until others take their place.
 */
export async function deleteCopies(engine: Engine, paths: DataPaths): Promise<number> {
  const snapshots = await listSnapshots(paths.snapshots)
  for (const { path } of snapshots) await rm(path, { force: true })
  const aside = await deleteSetAside(paths.home)
  await engine.withClient(async (client) => {
    await client.query('vacuum (full)')
    await client.query('checkpoint')
  })
  return snapshots.length + aside
}
