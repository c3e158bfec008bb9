import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of people. */
export const peopleMigrations: MigrationSource = {
  name: 'people',
  directory: new URL('./migrations/', import.meta.url),
}
