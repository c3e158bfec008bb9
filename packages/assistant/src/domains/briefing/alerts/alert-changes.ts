import type { AlertSettings } from '@parco/protocol'
import { type AlertChoice, COMING } from './alert-names.ts'

/** What is said of one of them, besides which it is. */
export interface AlertWish {
  readonly turn?: 'on' | 'off' | undefined
  readonly time?: string | undefined
  readonly until?: string | undefined
  readonly weekday?: number | undefined
  readonly minutes?: number | undefined
}

/** Settings with their new values; of those that are not named none changes. */
export type AlertPatch = { readonly [Name in keyof AlertSettings]?: AlertSettings[Name] }

/** The settings that a wish changes; whoever names an hour wants it on. */
export function toAlertChanges(alert: AlertChoice, wish: AlertWish): AlertPatch {
  const isOn = wish.turn !== 'off'
  if (alert === 'all') return Object.fromEntries(COMING.map((one) => [one, isOn]))
  return { [alert]: isOn, ...(isOn ? furtherOf(alert, wish) : {}) }
}

function furtherOf(
  alert: Exclude<AlertChoice, 'all'>,
  { minutes, time, until, weekday }: AlertWish,
): AlertPatch {
  switch (alert) {
    case 'summary':
      return time === undefined ? {} : { summaryAt: time }
    case 'report':
      return {
        ...(time === undefined ? {} : { reportAt: time }),
        ...(weekday === undefined ? {} : { reportDay: weekday }),
      }
    case 'events':
      return minutes === undefined ? {} : { eventMinutes: minutes }
    case 'quiet':
      return {
        ...(time === undefined ? {} : { quietFrom: time }),
        ...(until === undefined ? {} : { quietUntil: until }),
      }
    default:
      return time === undefined ? {} : { alertsAt: time }
  }
}

/** Whether nothing would be otherwise. */
export const isAlreadySo = (settings: AlertSettings, changes: AlertPatch): boolean =>
  Object.entries(changes).every(([name, value]) => settings[name as keyof AlertSettings] === value)
