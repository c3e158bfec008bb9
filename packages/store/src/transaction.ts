import { AsyncLocalStorage } from 'node:async_hooks'
import { ParcoError, type UserId } from '@parco/protocol'
import type { ClientBase } from 'pg'
import { APPLICATION_ROLE } from './application-role.ts'
import { toStoreError } from './database-errors.ts'
import type { Engine } from './engine.ts'
import { toUuid } from './ids.ts'
import { createSql, type Sql } from './sql.ts'

export interface TransactionOptions {
  readonly readOnly?: boolean
}

/** How long one statement of the application may run, unless told. */
export const STATEMENT_TIMEOUT_MS = 15_000

const inside = new AsyncLocalStorage<true>()

export interface TransactionInput<T> {
  readonly userId: UserId
  readonly run: (sql: Sql) => Promise<T>
  readonly options?: TransactionOptions | undefined
  readonly statementTimeoutMs: number
}

/**
 * Runs `run` in one transaction as the application role with the user id set, so that row-level
 * security decides what it sees. One round trip opens it and one commits it.
 */
export async function runTransaction<T>(engine: Engine, input: TransactionInput<T>): Promise<T> {
  const { userId, run, options, statementTimeoutMs } = input
  // Inside another one it would wait for a connection that the outer one holds: forever, when embedded.
  if (inside.getStore()) {
    throw new ParcoError(
      'internal',
      'A transaction was opened inside another: pass its Sql on instead.',
    )
  }
  const readOnly = options?.readOnly ?? false
  const begin = beginStatement(userId, readOnly)
  try {
    return await engine.withClient(
      (client, lastly) =>
        inside.run(true, () => runOn({ client, lastly, begin, run, engine: engine.kind })),
      { readOnly, statementTimeoutMs },
    )
  } catch (error) {
    throw toStoreError(error)
  }
}

/** The id is placed in the text, which `toUuid` makes safe, because one message can hold several statements only without parameters. */
function beginStatement(userId: UserId, readOnly: boolean): string {
  const mode = readOnly ? ' read only' : ''
  return `begin${mode}; set local role ${APPLICATION_ROLE}; set local parco.user_id = '${toUuid(userId)}'`
}

interface RunOnInput<T> {
  readonly client: ClientBase
  readonly lastly: () => void
  readonly begin: string
  readonly run: (sql: Sql) => Promise<T>
  readonly engine: Engine['kind']
}

async function runOn<T>(input: RunOnInput<T>): Promise<T> {
  const { client, lastly, begin, run, engine } = input
  const { sql, end } = createSql({ client, readsAhead: engine === 'embedded' })
  try {
    const begun = client.query(begin)
    begun.catch(() => undefined)
    // Embedded, the first query follows without waiting, which saves a round trip. On a server it
    // must not: were `begin` cancelled, it would run as the owner.
    if (engine === 'server') await begun
    const result = await run(sql)
    end()
    await begun
    const committing = client.query('commit')
    lastly()
    const commit = await committing
    if (commit.command !== 'COMMIT') {
      throw new ParcoError(
        'internal',
        'Nothing was written: an earlier statement of the transaction failed.',
      )
    }
    return result
  } catch (error) {
    end()
    // The connection may be the cause; then there is nothing to roll back, and its pool drops it.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
