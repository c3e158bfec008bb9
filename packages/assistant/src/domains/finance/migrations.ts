import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of money. */
export const financeMigrations: MigrationSource = {
  name: 'finance',
  directory: new URL('./migrations/', import.meta.url),
}
