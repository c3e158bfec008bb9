import type { Locale } from '@parco/protocol'

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** A day (YYYY-MM-DD) in all the words by which it is asked after: `domingo, 3 de maio de 2026`. */
export function dayInWords(day: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  formats.set(locale, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}
