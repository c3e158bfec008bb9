import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadMigrations, migrate } from '../migrations/migrate.ts'
import type { Migration, MigrationSource } from '../migrations/migration-source.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { packFolder } from './folder-archive.ts'

/** Bump it when the way a blank database is made changes. */
const FORMAT = 1

/**
 * Names what a set of migrations makes. It changes with every migration and with PGlite, so that a
 * stale blank database is never found.
 */
export function blankDatabaseKey(migrations: readonly Migration[]): string {
  const facts = [
    FORMAT,
    pgliteVersion(),
    ...migrations.map((item) => `${item.source}/${item.file}:${item.sha256}`),
  ]
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 24)
}

/** Where a folder keeps the blank database of these migrations. */
export function blankDatabasePath(folder: string, migrations: readonly Migration[]): string {
  return join(folder, `blank-database.${blankDatabaseKey(migrations)}.tar.gz`)
}

/**
 * Makes a blank database: a migrated data directory with nobody in it, packed. A new folder that
 * starts from it needs neither PostgreSQL's `initdb` nor the migrations, which take most of a first
 * start. Makes nothing where it is there already. Returns its path.
 */
export async function buildBlankDatabase(
  folder: string,
  sources: readonly MigrationSource[],
): Promise<string> {
  const migrations = await loadMigrations(sources)
  const path = blankDatabasePath(folder, migrations)
  if (existsSync(path)) return path
  await mkdir(folder, { recursive: true })
  // Several processes may make the same one; renaming makes each attempt appear whole or not at all.
  const draft = join(folder, `draft-${crypto.randomUUID()}`)
  try {
    await createMigrated(draft, migrations)
    await packFolder(draft, `${draft}.tar.gz`)
    await rename(`${draft}.tar.gz`, path)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(`${draft}.tar.gz`, { force: true })
  }
  return path
}

/** It is closed in the end, as one that was only copied would be opened as after a crash, file by file. */
async function createMigrated(directory: string, migrations: readonly Migration[]): Promise<void> {
  await mkdir(directory, { mode: 0o700 })
  const engine = await openEmbeddedEngine({ place: { type: 'directory', path: directory } })
  try {
    await engine.withClient((client) => migrate(client, migrations))
  } finally {
    await engine.close()
  }
}

function pgliteVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}
