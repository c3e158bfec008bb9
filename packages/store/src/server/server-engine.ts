import { ParcoError } from '@parco/protocol'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import type { StoreLog } from '../store-options.ts'
import { typeParsers } from '../type-parsers.ts'
import type { Login } from './prepare-login.ts'
import { withOwner } from './with-owner.ts'

export interface ServerEngineOptions {
  /** Of the owner of the tables. */
  readonly databaseUrl: string
  /** What all connections but the owner's use. */
  readonly connection: Login | { readonly connectionString: string }
  readonly maxConnections?: number
  readonly statementTimeoutMs: number
  readonly log?: StoreLog
}

/** How long a transaction may wait for its next statement. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000

/** A pool of connections to a PostgreSQL server; one that breaks is replaced by a new one at its next use. */
export function openServerEngine(options: ServerEngineOptions): Engine {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.maxConnections ?? 10,
    types: typeParsers,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'parco',
    keepAlive: true,
  })
  // An error that comes along with the answer that frees a connection finds no listener of its
  // borrower yet, or none any more, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => {
    options.log?.({
      level: 'warn',
      message: 'A connection to the database was lost.',
      data: { reason: error.message },
    })
  })
  return {
    kind: 'server',
    async withClient(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      const onError = (error: Error): void => {
        broken = error
      }
      client.on('error', onError)
      try {
        return await work(client, () => undefined)
      } finally {
        client.off('error', onError)
        client.release(broken)
      }
    },
    withOwner: (work) => withOwner(options.databaseUrl, work),
    async backup() {
      throw new ParcoError(
        'configuration',
        'The database is on a server: back it up there, for example with pg_dump.',
      )
    },
    close: () => pool.end(),
  }
}
