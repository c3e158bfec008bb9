import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../domain-context.ts'
import { inKeptUnit, inUnit, sizeOfUnit, unitOf } from './measured-value.ts'
import { GLASS_ML, METRIC_RULES, type StandardMetricType } from './metric-types.ts'

/** What words say a weight in; a number beside none of them is in the user's own unit. */
const MASS_WORDS =
  /(?<!\p{L})(?:kgs?|kilos?|kilogram(?:me)?s?|quilos?|quilogramas?|gramas?|grams?|g|lbs?|pounds?|libras?|stones?|st)(?!\p{L})/iu

/**
 * Turns a value that the router read from words into the unit in which the card will offer it. The
 * router reads numbers without a unit as metric ones and converts those with one; a weight of 180 is
 * in pounds to whoever weighs in them. `into` is the unit of the input that a correction goes into.
 */
export function inOwnUnits(
  type: StandardMetricType,
  {
    slots,
    text,
    into,
  }: { readonly slots: JsonObject; readonly text: string; readonly into?: string },
  context: DomainContext,
): JsonObject {
  const { value, unit } = slots
  const kept = METRIC_RULES[type].unit
  const own = into ?? unitOf(type, context)
  if (typeof value !== 'number' || own === kept || (unit !== undefined && unit !== kept))
    return slots
  const isBare = type === 'weight' && !MASS_WORDS.test(text)
  const read = isBare || sizeOfUnit(type, own) === undefined ? value : inUnit(type, value, own)
  return { ...slots, value: read, ...(into === undefined ? { unit: own } : {}) }
}

/** Beyond this share of the last weight a number in kilos is doubted, and one in pounds is as close as this. */
const CLOSE = 0.1

/**
 * "186.4", said without a unit behind 85 kg: as kilos it is far from there, as pounds it is close, and
 * pounds are meant. Only for who has metric units; to others a bare number is in pounds anyway.
 */
export function inPoundsWhereClose(
  slots: JsonObject,
  text: string,
  lastKg: number | null | undefined,
): JsonObject {
  const { unit, value } = slots
  if (!lastKg || typeof value !== 'number' || (unit !== undefined && unit !== 'kg')) return slots
  if (MASS_WORDS.test(text)) return slots
  const isClose = (kg: number) => Math.abs(kg - lastKg) / lastKg <= CLOSE
  return !isClose(value) && isClose(inKeptUnit('weight', value, 'lb'))
    ? { ...slots, unit: 'lb' }
    : slots
}

/** Whether an amount of water may have been counted in glasses. */
export const isInGlasses = (ml: unknown): boolean =>
  typeof ml === 'number' && ml > 0 && ml % GLASS_ML === 0

/** Whether a number can only be one of glasses: nobody drinks 3 ml. */
export const isCountOfGlasses = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MOST_GLASSES
const MOST_GLASSES = 20
