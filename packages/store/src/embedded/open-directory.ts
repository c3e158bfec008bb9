import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../engine.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Migration } from '../migrations/migration-source.ts'
import type { DirectoryStoreOptions } from '../store-options.ts'
import { lockDirectory } from './directory-lock.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'

/** Opens the embedded database in a folder that this process alone may use. */
export async function openDirectory(
  options: DirectoryStoreOptions,
  migrations: readonly Migration[],
): Promise<Engine> {
  await mkdir(options.directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(options.directory)
  try {
    const path = join(options.directory, 'data')
    const engine = await openEmbeddedEngine({ place: { type: 'directory', path } })
    await engine.withClient((client) => migrate(client, migrations))
    return {
      ...engine,
      async close() {
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
