import type { Locale } from '@parco/protocol'

/** Writes a quantity in the unit that people would choose for it. */
export function formatQuantity(
  value: number,
  unit: string,
  locale: Locale,
  number: (value: number) => string,
): string {
  switch (unit) {
    case 'ml':
      return Math.abs(value) >= 1000 ? `${number(value / 1000)} L` : `${number(value)} ml`
    case 'hours':
    case 'h':
      return duration(Math.round(value * 60), locale, number)
    case 'min':
      return duration(Math.round(value), locale, number)
    case 'score':
      return `${number(value)}/10`
    case '%':
      return `${number(value)}%`
    case '':
      return number(value)
    default:
      return `${number(value)} ${unit}`
  }
}

/** `7h30` is how Portuguese writes a duration; English reads it as a clock time. */
function duration(minutes: number, locale: Locale, number: (value: number) => string): string {
  const sign = minutes < 0 ? '-' : ''
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  if (hours === 0) return `${sign}${rest} min`
  if (locale === 'en') return `${sign}${number(hours)} h${rest === 0 ? '' : ` ${rest} min`}`
  return `${sign}${number(hours)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}
