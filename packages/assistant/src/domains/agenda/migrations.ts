import type { MigrationSource } from '@parco/store'

/** The migrations of the tables of the agenda. */
export const agendaMigrations: MigrationSource = {
  name: 'agenda',
  directory: new URL('./migrations/', import.meta.url),
}
