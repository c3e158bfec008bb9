/** What can be set, as the tools name it. */
export const SETTINGS = [
  'language',
  'currency',
  'units',
  'timeZone',
  'clock',
  'perspective',
] as const
export type Setting = (typeof SETTINGS)[number]

/** The column of `users` that holds each. */
export const COLUMNS = {
  language: 'locale',
  currency: 'currency',
  units: 'units',
  timeZone: 'time_zone',
  clock: 'clock',
  perspective: 'perspective',
} as const satisfies Readonly<Record<Setting, string>>
