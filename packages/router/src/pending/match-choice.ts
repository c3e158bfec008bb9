import type { IntentCall, JsonValue } from '@parco/protocol'
import { METRICS, type MetricType } from '../values/metrics.ts'
import { changeableSlots } from './changeable-slots.ts'
import { CATEGORY_NAMES, INCOME_NAMES, METRIC_NAMES, valueNamed } from './choices.ts'

type Slots = Record<string, JsonValue>

/** Units of water said on their own ("litros"), in ml; a glass is 250 ml. */
const WATER_UNITS: Readonly<Record<string, number>> = {
  ml: 1,
  mililitros: 1,
  l: 1000,
  litro: 1000,
  litros: 1000,
  liter: 1000,
  liters: 1000,
  litre: 1000,
  litres: 1000,
  copo: 250,
  copos: 250,
  glass: 250,
  glasses: 250,
}

/** Words given in answer, as a value of a missing slot that knows its values: a category, a type, a unit. */
export function matchChoice(
  call: IntentCall,
  words: readonly string[],
  known: IntentCall['params'],
  missing: readonly string[],
): Slots | undefined {
  const slots = changeableSlots(call)
  const said = words.join(' ')
  if (slots.category && missing.includes(slots.category)) {
    const category = valueNamed(CATEGORY_NAMES, said)
    if (category) return { [slots.category]: category }
  }
  if (slots.incomeType && missing.includes(slots.incomeType)) {
    const type = valueNamed(INCOME_NAMES, said)
    if (type) return { [slots.incomeType]: type }
  }
  if (slots.metricType && (missing.includes(slots.metricType) || missing.includes('unit')))
    return metricChoice(words, known)
  return undefined
}

function metricChoice(words: readonly string[], known: IntentCall['params']): Slots | undefined {
  const types = new Set<string>()
  let factor = 1
  for (const word of words) {
    const unit = WATER_UNITS[word]
    const type = unit === undefined ? valueNamed(METRIC_NAMES, word) : 'water'
    if (type === undefined) return undefined
    types.add(type)
    factor = unit ?? factor
  }
  const [type, second] = [...types]
  const unit = type && METRICS[type as MetricType]?.unit
  if (!type || !unit || second !== undefined) return undefined
  const { value } = known
  const scaled =
    typeof value === 'number' && factor !== 1 ? { value: Math.round(value * factor) } : {}
  return { type, unit, ...scaled }
}
