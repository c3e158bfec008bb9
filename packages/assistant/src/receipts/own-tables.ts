import type { Domain } from '../domains/domain.ts'

/** The tables of Parco's own that a tool may change, with the prefix of their ids: a user's settings. */
export const OWN_TABLES: Readonly<Record<string, string>> = { users: 'usr' }

/** Whether a table holds one row per user, which is theirs by its id and comes and goes with them. */
export function isOwnTable(table: string): boolean {
  return Object.hasOwn(OWN_TABLES, table)
}

/** The column that says whose a row is. */
export function ownerColumn(table: string): 'id' | 'user_id' {
  return isOwnTable(table) ? 'id' : 'user_id'
}

/** All tables that writes of these domains may change, with the prefixes of their ids. */
export function tablesOf(domains: readonly Domain[]): ReadonlyMap<string, string> {
  const brought = domains.flatMap(({ tables }) => Object.entries(tables))
  return new Map([...Object.entries(OWN_TABLES), ...brought])
}
