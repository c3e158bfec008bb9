/** What comes by itself, as the tools name it. */
export const ALERTS = [
  'summary',
  'report',
  'bills',
  'birthdays',
  'followups',
  'events',
  'quiet',
] as const
export type Alert = (typeof ALERTS)[number]

/** With `all` for everything that comes by itself at once; quiet hours are none of it. */
export const ALERT_CHOICES = [...ALERTS, 'all'] as const
export type AlertChoice = (typeof ALERT_CHOICES)[number]

/** What comes by itself, each by its own switch. */
export const COMING = ALERTS.filter((alert) => alert !== 'quiet')
