/** A unit as a multiple of the first one of its kind; a temperature also starts elsewhere. */
export interface Unit {
  readonly kind: 'length' | 'mass' | 'volume' | 'temperature' | 'time' | 'area' | 'data'
  readonly size: number
  /** What is added to a value before it is multiplied. */
  readonly shift?: number
}

/** Their names are those that ECMA-402 knows, so that the machine can write them; kitchen measures have none there. */
export const UNITS = {
  millimeter: { kind: 'length', size: 0.001 },
  centimeter: { kind: 'length', size: 0.01 },
  meter: { kind: 'length', size: 1 },
  kilometer: { kind: 'length', size: 1000 },
  inch: { kind: 'length', size: 0.0254 },
  foot: { kind: 'length', size: 0.3048 },
  yard: { kind: 'length', size: 0.9144 },
  mile: { kind: 'length', size: 1609.344 },
  gram: { kind: 'mass', size: 1 },
  kilogram: { kind: 'mass', size: 1000 },
  ounce: { kind: 'mass', size: 28.349523125 },
  pound: { kind: 'mass', size: 453.59237 },
  stone: { kind: 'mass', size: 6350.29318 },
  milliliter: { kind: 'volume', size: 1 },
  liter: { kind: 'volume', size: 1000 },
  'fluid-ounce': { kind: 'volume', size: 29.5735295625 },
  gallon: { kind: 'volume', size: 3785.411784 },
  cup: { kind: 'volume', size: 240 },
  tablespoon: { kind: 'volume', size: 15 },
  teaspoon: { kind: 'volume', size: 5 },
  celsius: { kind: 'temperature', size: 1 },
  fahrenheit: { kind: 'temperature', size: 5 / 9, shift: -32 },
  second: { kind: 'time', size: 1 },
  minute: { kind: 'time', size: 60 },
  hour: { kind: 'time', size: 3600 },
  day: { kind: 'time', size: 86_400 },
  week: { kind: 'time', size: 604_800 },
  acre: { kind: 'area', size: 0.40468564224 },
  hectare: { kind: 'area', size: 1 },
  megabyte: { kind: 'data', size: 1 },
  gigabyte: { kind: 'data', size: 1000 },
  terabyte: { kind: 'data', size: 1_000_000 },
} as const satisfies Readonly<Record<string, Unit>>

export type UnitName = keyof typeof UNITS

export const UNIT_NAMES = Object.keys(UNITS) as UnitName[]

/** Measures that are named by a text of ours. */
const OF_THE_KITCHEN: ReadonlySet<UnitName> = new Set(['cup', 'tablespoon', 'teaspoon'])

export const isOfTheKitchen = (unit: UnitName): boolean => OF_THE_KITCHEN.has(unit)

/** The same amount in another unit; nothing where they measure different things. */
export function convert(value: number, from: UnitName, to: UnitName): number | undefined {
  const [one, other]: readonly Unit[] = [UNITS[from], UNITS[to]]
  if (one?.kind !== other?.kind || !one || !other) return undefined
  return ((value + (one.shift ?? 0)) * one.size) / other.size - (other.shift ?? 0)
}
