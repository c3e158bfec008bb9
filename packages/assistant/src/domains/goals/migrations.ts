import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of goals. */
export const goalsMigrations: MigrationSource = {
  name: 'goals',
  directory: new URL('./migrations/', import.meta.url),
}
