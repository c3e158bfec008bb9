import type { User, UserId, UserSettings } from '@parco/protocol'
import { fromUuid, toUuid } from '../ids.ts'
import type { Sql } from '../sql.ts'

/** What a new user begins with; units, clock and perspective are the database's own unless they are chosen. */
export type NewUserSettings = Pick<UserSettings, 'locale' | 'timeZone' | 'currency'>

export interface UserRow {
  readonly id: string
  readonly locale: User['locale']
  readonly time_zone: string
  readonly currency: string
  readonly units: User['units']
  readonly clock: User['clock']
  readonly perspective: User['perspective']
  /** A `Date` where it is a column, text where the row was JSON. */
  readonly settings_chosen_at: Date | string | null
}

const COLUMNS = 'id, locale, time_zone, currency, units, clock, perspective, settings_chosen_at'

/** Turns a row of `users` into a user. */
export function toUser(row: UserRow): User {
  const { settings_chosen_at: chosenAt } = row
  return {
    id: fromUuid('user', row.id),
    locale: row.locale,
    timeZone: row.time_zone,
    currency: row.currency,
    units: row.units,
    clock: row.clock,
    perspective: row.perspective,
    settingsChosenAt: chosenAt === null ? null : new Date(chosenAt).toISOString(),
  }
}

/** A user as the database adds them with these settings. */
export function toNewUser(id: UserId, settings: NewUserSettings): User {
  const { locale, timeZone, currency } = settings
  return {
    id,
    locale,
    timeZone,
    currency,
    units: 'metric',
    clock: '24h',
    perspective: 'none',
    settingsChosenAt: null,
  }
}

/** Finds the transaction's user, adding them with these settings when they are new. */
export async function ensureUser(
  sql: Sql,
  userId: UserId,
  settings: NewUserSettings,
): Promise<User> {
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
export async function findUser(sql: Sql): Promise<User | undefined> {
  const [row] = await sql.query<UserRow>(`select ${COLUMNS} from users`)
  return row && toUser(row)
}

/** What is to be changed, and whether somebody chose it. */
export interface SettingsChange {
  readonly changes: Partial<UserSettings>
  /** When they were chosen; absent where they are only what an installation begins with. */
  readonly chosenAt?: Date
  /**
   * Changes nothing when settings were chosen before. Where anything was recorded already, it was meant
   * in the currency, units and zone that held then: those stay.
   */
  readonly isFirstChoice?: boolean
}

/** Changes the settings given and returns the user as they are then, or undefined when there is none. */
export async function updateUserSettings(
  sql: Sql,
  { changes, chosenAt, isFirstChoice = false }: SettingsChange,
): Promise<User | undefined> {
  const [row] = await sql.query<UserRow>(
    `with kept as (select $8 and exists (select from receipts) as holds)
     update users set locale = coalesce($1, locale), clock = coalesce($5, clock),
       time_zone = case when holds then time_zone else coalesce($2, time_zone) end,
       currency = case when holds then currency else coalesce($3, currency) end,
       units = case when holds then units else coalesce($4, units) end,
       perspective = coalesce($6, perspective),
       settings_chosen_at = coalesce(settings_chosen_at, $7), updated_at = now()
     from kept
     where not ($8 and settings_chosen_at is not null)
     returning ${COLUMNS}`,
    [
      changes.locale ?? null,
      changes.timeZone ?? null,
      changes.currency ?? null,
      changes.units ?? null,
      changes.clock ?? null,
      changes.perspective ?? null,
      chosenAt ?? null,
      isFirstChoice,
    ],
  )
  return row ? toUser(row) : findUser(sql)
}
