import type { UserId } from '@parco/protocol'
import type { ClientBase } from 'pg'
import { toStoreError } from './database-errors.ts'
import type { Engine } from './engine.ts'
import { fromUuid, toUuid } from './ids.ts'
import { listDue } from './repositories/due.ts'
import type { Store } from './store.ts'
import { runTransaction, STATEMENT_TIMEOUT_MS } from './transaction.ts'

/** The store over an engine whose database is migrated. */
export function createStore(engine: Engine, statementTimeoutMs = STATEMENT_TIMEOUT_MS): Store {
  return {
    engine: engine.kind,
    transaction: (userId, run, options) =>
      runTransaction(engine, { userId, run, options, statementTimeoutMs }),
    localUser: (create) => engine.withOwner((owner) => findOrCreateLocalUser(owner, create)),
    async listDue(now, limit, kinds) {
      try {
        return await engine.withOwner((owner) => listDue(owner, now, { limit, kinds }), {
          readOnly: true,
        })
      } catch (error) {
        throw toStoreError(error)
      }
    },
    backup: (path) => engine.backup(path),
    deleteCopies: async (options) => (await engine.deleteCopies?.(options)) ?? 0,
    close: () => engine.close(),
  }
}

/** As the owner, because the application's role sees no user but its transaction's. */
async function findOrCreateLocalUser(client: ClientBase, create: () => UserId): Promise<UserId> {
  // Two processes that start at once on one server must agree.
  await client.query('begin; lock table installation in exclusive mode')
  try {
    const known = await client.query<{ id: string }>('select local_user_id as id from installation')
    const uuid = known.rows[0]?.id ?? (await insertLocalUser(client, toUuid(create())))
    await client.query('commit')
    return fromUuid('user', uuid)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** An owner that is no superuser is held by row-level security too. */
async function insertLocalUser(client: ClientBase, uuid: string): Promise<string> {
  await client.query(
    `set local parco.user_id = '${uuid}';
     insert into users (id) values ('${uuid}') on conflict do nothing;
     insert into installation (local_user_id) values ('${uuid}')`,
  )
  return uuid
}
