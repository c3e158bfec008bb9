import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'

/** Named numbers of one measurement. */
export type Components = Readonly<Record<string, number>>

/** What a custom measurement holds: one number, or several with names. */
export type CustomValue = {
  readonly value: number | null
  readonly components: Components | null
}

/** Largest number that a measurement can hold; it also keeps two decimals exact. */
const MAX_VALUE = 9_999_999_999

/** More names than this are no measurement. */
const MAX_COMPONENTS = 6

/** Blood pressure that a person can have, in mmHg. */
const BLOOD_PRESSURE = {
  systolic: { minimum: 40, maximum: 300 },
  diastolic: { minimum: 20, maximum: 200 },
} as const

const BLOOD_PRESSURE_TEXT = /^\s*(\d{1,3})\s*(?:[/x]|por|over)\s*(\d{1,3})\s*$/i

/** "12/8", as pressure is said in Brazil, is 120/80: no heart beats with less. */
const LEAST_IN_TENS = 30

/** The slot `values`: by name, or blood pressure as it is written, `120/80`. */
export const valuesSchema = z.union([z.record(z.string(), z.number()), z.string()])
export type ValuesInput = z.output<typeof valuesSchema>

/** Says whether a text is blood pressure as it is written: `120/80`. */
export function isBloodPressureText(text: string): boolean {
  return BLOOD_PRESSURE_TEXT.test(text)
}

interface Input {
  readonly value: number | undefined
  readonly values: ValuesInput | undefined
  /** As the user calls what they measure. */
  readonly name: string
}

/** The value or values of a custom measurement; out of range is a question. */
export function checkCustomValue(
  input: Input,
  context: DomainContext,
): ({ readonly status: 'checked' } & CustomValue) | NotReady {
  if (input.values !== undefined) {
    const components = toComponents(input.values)
    if (components) return checkComponents(components, context)
    return ask('values', context.text('metric.valuesInvalid'))
  }
  const { name, value } = input
  if (value === undefined) return ask('value', context.text('metric.askCustomValue', { name }))
  if (!(Math.abs(value) <= MAX_VALUE)) {
    return ask(
      'value',
      context.text('metric.outOfRange', {
        metric: name,
        minimum: context.format.number(-MAX_VALUE),
        maximum: context.format.number(MAX_VALUE),
      }),
    )
  }
  return { status: 'checked', value: round(value), components: null }
}

function toComponents(values: ValuesInput): Components | undefined {
  if (typeof values !== 'string') return Object.keys(values).length > 0 ? values : undefined
  const match = BLOOD_PRESSURE_TEXT.exec(values)
  if (!match) return undefined
  const said = [Number(match[1]), Number(match[2])] as const
  const [systolic, diastolic] = said.map((one) => (said[0] < LEAST_IN_TENS ? one * 10 : one)) as [
    number,
    number,
  ]
  return { systolic, diastolic }
}

function checkComponents(
  values: Components,
  context: DomainContext,
): ({ readonly status: 'checked' } & CustomValue) | NotReady {
  const entries = Object.entries(values)
  const isSane = entries.every(
    ([key, value]) => /^[a-z][a-zA-Z0-9]{0,29}$/.test(key) && Math.abs(value) <= MAX_VALUE,
  )
  if (!isSane || entries.length > MAX_COMPONENTS) {
    return ask('values', context.text('metric.valuesInvalid'))
  }
  const { systolic, diastolic } = values
  const isPressure = systolic !== undefined || diastolic !== undefined
  if (isPressure && !isBloodPressure(systolic, diastolic)) {
    return ask('values', context.text('metric.bloodPressureInvalid'))
  }
  const rounded = Object.fromEntries(entries.map(([key, value]) => [key, round(value)]))
  return { status: 'checked', value: null, components: rounded }
}

function isBloodPressure(systolic: number | undefined, diastolic: number | undefined): boolean {
  if (systolic === undefined || diastolic === undefined || systolic <= diastolic) return false
  return (
    isWithin(systolic, BLOOD_PRESSURE.systolic) && isWithin(diastolic, BLOOD_PRESSURE.diastolic)
  )
}

function isWithin(
  value: number,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): boolean {
  return value >= minimum && value <= maximum
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
