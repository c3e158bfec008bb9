import {
  type AlertSettings,
  alertSettingsSchema,
  type JsonObject,
  type PreviewField,
} from '@parco/protocol'
import { z } from 'zod'
import { readAlerts, toStoredAlerts } from '../../../jobs/alerts.ts'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, refuse } from '../../internal/preparations.ts'
import { choiceField, numberField } from '../../internal/preview-fields.ts'
import { type AlertWish, isAlreadySo, toAlertChanges } from '../alerts/alert-changes.ts'
import { ALERT_CHOICES, type AlertChoice } from '../alerts/alert-names.ts'
import { describeAlert } from '../alerts/describe-alert.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const input = z.object({
  alert: z.enum(ALERT_CHOICES).optional(),
  turn: z.enum(['on', 'off']).optional().describe('on when not said'),
  time: clockTime.optional().describe('HH:MM at which it comes, or quiet hours begin.'),
  until: clockTime.optional().describe('HH:MM at which quiet hours end.'),
  weekday: z.coerce.number().int().min(1).max(7).optional().describe('1 is Monday; of the report.'),
  minutes: z.number().int().min(0).max(1440).optional().describe('Before an event begins.'),
})
const UNTIL = /(?<!\p{L})(?:before|until|till|antes|até|ate)(?!\p{L})/iu
type Slots = z.output<typeof input>

type Prepared = {
  readonly alert: AlertChoice
  readonly changes: { readonly [name: string]: boolean | number | string }
  /** As it is once that is changed. */
  readonly settings: AlertSettings
}

/** Changes what comes to the user by itself, and when. */
export const changeAlerts = defineDomainWriteTool({
  name: 'change_alerts',
  description:
    'Turns on or off, or moves, what Parco sends by itself: the summary of the day, the report of the week, alerts of bills, birthdays, follow-ups and events, and quiet hours without any.',
  input,
  verb: 'change',
  writes: ['users'],
  fromWords: (slots, { text }) => hoursFromWords(slots, text),
  async prepare(slots, context) {
    const { alert, ...wish } = slots
    const { text } = context
    if (alert === undefined) {
      const options = ALERT_CHOICES.filter((one) => one !== 'all').map((one) => ({
        label: text(`alert.${one}`),
        slots: { alert: one },
      }))
      return ask('alert', text('ask.alert'), options)
    }
    const before = await readAlerts(context.sql)
    const changes = toAlertChanges(alert, wish)
    const settings = alertSettingsSchema.parse({ ...before, ...changes })
    const described = describeAlert(alert, settings, context)
    if (isAlreadySo(before, changes)) return refuse(text('change.same', { alert: described }))
    return {
      status: 'ready',
      arguments: { alert, changes: { ...changes }, settings },
      preview: { title: described, fields: fieldsOf(slots, settings, context) },
    }
  },
  async execute({ alert, changes }: Prepared, context): Promise<Prepared> {
    const settings = alertSettingsSchema.parse({ ...(await readAlerts(context.sql)), ...changes })
    const [row] = await context.sql.query<{ preferences: Record<string, never> }>(
      'select preferences from users where id = parco_user_id()',
    )
    const preferences = { ...row?.preferences, alerts: toStoredAlerts(settings) }
    await context.ledger.update('users', context.userId, { preferences })
    return { alert, changes, settings }
  },
  reply: ({ alert, settings }, context) =>
    context.text('change.done', { alert: describeAlert(alert, settings, context) }),
})

/** The router reads "das 22h às 7h" as one stretch, and "antes das 8" as an hour, which ends the quiet. */
function hoursFromWords({ start, end, ...read }: JsonObject, said: string): JsonObject {
  const slots: JsonObject = {
    ...read,
    ...(typeof read.time === 'number' ? { time: clockOf(read.time) } : {}),
  }
  if (start !== undefined && end !== undefined) return { ...slots, time: start, until: end }
  const { time, ...others } = slots
  const isEnd = slots.alert === 'quiet' && others.until === undefined && UNTIL.test(said)
  return isEnd && time !== undefined ? { ...others, until: time } : slots
}

/** "antes das 8" says its hour as a number alone; what is none is asked. */
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

function fieldsOf(
  { alert, ...said }: Slots,
  settings: AlertSettings,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const turn = said.turn ?? 'on'
  const fields = [
    choiceField({
      slot: 'turn',
      label: text(`alert.${alert}`),
      value: turn,
      options: (['on', 'off'] as const).map((value) => ({ value, label: text(`turn.${value}`) })),
    }),
  ]
  if (turn === 'off') return fields
  return [...fields, ...furtherFields(alert ?? 'all', said, settings, context)]
}

function furtherFields(
  alert: AlertChoice,
  wish: AlertWish,
  settings: AlertSettings,
  context: DomainContext,
): PreviewField[] {
  const time = (slot: string, value: string) => timeField(slot, value, context)
  switch (alert) {
    case 'summary':
      return [time('time', settings.summaryAt)]
    case 'report':
      return [weekdayField(settings.reportDay, context), time('time', settings.reportAt)]
    case 'events': {
      const label = context.text('label.minutes')
      const value = settings.eventMinutes
      return [numberField({ slot: 'minutes', label, value, unit: 'min', minimum: 0 }, context)]
    }
    case 'quiet':
      return [time('time', settings.quietFrom), time('until', settings.quietUntil)]
    case 'all':
      return []
    default:
      // Bills, birthdays and follow-ups share an hour: it is shown where it was said.
      return wish.time === undefined ? [] : [time('time', settings.alertsAt)]
  }
}

function weekdayField(day: number, { text }: DomainContext): PreviewField {
  const options = [1, 2, 3, 4, 5, 6, 7].map((one) => ({
    value: String(one),
    label: text(`weekday.${one}`),
  }))
  return choiceField({ slot: 'weekday', label: text('label.weekday'), value: String(day), options })
}

function timeField(slot: string, value: string, { format, text }: DomainContext): PreviewField {
  const display = format.clockTime(value)
  return { slot, label: text(`label.${slot}`), kind: 'time', value, display, editable: true }
}
