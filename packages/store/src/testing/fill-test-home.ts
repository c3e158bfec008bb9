import { buildBlankDatabase } from '../embedded/blank-database.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { openStore } from '../open-store.ts'
import { templateFolder } from './embedded-template.ts'

/** Makes a folder what the first start of Parco leaves behind: a migrated database with nobody in it. */
export async function fillTestHome(
  home: string,
  migrations: readonly MigrationSource[],
): Promise<void> {
  await buildBlankDatabase(templateFolder(), migrations)
  const store = await openStore({
    directory: home,
    migrations,
    users: 'single',
    blankDatabases: templateFolder(),
  })
  await store.close()
}
