import { nameOf } from '../../values/name-of.ts'
import { type BuiltCall, type CallInput, setOf, spanOf, textOf } from './call-builder.ts'

/** What no body is hotter than, in either unit, and the least sugar that is told in mg/dL. */
const HOTTEST_CELSIUS = 45
const HOTTEST_FAHRENHEIT = 113
const LEAST_MG_OF_SUGAR = 30

/** A value beyond what a unit allows is said in the other unit that is used for the same. */
function unitFor(unit: unknown, value: number | undefined, isSlight: boolean): unknown {
  if (value === undefined) return unit
  if (unit === '°C' && value > HOTTEST_CELSIUS) return '°F'
  return unit === 'mg/dL' && value < LEAST_MG_OF_SUGAR && !isSlight ? 'mmol/L' : unit
}

/** Of these there is so little in the blood that a small number is in mg/dL still. */
const SLIGHT = /^creatinin|^ureia/i

/** A measure with a name of its own, in the unit that goes with it. */
export function buildCustom(input: CallInput, date: string): BuiltCall | undefined {
  const { metricRef, unit } = setOf(input)
  const pressure = spanOf(input, 'bloodPressure')
  // "caiu de 90 pra 86": what it was is bound under another name.
  const number = spanOf(input, 'number', 'number') ?? spanOf(input, 'percent')
  const text = textOf(input, 'customMetric')
  const name = metricRef ?? (text && nameOf(input.message, text.from, text.to))
  if (name === undefined || (pressure ?? number)?.invalid) return undefined
  if (unit === '°C' && (number?.value ?? 0) > HOTTEST_FAHRENHEIT) return undefined
  const isSlight = SLIGHT.test(String(name))
  const value = pressure ? { values: { ...pressure.value } } : { value: number?.value }
  return {
    intent: 'record_metric',
    params: {
      type: 'custom',
      metricRef: name,
      ...value,
      ...(unit === undefined ? {} : { unit: unitFor(unit, number?.value, isSlight) }),
      date,
    },
    missing: [],
  }
}
