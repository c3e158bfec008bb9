import { z } from 'zod'
import { idSchema } from './ids.ts'
import { localeSchema } from './locale.ts'

/** The systems in which weights, distances and drinks are shown and understood; what is kept is metric. */
export const UNITS = ['metric', 'us'] as const
export type Units = (typeof UNITS)[number]

/** The ways of writing an hour: 23:00, or 11:00 PM. */
export const CLOCKS = ['24h', '12h'] as const
export type Clock = (typeof CLOCKS)[number]

/** From which view of the world the user wants to be answered where faith is spoken of; `none`: from no one's. */
export const PERSPECTIVES = ['none', 'christian'] as const
export type Perspective = (typeof PERSPECTIVES)[number]

/** How a user is spoken to. */
export const userSettingsSchema = z.object({
  locale: localeSchema,
  /** IANA zone. */
  timeZone: z
    .string()
    .max(100)
    .refine(isTimeZone, 'it is not a time zone such as America/Sao_Paulo'),
  /** ISO 4217. */
  currency: z.string().refine(isCurrency, 'it is not a currency code such as BRL'),
  units: z.enum(UNITS),
  clock: z.enum(CLOCKS),
  perspective: z.enum(PERSPECTIVES),
})
export type UserSettings = z.infer<typeof userSettingsSchema>

/** A user with their settings, as others get to see them. */
export const userSchema = userSettingsSchema.extend({
  id: idSchema('user'),
  /** When the settings were first chosen, by a machine or by the user; until then they are a guess. */
  settingsChosenAt: z.iso.datetime().nullable(),
})
export type User = z.infer<typeof userSchema>

/** Says whether a text names a zone that dates can be computed in; an offset such as +03:00 is none. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return !/^[+-]/.test(text)
  } catch {
    return false
  }
}

/**
 * The zone of this machine. Nothing where it runs in UTC, which says nothing about where its user
 * lives, or where it is told one that does not exist.
 */
export function machineTimeZone(): string | undefined {
  // Node says nothing where TZ names no zone, whatever the type says.
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && zone !== 'UTC' && isTimeZone(zone) ? zone : undefined
}

/** Says whether a text is the code of a currency. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text)
}
