import type { JsonValue } from '@parco/protocol'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/**
 * What a key of a request stands for. `new`: do the work and store its response in the same
 * transaction. `repeated`: here is what was answered. `mismatch`: it was another request.
 */
export type KeyClaim =
  | { readonly status: 'new' }
  | { readonly status: 'repeated'; readonly response: JsonValue }
  | { readonly status: 'mismatch' }

/** Claims a key for a request. A second claim waits until the first one's transaction has ended. */
export async function claimIdempotencyKey(
  sql: Sql,
  input: { readonly key: string; readonly requestHash: string; readonly now: Date },
): Promise<KeyClaim> {
  const claimed = await sql.query(
    `insert into idempotency_keys (user_id, key, request_hash, created_at)
     values (parco_user_id(), $1, $2, $3) on conflict do nothing returning key`,
    [input.key, input.requestHash, input.now],
  )
  if (claimed.length === 1) return { status: 'new' }
  const [row] = await sql.query<{ request_hash: string; response: JsonValue }>(
    'select request_hash, response from idempotency_keys where key = $1',
    [input.key],
  )
  if (row?.request_hash !== input.requestHash) return { status: 'mismatch' }
  return { status: 'repeated', response: row.response }
}

/** Stores the answer that a repeated request will get. */
export async function storeIdempotentResponse(
  sql: Sql,
  key: string,
  response: JsonValue,
): Promise<void> {
  await sql.query('update idempotency_keys set response = $2::jsonb where key = $1', [
    key,
    toJson(response),
  ])
}
