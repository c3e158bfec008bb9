import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of decisions. */
export const decisionsMigrations: MigrationSource = {
  name: 'decisions',
  directory: new URL('./migrations/', import.meta.url),
}
