import type { Units } from '@parco/protocol'

/** How many of what is kept one of the other is; exact by definition, the ounce being that of the US. */
const US: Readonly<Record<string, { readonly unit: string; readonly size: number }>> = {
  kg: { unit: 'lb', size: 0.45359237 },
  km: { unit: 'mi', size: 1.609344 },
  ml: { unit: 'oz', size: 29.5735295625 },
}

/** Turns what is kept into what a user reads. */
export interface OwnMeasure {
  readonly unit: (kept: string) => string
  readonly own: (value: number, kept: string) => number
}

/** The units of a user in place of those that are kept. */
export function createOwnMeasure(units: Units): OwnMeasure {
  const otherOf = (kept: string) =>
    units === 'us' && Object.hasOwn(US, kept) ? US[kept] : undefined
  return {
    unit: (kept) => otherOf(kept)?.unit ?? kept,
    own(value, kept) {
      const other = otherOf(kept)
      return other ? Math.round((value / other.size) * 10) / 10 : value
    },
  }
}
