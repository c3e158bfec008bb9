import type { Locale } from '@parco/protocol'
import { HOUR_CYCLES } from '../../display/format-moment.ts'

interface FormatOptions {
  readonly locale: Locale
  readonly timeZone?: string | undefined
  readonly clock?: keyof typeof HOUR_CYCLES | undefined
}

/** The ways in which the usage is written. Calls cost fractions of a cent: up to four places. */
export function createUsageFormat({ locale, timeZone, clock }: FormatOptions) {
  const language = locale === 'en' ? 'en-US' : locale
  const usd = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  const count = new Intl.NumberFormat(language)
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const month = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
  const day = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  const moment = new Intl.DateTimeFormat(language, {
    ...(timeZone === undefined ? {} : { timeZone }),
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(clock === undefined ? {} : { hourCycle: HOUR_CYCLES[clock] }),
  })
  return {
    usd: (value: number): string => usd.format(value),
    count: (value: number): string => count.format(value),
    /** Of many: `12.4K`. */
    short: (value: number): string => (value < 10_000 ? count : short).format(value),
    /** Only what is all says 100%. */
    share: (value: number): string => share.format(value < 1 ? Math.min(value, 0.99) : 1),
    month: (text: string): string => month.format(new Date(`${text}-01T00:00:00Z`)),
    day: (text: string): string => day.format(new Date(`${text}T00:00:00Z`)),
    moment: (text: string): string => moment.format(new Date(text)),
  }
}

/** How the usage is written. */
export type UsageFormat = ReturnType<typeof createUsageFormat>
