import type { UserId } from '@parco/protocol'
import { toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

export interface DailyNotice {
  readonly userId: UserId
  readonly name: string
  /** The user's day, YYYY-MM-DD. */
  readonly day: string
}

/** Says whether the user was not told this on that day yet, and that they are told now. */
export async function isFirstNotice(
  sql: Sql,
  { userId, name, day }: DailyNotice,
): Promise<boolean> {
  const rows = await sql.query(
    `insert into notices (user_id, name, told_on) values ($1, $2, $3)
     on conflict (user_id, name) do update set told_on = excluded.told_on
       where notices.told_on <> excluded.told_on
     returning name`,
    [toUuid(userId), name, day],
  )
  return rows.length > 0
}
