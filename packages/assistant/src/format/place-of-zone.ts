import type { Locale } from '@parco/protocol'

/** The place that the machine names a zone by in a language: "Horário Moscou" is of `Moscou`, "South Korea Time" of `South Korea`. */
export function placeOfZone(zone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace(/^Horário | Time$/, '')
}
