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

const inside = new AsyncLocalStorage<true>()

/**
 * Runs `run` in one transaction as the application role with the user id set, so that row-level
 * security decides what it sees. One round trip opens it and one commits it.
 */
export async function runTransaction<T>(
  engine: Engine,
  userId: UserId,
  run: (sql: Sql) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  // Inside another one it would wait for a connection that the outer one holds: forever, when embedded.
  if (inside.getStore()) {
    throw new ParcoError(
      'internal',
      'A transaction was opened inside another: pass its Sql on instead.',
    )
  }
  const begin = beginStatement(userId, options)
  return engine.withClient((client) => inside.run(true, () => runOn(client, begin, run)))
}

/** The id is placed in the text, which `toUuid` makes safe, because one message can hold several statements only without parameters. */
function beginStatement(userId: UserId, options: TransactionOptions): string {
  const mode = options.readOnly ? ' read only' : ''
  return `begin${mode}; set local role ${APPLICATION_ROLE}; set local parco.user_id = '${toUuid(userId)}'`
}

async function runOn<T>(
  client: ClientBase,
  begin: string,
  run: (sql: Sql) => Promise<T>,
): Promise<T> {
  const { sql, end } = createSql(client)
  try {
    await client.query(begin)
    const result = await run(sql)
    end()
    const commit = await client.query('commit')
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
    throw toStoreError(error)
  }
}
