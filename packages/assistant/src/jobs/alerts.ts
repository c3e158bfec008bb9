import {
  type AlertChanges,
  type AlertSettings,
  alertChangesSchema,
  alertSettingsSchema,
  DEFAULT_ALERTS,
  ParcoError,
} from '@parco/protocol'
import { type Sql, toJson } from '@parco/store'
import { addDays } from '../domains/internal/calendar.ts'
import { instantOf, localOf } from '../domains/internal/local-time.ts'

/** What the user wants to come by itself; what cannot be read is as everybody begins. */
export async function readAlerts(sql: Sql): Promise<AlertSettings> {
  const [row] = await sql.query<{ alerts: unknown; is_off: unknown }>(
    `select coalesce(preferences -> 'alerts', '{}') as alerts,
       preferences -> 'suggestions' -> 'isOff' as is_off
     from users where id = parco_user_id()`,
  )
  const chosen = typeof row?.alerts === 'object' ? row.alerts : {}
  // Which kinds of suggestions are wanted stands in one place of its own.
  const suggestions = row?.is_off !== true
  const alerts = alertSettingsSchema.safeParse({ ...DEFAULT_ALERTS, ...chosen, suggestions }).data
  return alerts ?? { ...DEFAULT_ALERTS, suggestions }
}

/** The alerts as they are kept; suggestions have a place of their own. */
export function toStoredAlerts({ suggestions: _, ...alerts }: AlertSettings): StoredAlerts {
  return alerts
}
type StoredAlerts = Omit<AlertSettings, 'suggestions'>

/**
 * Changes what is given, and returns all of it.
 * @throws bad-request for what cannot be set.
 */
export async function changeAlerts(sql: Sql, changes: AlertChanges): Promise<AlertSettings> {
  const parsed = alertChangesSchema.safeParse(changes)
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'alerts'))]
    throw new ParcoError('bad-request', `These alerts cannot be: ${fields.join(', ')}.`, {
      data: { fields },
    })
  }
  const alerts = alertSettingsSchema.parse({ ...(await readAlerts(sql)), ...parsed.data })
  const { suggestions } = parsed.data
  // Whoever wants them again wants all kinds of them.
  const wanted =
    suggestions === undefined ? {} : { isOff: !suggestions, ...(suggestions ? { muted: [] } : {}) }
  await sql.query(
    `update users set preferences = jsonb_set(preferences, '{alerts}', $1::jsonb)
       || jsonb_build_object('suggestions', coalesce(preferences -> 'suggestions', '{}') || $2::jsonb),
       updated_at = now()
      where id = parco_user_id()`,
    [toJson(toStoredAlerts(alerts)), toJson(wanted)],
  )
  return alerts
}

/** The end of the quiet hours that an instant is in; nothing outside them. */
export function quietUntil(
  { quiet, quietFrom, quietUntil: until }: AlertSettings,
  instant: Date,
  timeZone: string,
): Date | undefined {
  const local = localOf(instant, timeZone)
  const [day, time] = [local.slice(0, 10), local.slice(11)]
  if (!quiet || quietFrom === until) return undefined
  const isOverNight = quietFrom > until
  const isEvening = isOverNight && time >= quietFrom
  const isInside = isOverNight ? isEvening || time < until : time >= quietFrom && time < until
  if (!isInside) return undefined
  return instantOf(`${isEvening ? addDays(day, 1) : day}T${until}`, timeZone)
}
