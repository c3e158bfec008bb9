import type { JsonObject } from '@parco/protocol'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** What a model made of a message. */
export interface Classification {
  readonly intent: string
  readonly extracted: JsonObject
}

/** What a model made of these words before, if that still counts. */
export async function findClassification(
  sql: Sql,
  textHash: string,
  now: Date,
): Promise<Classification | undefined> {
  const [row] = await sql.query<{ intent: string; extracted: JsonObject }>(
    'select intent, extracted from classifications where text_hash = $1 and expires_at > $2',
    [textHash, now],
  )
  return row
}

/** Keeps what a model made of these words, and drops what no longer counts. */
export async function keepClassification(
  sql: Sql,
  input: Classification & { readonly textHash: string; readonly now: Date; readonly until: Date },
): Promise<void> {
  await sql.query(
    `with expired as (delete from classifications where expires_at <= $4 and text_hash <> $1)
     insert into classifications as known
       (user_id, text_hash, intent, extracted, created_at, expires_at)
     values (parco_user_id(), $1, $2, $3::jsonb, $4, $5)
     on conflict (user_id, text_hash) do update set
       intent = excluded.intent, extracted = excluded.extracted,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [input.textHash, input.intent, toJson(input.extracted), input.now, input.until],
  )
}
