import type { Locale } from '../../text/locale.ts'
import { WordMemo } from '../../text/word-memo.ts'
import { isSlipOf } from '../phrase-table.ts'
import type { CanonicalUnit, Dimension } from '../slot-span.ts'

/** One unit as people say it. */
export interface Unit {
  /** Its short English name, kept with the value as said. */
  readonly name: string
  readonly dimension: Dimension
  /** How many canonical units one of it is. */
  readonly factor: number
  /** What a bare number after it counts: 300 in "82 quilos e 300" is grams, 30 in "1h30" minutes. */
  readonly below?: {
    readonly name: string
    readonly factor: number
    readonly min: number
    readonly max: number
  }
  /** A household measure, so that "3 copos de 300ml" multiplies. */
  readonly isVessel?: boolean
}

/** The canonical unit and the decimals kept in each dimension. */
export const CANONICAL: Readonly<Record<Dimension, { unit: CanonicalUnit; decimals: number }>> = {
  mass: { unit: 'kg', decimals: 2 },
  volume: { unit: 'ml', decimals: 0 },
  duration: { unit: 'min', decimals: 2 },
  distance: { unit: 'km', decimals: 2 },
}

const HOUR: Unit = {
  name: 'h',
  dimension: 'duration',
  factor: 60,
  below: { name: 'min', factor: 1, min: 1, max: 59 },
}
const MINUTE: Unit = { name: 'min', dimension: 'duration', factor: 1 }
const SECOND: Unit = { name: 's', dimension: 'duration', factor: 1 / 60 }
const KILOGRAM: Unit = {
  name: 'kg',
  dimension: 'mass',
  factor: 1,
  below: { name: 'g', factor: 0.001, min: 50, max: 999 },
}
const GRAM: Unit = { name: 'g', dimension: 'mass', factor: 0.001 }
const POUND: Unit = { name: 'lb', dimension: 'mass', factor: 0.45359237 }
const STONE: Unit = {
  name: 'st',
  dimension: 'mass',
  factor: 6.35029318,
  below: { name: 'lb', factor: 0.45359237, min: 1, max: 13 },
}
const LITRE: Unit = {
  name: 'l',
  dimension: 'volume',
  factor: 1_000,
  below: { name: 'ml', factor: 1, min: 50, max: 999 },
}
const MILLILITRE: Unit = { name: 'ml', dimension: 'volume', factor: 1 }
const FLUID_OUNCE: Unit = { name: 'oz', dimension: 'volume', factor: 29.5735295625 }
const PINT: Unit = { name: 'pint', dimension: 'volume', factor: 473.176473 }
const GALLON: Unit = { name: 'gallon', dimension: 'volume', factor: 3_785.411784 }
const GLASS: Unit = { name: 'glass', dimension: 'volume', factor: 250, isVessel: true }
const CUP: Unit = { name: 'cup', dimension: 'volume', factor: 250, isVessel: true }
const KILOMETRE: Unit = {
  name: 'km',
  dimension: 'distance',
  factor: 1,
  below: { name: 'm', factor: 0.001, min: 50, max: 999 },
}
const METRE: Unit = { name: 'm', dimension: 'distance', factor: 0.001 }
const MILE: Unit = { name: 'mi', dimension: 'distance', factor: 1.609344 }

const UNITS = new Map<string, readonly Unit[]>([
  ...named(['h', 'hs', 'hora', 'horas', 'hour', 'hours', 'horinha', 'horinhas'], HOUR),
  ...named(['min', 'mins', 'minuto', 'minutos', 'minute', 'minutes', 'minutinhos'], MINUTE),
  ...named(['s', 'seg', 'segs', 'segundos', 'sec', 'secs', 'seconds'], SECOND),
  ...named(['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'kilogram', 'kilograms'], KILOGRAM),
  ...named(['quilograma', 'quilogramas'], KILOGRAM),
  ...named(['g', 'gr', 'grs', 'grama', 'gramas', 'gram', 'grams'], GRAM),
  ...named(['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'], POUND),
  ...named(['stone', 'stones'], STONE),
  ...named(['l', 'lt', 'lts', 'litro', 'litros', 'litre', 'litres', 'liter', 'liters'], LITRE),
  ...named(['litrao'], LITRE),
  ...named(['ml', 'mls', 'mililitro', 'mililitros', 'milliliter', 'milliliters'], MILLILITRE),
  ...named(['millilitre', 'millilitres'], MILLILITRE),
  ...named(['oz', 'ounce', 'ounces', 'onca', 'oncas'], FLUID_OUNCE),
  ...named(['pint', 'pints'], PINT),
  ...named(['gallon', 'gallons'], GALLON),
  ...named(['copo', 'copos', 'copao', 'copinho', 'copinhos', 'glass', 'glasses'], GLASS),
  ...named(['cup', 'cups', 'xicara', 'xicaras'], CUP),
  ...named(['km', 'kms', 'quilometro', 'quilometros', 'kilometer', 'kilometers'], KILOMETRE),
  ...named(['kilometre', 'kilometres'], KILOMETRE),
  ...named(['metro', 'metros', 'meter', 'meters', 'metre', 'metres'], METRE),
  ...named(['milha', 'milhas', 'mile', 'miles'], MILE),
  ['m', [METRE, MINUTE]],
])

function named(names: readonly string[], unit: Unit): (readonly [string, readonly Unit[]])[] {
  return names.map((name) => [name, [unit]])
}

/** The units a folded word may stand for, likelier first; "m" is metres or minutes. */
export function unitsOf(word: string, locale: Locale): readonly Unit[] {
  if (word === 'mi') return locale === 'en' ? [MILE] : []
  return UNITS.get(word) ?? slippedUnits(word)
}

/** "30 mintuos", "2 litors": beside a number a slip in a long unit's name is plain. */
function slippedUnits(word: string): readonly Unit[] {
  return word.length < 5 ? NONE : SLIPPED.of(word)
}

const NONE: readonly Unit[] = []

const SLIPPED = new WordMemo((word): readonly Unit[] => {
  const name = SLIPPED_NAMES.find((candidate) => isSlipOf(word, candidate))
  return (name && UNITS.get(name)) || NONE
})

const SLIPPED_NAMES = [
  ...['minutos', 'minutes', 'horas', 'hours', 'litros', 'liters', 'litres', 'quilos', 'gramas'],
  ...['pounds', 'copos', 'metros', 'quilometros', 'kilometers', 'kilometres', 'mililitros'],
]

/** The unit of "5k" said of a run. */
export const KILO_SHORT: Unit = KILOMETRE
/** The unit of a duration written as a clock: "1:30". */
export const CLOCK_HOUR: Unit = HOUR
/** The unit of a bare "quarter of an hour" and the like. */
export const CLOCK_MINUTE: Unit = MINUTE
