import type { MigrationSource } from '@parco/store'

/** The migrations of the table of lists. */
export const listsMigrations: MigrationSource = {
  name: 'lists',
  directory: new URL('./migrations/', import.meta.url),
}
