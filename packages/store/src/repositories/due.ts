import type { UserId } from '@parco/protocol'
import type { ClientBase } from 'pg'
import { fromUuid, toUuid } from '../ids.ts'
import { toJson } from '../json.ts'
import type { Sql } from '../sql.ts'

/** Something that will come to a user by itself, at its next moment. */
export interface DueRow {
  /** `reminder`, `bills`. */
  readonly kind: string
  /** The uuid of the record that it comes from, or the user's own. */
  readonly ref: string
  /** Which time of it; digits and the signs between them. */
  readonly occurrence: string
  readonly at: Date
}

/** What is due, of whichever user. */
export interface DueOfUser extends DueRow {
  readonly userId: UserId
  /** How often it could not be delivered. */
  readonly failures: number
}

/** What is to be looked at now, and when there is something next. */
export interface DueList {
  readonly due: readonly DueOfUser[]
  /** Absent when nothing waits. */
  readonly nextAt?: Date
}

type StoredDue = Omit<DueOfUser, 'userId'> & { readonly user_id: string }

/** What of all users is to be looked at now, the longest waiting first; for the owner of the tables alone. */
export async function listDue(
  owner: ClientBase,
  now: Date,
  { limit, kinds }: { readonly limit: number; readonly kinds?: readonly string[] | undefined },
): Promise<DueList> {
  const { rows } = await owner.query<StoredDue>(
    `select user_id, kind, ref, occurrence, at, failures from due
      where look_at <= $1 and ($3::text[] is null or kind = any($3))
      order by look_at, user_id, kind, ref limit $2`,
    [now, limit, kinds ?? null],
  )
  const next = await owner.query<{ at: Date | null }>(
    `select min(look_at) as at from due where look_at > $1 and ($2::text[] is null or kind = any($2))`,
    [now, kinds ?? null],
  )
  const nextAt = next.rows[0]?.at
  return {
    due: rows.map(({ user_id, ...row }) => ({ ...row, userId: fromUuid('user', user_id) })),
    ...(nextAt ? { nextAt } : {}),
  }
}

/**
 * Makes whoever else moves or delivers what is due of the user wait for the end of this transaction, so
 * that each sees what the one before left. The inbox comes first, as in a turn that is said in it.
 */
export async function lockDue(sql: Sql): Promise<void> {
  await sql.query(
    `select from conversations where user_id = parco_user_id()
        and id = (select conversation_id from inboxes where user_id = parco_user_id())
        for no key update`,
  )
  await sql.query('select from users where id = parco_user_id() for no key update')
}

/** What waits for the user of these kinds. */
export function findDue(sql: Sql, kinds: readonly string[]): Promise<DueRow[]> {
  return sql.query<DueRow>(
    'select kind, ref, occurrence, at from due where user_id = parco_user_id() and kind = any($1)',
    [kinds],
  )
}

/** Makes these rows all that wait for the user of these kinds; what is the same already stays as it is. */
export async function replaceDue(
  sql: Sql,
  kinds: readonly string[],
  rows: readonly DueRow[],
): Promise<void> {
  await sql.query(
    `with wanted as (
       select * from jsonb_to_recordset($2::jsonb) as w (kind text, ref uuid, occurrence text, at timestamptz)
     ), gone as (
       delete from due where user_id = parco_user_id() and kind = any($1)
         and not exists (select from wanted where wanted.kind = due.kind and wanted.ref = due.ref)
     )
     insert into due (user_id, kind, ref, occurrence, at, look_at)
     select parco_user_id(), kind, ref, occurrence, at, at from wanted
     on conflict (user_id, kind, ref) do update
       set occurrence = excluded.occurrence, at = excluded.at, look_at = excluded.at, failures = 0
       where (due.occurrence, due.at) is distinct from (excluded.occurrence, excluded.at)`,
    [kinds, toJson(rows.map((row) => ({ ...row, at: row.at.toISOString() })))],
  )
}

/** Adds a row unless its kind and record wait already. */
export async function addDue(sql: Sql, { kind, ref, occurrence, at }: DueRow): Promise<void> {
  await sql.query(
    `insert into due (user_id, kind, ref, occurrence, at, look_at)
     values (parco_user_id(), $1, $2, $3, $4, $4) on conflict do nothing`,
    [kind, ref, occurrence, at],
  )
}

/** Takes what is due to whoever delivers it in this transaction. False when it is gone, or was moved. */
export async function takeDue(sql: Sql, { kind, ref, occurrence, at }: DueRow): Promise<boolean> {
  const rows = await sql.query(
    `delete from due
      where user_id = parco_user_id() and kind = $1 and ref = $2 and occurrence = $3 and at = $4
     returning 1 as taken`,
    [kind, ref, occurrence, at],
  )
  return rows.length === 1
}

/** Looks at it later: in quiet hours, or after it failed. */
export async function postponeDue(
  sql: Sql,
  { kind, ref, occurrence }: DueRow,
  lookAt: Date,
  failures: number,
): Promise<void> {
  await sql.query(
    `update due set look_at = $4, failures = $5
      where user_id = parco_user_id() and kind = $1 and ref = $2 and occurrence = $3`,
    [kind, ref, occurrence, lookAt, failures],
  )
}

/** The user's own id, as `due` names what comes from no record. */
export const refOfUser = (userId: UserId): string => toUuid(userId)
