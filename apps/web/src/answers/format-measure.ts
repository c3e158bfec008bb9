import type { Locale } from '@parco/protocol'

/** A measurement as people read it: `7h30`, `2,1 L`, `82,4 kg`, `7/10`. Metric: other units have cards of words. */
export function formatMeasure(value: number, unit: string, locale: Locale): string {
  const number = (digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  switch (unit) {
    case 'hours':
      return duration(Math.round(value * 60), locale)
    case 'min':
      return value < 60 ? `${number(0).format(value)} min` : duration(Math.round(value), locale)
    case 'ml':
      return value < 1000 ? `${number(0).format(value)} ml` : `${number(2).format(value / 1000)} L`
    case 'score':
      return `${number(1).format(value)}/10`
    default:
      return `${number(1).format(value)}${unit === '' ? '' : ` ${counted(value, unit, locale)}`}`
  }
}

/** What medicine is counted in, with the word for one. */
const ONE: ReadonlyMap<string, string> = new Map([
  ['doses', 'dose'],
  ['comprimidos', 'comprimido'],
  ['pills', 'pill'],
])

/** `1 dose`, `2 doses`; how few still count as one is the language's. */
function counted(value: number, unit: string, locale: Locale): string {
  const isOne = new Intl.PluralRules(locale).select(value) === 'one'
  return isOne ? (ONE.get(unit) ?? unit) : unit
}

function duration(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (locale === 'en') return [`${hours} h`, ...(rest > 0 ? [`${rest} min`] : [])].join(' ')
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`
}
