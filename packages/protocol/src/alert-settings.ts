import { z } from 'zod'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it is not an hour such as 07:30')

/**
 * What comes to a user by itself, and when. Reminders always do: their user set them. Hours are the
 * user's, HH:MM.
 */
export const alertSettingsSchema = z.object({
  /** What the day holds, each morning that holds anything. */
  summary: z.boolean(),
  summaryAt: clockTime,
  /** How the week went. */
  report: z.boolean(),
  /** 1 (Monday) to 7 (Sunday). */
  reportDay: z.int().min(1).max(7),
  reportAt: clockTime,
  /** Bills three days before and on the day. */
  bills: z.boolean(),
  /** Birthdays a week before and on the day. */
  birthdays: z.boolean(),
  /** What to ask about, on its day. */
  followups: z.boolean(),
  /** Events, so many minutes before they begin. */
  events: z.boolean(),
  eventMinutes: z.int().min(0).max(1440),
  /** When bills, birthdays and follow-ups come. */
  alertsAt: clockTime,
  /** One thing that might be done, in the summary. */
  suggestions: z.boolean(),
  /** Nothing comes by itself in these hours but what has an hour of its own; it waits for their end. */
  quiet: z.boolean(),
  quietFrom: clockTime,
  quietUntil: clockTime,
})
export type AlertSettings = z.infer<typeof alertSettingsSchema>

/** What of it is on or off. */
export type AlertSwitch = {
  [Name in keyof AlertSettings]: AlertSettings[Name] extends boolean ? Name : never
}[keyof AlertSettings]

/** Changes to the alerts: what is not named stays. */
export const alertChangesSchema = alertSettingsSchema.partial().strict()
export type AlertChanges = z.infer<typeof alertChangesSchema>

/** What everybody begins with: what may be missed is told, and nothing comes each day or week unasked. */
export const DEFAULT_ALERTS: AlertSettings = {
  summary: false,
  summaryAt: '07:00',
  report: false,
  reportDay: 7,
  reportAt: '20:00',
  bills: true,
  birthdays: true,
  followups: true,
  events: true,
  eventMinutes: 60,
  alertsAt: '09:00',
  suggestions: true,
  quiet: true,
  quietFrom: '22:00',
  quietUntil: '08:00',
}
