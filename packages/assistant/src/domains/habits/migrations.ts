import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of habits. */
export const habitsMigrations: MigrationSource = {
  name: 'habits',
  directory: new URL('./migrations/', import.meta.url),
}
