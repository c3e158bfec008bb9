import type { Sql } from '../sql.ts'

/** An answer that was kept under a key, unless its time is over. */
export async function findResponse(sql: Sql, key: string, now: Date): Promise<string | undefined> {
  const [row] = await sql.query<{ response: string }>(
    'select response from response_cache where key = $1 and expires_at > $2',
    [key, now],
  )
  return row?.response
}

/** Keeps an answer, and drops the user's answers whose time is over. */
export async function keepResponse(
  sql: Sql,
  {
    key,
    response,
    now,
    expiresAt,
  }: {
    /** 64 hexadecimal digits. */
    readonly key: string
    readonly response: string
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await sql.query('delete from response_cache where expires_at <= $1', [now])
  await sql.query(
    `insert into response_cache (user_id, key, response, created_at, expires_at)
     values (parco_user_id(), $1, $2, $3, $4)
     on conflict (user_id, key) do update set
       response = excluded.response, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [key, response, now, expiresAt],
  )
}
