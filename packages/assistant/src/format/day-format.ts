import type { Locale } from '@parco/protocol'
import { plainSpaces } from './plain-spaces.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const NEAR_DAYS: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  'pt-BR': { [-2]: 'anteontem', [-1]: 'ontem', 0: 'hoje', 1: 'amanhã' },
  en: { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' },
}

/** A week has one of each weekday: farther away its name alone would be another day. */
const WEEKDAY_REACH_DAYS = 6

/** The two ways of writing a day, seen from `today` (YYYY-MM-DD). */
export function createDayFormat(locale: Locale, today: string) {
  const formats = dayFormats[locale]
  const dayNumeric = (date: string) => {
    const format = date.slice(0, 4) === today.slice(0, 4) ? formats.short : formats.long
    return plainSpaces(format.format(toUtc(date)))
  }
  const day = (date: string) => {
    const daysAway = Math.round((toUtc(date).getTime() - toUtc(today).getTime()) / DAY_MS)
    const name = NEAR_DAYS[locale][daysAway] ?? weekday(locale, date, daysAway)
    return name === undefined ? dayNumeric(date) : `${name} (${dayNumeric(date)})`
  }
  return { day, dayNumeric }
}

function weekday(locale: Locale, date: string, daysAway: number): string | undefined {
  if (Math.abs(daysAway) > WEEKDAY_REACH_DAYS) return undefined
  return dayFormats[locale].weekday.format(toUtc(date)).replace('-feira', '')
}

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

const dayFormats = {
  'pt-BR': {
    short: new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    weekday: new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }),
  },
  en: {
    short: new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    long: new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    weekday: new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }),
  },
} as const
