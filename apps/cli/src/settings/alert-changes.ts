import {
  type AlertChanges,
  type AlertSettings,
  type AlertSwitch,
  alertChangesSchema,
} from '@parco/protocol'
import { fold } from '../answers/fold.ts'
import type { Texts } from '../texts/texts.ts'

/** What comes by itself, by the names that both languages give it. */
const KEYS: Readonly<Record<string, AlertSwitch>> = {
  summary: 'summary',
  resumo: 'summary',
  report: 'report',
  relatorio: 'report',
  bills: 'bills',
  contas: 'bills',
  birthdays: 'birthdays',
  aniversarios: 'birthdays',
  followups: 'followups',
  perguntas: 'followups',
  events: 'events',
  compromissos: 'events',
  suggestions: 'suggestions',
  sugestoes: 'suggestions',
  quiet: 'quiet',
  silencio: 'quiet',
}

const ON = new Set(['on', 'yes', 'sim', 'ligado', 'ligar', 'liga'])
const OFF = new Set(['off', 'no', 'nao', 'desligado', 'desligar', 'desliga'])
/** By their first three letters, Monday first. */
const WEEKDAYS = ['mon|seg', 'tue|ter', 'wed|qua', 'thu|qui', 'fri|sex', 'sat|sab', 'sun|dom']

export const isAlert = (key: string): boolean => Object.hasOwn(KEYS, fold(key))

/** What a key and a value change of what comes by itself: `resumo 8:00`, `silêncio 22:00-7:00`, `contas off`. */
export function toAlertChanges(key: string, value: string | undefined): AlertChanges | undefined {
  const alert = isAlert(key) ? KEYS[fold(key)] : undefined
  if (alert === undefined || value === undefined) return undefined
  const said = fold(value).trim()
  if (OFF.has(said)) return { [alert]: false }
  const further = ON.has(said) ? {} : furtherOf(alert, said)
  const changes = alertChangesSchema.safeParse({ ...further, [alert]: true })
  return further && changes.success ? changes.data : undefined
}

function furtherOf(alert: AlertSwitch, said: string): AlertChanges | undefined {
  switch (alert) {
    case 'summary':
      return ofTime(said, (summaryAt) => ({ summaryAt }))
    case 'report': {
      const [first = '', second] = said.split(/\s+/)
      const weekday = WEEKDAYS.findIndex((names) => names.split('|').includes(first.slice(0, 3)))
      if (weekday === -1) return ofTime(said, (reportAt) => ({ reportAt }))
      const reportDay = weekday + 1
      return second === undefined
        ? { reportDay }
        : ofTime(second, (reportAt) => ({ reportDay, reportAt }))
    }
    case 'events': {
      const minutes = /^(\d{1,4})\s*(?:m|min|minutes|minutos)?$/.exec(said)
      return minutes ? { eventMinutes: Number(minutes[1]) } : undefined
    }
    case 'quiet': {
      const [from, until, ...rest] = said.split(/\s*-\s*/).map(toTime)
      return from && until && rest.length === 0 ? { quietFrom: from, quietUntil: until } : undefined
    }
    case 'suggestions':
      // They have no hour of their own.
      return undefined
    default:
      return ofTime(said, (alertsAt) => ({ alertsAt }))
  }
}

function ofTime(said: string, make: (time: string) => AlertChanges): AlertChanges | undefined {
  const time = toTime(said)
  return time === undefined ? undefined : make(time)
}

/** `8`, `8h`, `8:30`, `8h30`; an hour that does not exist is refused by the schema. */
function toTime(said: string): string | undefined {
  const found = /^(\d{1,2})(?:h|:|h:)?(\d{2})?$/.exec(said)
  return found ? `${found[1]?.padStart(2, '0')}:${found[2] ?? '00'}` : undefined
}

/** A line for each, as `parco settings` lists them. */
export function alertRows(alerts: AlertSettings, { settings }: Texts): [string, string][] {
  const { alertNames: name, alertDays } = settings
  const when = (isOn: boolean, text: string) => (isOn ? text : settings.off)
  const { alertsAt, eventMinutes, quietFrom, quietUntil, reportAt, reportDay, summaryAt } = alerts
  return [
    [name.summary, when(alerts.summary, summaryAt)],
    [name.report, when(alerts.report, `${alertDays[reportDay - 1]} ${reportAt}`)],
    [name.bills, when(alerts.bills, alertsAt)],
    [name.birthdays, when(alerts.birthdays, alertsAt)],
    [name.followups, when(alerts.followups, alertsAt)],
    [name.events, when(alerts.events, `${eventMinutes} min`)],
    [name.suggestions, when(alerts.suggestions, settings.on)],
    [name.quiet, when(alerts.quiet, `${quietFrom}-${quietUntil}`)],
  ]
}
