import type { Locale } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { daysBetween } from '../../internal/calendar.ts'

type SpeakingContext = Pick<DomainContext, 'locale' | 'text' | 'today'>

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A day (YYYY-MM-DD) in all the words by which it is asked after: `domingo, 3 de maio de 2026`. */
export function dayInWords(day: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

const spoken = new Map<string, Intl.DateTimeFormat>()

/** A day as it is said: `hoje`, `ontem`, `em 3 de maio`, of another year with that. */
export function spokenDay(day: string, { locale, text, today }: SpeakingContext): string {
  const age = daysBetween(day, today)
  if (age === 0 || age === 1) return text(age === 0 ? 'day.today' : 'day.yesterday')
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const key = `${locale} ${isThisYear}`
  const format =
    spoken.get(key) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(isThisYear ? {} : { year: 'numeric' }),
    })
  spoken.set(key, format)
  return text('day.on', { day: format.format(new Date(`${day}T00:00:00Z`)) })
}
