import pg from 'pg'
import { typeParsers } from '../type-parsers.ts'

const CONNECT_TIMEOUT_MS = 10_000

/** Lends a connection of the owner of the tables for a moment; the application's are others. */
export async function withOwner<T>(
  databaseUrl: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({
    connectionString: databaseUrl,
    types: typeParsers,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'parco owner',
  })
  // What was under way is rejected as well; this only keeps the event from being unhandled.
  owner.on('error', () => undefined)
  try {
    await owner.connect()
    return await work(owner)
  } finally {
    await owner.end().catch(() => undefined)
  }
}
