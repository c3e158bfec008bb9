import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadMigrations } from '../migrations/migrate.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { openStore } from '../open-store.ts'
import { templateFolder, templateKey } from './embedded-template.ts'

/**
 * Makes a folder what the first start of Parco leaves behind: a migrated database with nobody in it.
 * The first start itself takes some ten seconds of a processor, nearly all of it PGlite's `initdb`;
 * it is done once per machine and set of migrations, and copied.
 */
export async function fillTestHome(
  home: string,
  migrations: readonly MigrationSource[],
): Promise<void> {
  const key = templateKey(await loadMigrations(migrations))
  const template = join(templateFolder(), `${key}-home`)
  if (!existsSync(template)) await prepare(template, migrations)
  await cp(template, home, { recursive: true })
}

/** Several test processes may make the same one; the first that is whole stays. */
async function prepare(template: string, migrations: readonly MigrationSource[]): Promise<void> {
  await mkdir(templateFolder(), { recursive: true, mode: 0o700 })
  const draft = `${template}.${process.pid}-${crypto.randomUUID()}`
  try {
    const store = await openStore({ directory: draft, migrations, users: 'single' })
    await store.close()
    await rename(draft, template).catch((error: unknown) => {
      if (!existsSync(template)) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
