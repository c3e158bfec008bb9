import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of memory. */
export const memoryMigrations: MigrationSource = {
  name: 'memory',
  directory: new URL('./migrations/', import.meta.url),
}
