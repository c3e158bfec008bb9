import type { Locale, UserId } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/** How a user is spoken to. */
export interface UserSettings {
  readonly locale: Locale
  /** IANA zone. */
  readonly timeZone: string
  /** ISO 4217. */
  readonly currency: string
}

/** A user with their settings. */
export interface StoredUser extends UserSettings {
  readonly id: UserId
}

export interface UserRow {
  readonly id: string
  readonly locale: Locale
  readonly time_zone: string
  readonly currency: string
}

/** Turns a row of `users` into a user. */
export function toUser(row: UserRow): StoredUser {
  return {
    id: fromUuid('user', row.id),
    locale: row.locale,
    timeZone: row.time_zone,
    currency: row.currency,
  }
}

/** Finds the transaction's user, adding them with these settings when they are new. */
export async function ensureUser(
  sql: Sql,
  userId: UserId,
  settings: UserSettings,
): Promise<StoredUser> {
  const values = [toUuid(userId), settings.locale, settings.timeZone, settings.currency]
  await sql.query(
    `insert into users (id, locale, time_zone, currency) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    values,
  )
  const user = await findUser(sql)
  if (!user) throw new Error('The user of the transaction is not the user to add.')
  return user
}

/** The transaction's user, if they exist. */
export async function findUser(sql: Sql): Promise<StoredUser | undefined> {
  const [row] = await sql.query<UserRow>('select id, locale, time_zone, currency from users')
  return row && toUser(row)
}

/** Changes the settings given and returns the user, or undefined when there is none. */
export async function updateUserSettings(
  sql: Sql,
  changes: Partial<UserSettings>,
): Promise<StoredUser | undefined> {
  const [row] = await sql.query<UserRow>(
    `update users set locale = coalesce($1, locale), time_zone = coalesce($2, time_zone),
       currency = coalesce($3, currency), updated_at = now()
     returning id, locale, time_zone, currency`,
    [changes.locale ?? null, changes.timeZone ?? null, changes.currency ?? null],
  )
  return row && toUser(row)
}
