import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankDatabaseKey } from '../embedded/blank-database.ts'
import { openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import { loadMigrations, migrate } from '../migrations/migrate.ts'
import type { Migration, MigrationSource } from '../migrations/migration-source.ts'

const prepared = new Map<string, Promise<string>>()

/**
 * Returns a copy of a migrated data directory, made once per set of migrations and kept among the
 * machine's temporary files: a database started from it is ready several times sooner. It is dumped
 * from memory, which opens as after a crash: slow in a folder, where a blank database is used.
 */
export async function prepareEmbeddedTemplate(
  sources: readonly MigrationSource[],
): Promise<string> {
  const migrations = await loadMigrations(sources)
  const path = join(templateFolder(), `${blankDatabaseKey(migrations)}.tar`)
  const preparing = prepared.get(path) ?? prepare(path, migrations)
  prepared.set(path, preparing)
  return preparing
}

/** Where the copies are kept. */
export function templateFolder(): string {
  return join(tmpdir(), `parco-test-templates-${process.getuid?.() ?? 'user'}`)
}

/** Several test processes may make the same one; renaming makes each attempt appear whole or not at all. */
async function prepare(path: string, migrations: readonly Migration[]): Promise<string> {
  if (existsSync(path)) return path
  await mkdir(templateFolder(), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}-${crypto.randomUUID()}`
  const engine = await openEmbeddedEngine({ place: { type: 'memory' } })
  try {
    await engine.withClient(async (client) => {
      await migrate(client, migrations)
      await client.query('vacuum analyze')
    })
    await engine.backup(draft)
    await rename(draft, path)
  } finally {
    await engine.close()
    await rm(draft, { force: true })
  }
  return path
}
