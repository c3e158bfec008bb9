import type { Units } from '@parco/protocol'

/** A unit that people read in place of the one that is kept, and how many of the kept ones it is. */
export interface OwnUnit {
  readonly unit: string
  readonly size: number
  /** Decimals that tell as much as what is kept. */
  readonly decimals: number
}

/** A pound is 0.45359237 kg and a mile 1.609344 km by definition; a fluid ounce is that of the US. */
const US: Readonly<Record<string, OwnUnit>> = {
  kg: { unit: 'lb', size: 0.45359237, decimals: 1 },
  km: { unit: 'mi', size: 1.609344, decimals: 2 },
  ml: { unit: 'oz', size: 29.5735295625, decimals: 1 },
}

/** The unit in which a user reads what is kept in that one. */
export function ownUnit(unit: string, units: Units): OwnUnit {
  const other = units === 'us' && Object.hasOwn(US, unit) ? US[unit] : undefined
  return other ?? { unit, size: 1, decimals: 2 }
}

/** A kept value in the user's own unit, rounded as it is told. */
export function toOwnUnit(value: number, { size, decimals }: OwnUnit): number {
  return Math.round((value / size) * 10 ** decimals) / 10 ** decimals
}
