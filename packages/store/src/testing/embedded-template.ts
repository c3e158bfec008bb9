import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import { loadMigrations, migrate } from '../migrations/migrate.ts'
import type { Migration, MigrationSource } from '../migrations/migration-source.ts'

const prepared = new Map<string, Promise<string>>()

/**
 * Returns a copy of a migrated data directory, made once per set of migrations and kept among the
 * machine's temporary files: a database started from it is ready several times sooner.
 */
export async function prepareEmbeddedTemplate(
  sources: readonly MigrationSource[],
): Promise<string> {
  const migrations = await loadMigrations(sources)
  const path = join(templateFolder(), `${templateKey(migrations)}.tar`)
  const preparing = prepared.get(path) ?? prepare(path, migrations)
  prepared.set(path, preparing)
  return preparing
}

/** Where the copies are kept. */
export function templateFolder(): string {
  return join(tmpdir(), `parco-test-templates-${process.getuid?.() ?? 'user'}`)
}

/** Names what a set of migrations makes. Bump the number when the way a template is made changes. */
export function templateKey(migrations: readonly Migration[]): string {
  const facts = [
    1,
    process.version,
    ...migrations.map((item) => `${item.source}/${item.file}:${item.sha256}`),
  ]
  return createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 24)
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
