import type { JsonObject } from '@parco/protocol'

/** What Parco measures by itself, in the order of the page. */
export const STANDARD_MEASURES = ['sleep', 'water', 'exercise', 'weight', 'mood', 'energy'] as const
export type StandardMeasure = (typeof STANDARD_MEASURES)[number]

/** One of those, or the name of a measurement of the user's own. */
export type Measure = string

export const isStandard = (measure: Measure): measure is StandardMeasure =>
  (STANDARD_MEASURES as readonly string[]).includes(measure)

/** A measurement as the slots of tools name it. */
export const slotsOf = (measure: Measure): JsonObject =>
  isStandard(measure) ? { type: measure } : { type: 'custom', metricRef: measure }

/** The units in which each is kept. */
export const KEPT_UNITS: Readonly<Record<StandardMeasure, string>> = {
  sleep: 'hours',
  water: 'ml',
  exercise: 'min',
  weight: 'kg',
  mood: 'score',
  energy: 'score',
}

/** What adds up over a day can have a target, and so can what is the user's own. */
export const mayHaveTarget = (measure: Measure): boolean =>
  !isStandard(measure) || measure === 'sleep' || measure === 'water' || measure === 'exercise'
