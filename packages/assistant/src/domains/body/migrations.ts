import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of the body. */
export const bodyMigrations: MigrationSource = {
  name: 'body',
  directory: new URL('./migrations/', import.meta.url),
}
