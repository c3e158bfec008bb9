import type { OwnMeasure } from '../../display/own-measure.ts'
import type { FormSpec } from '../../records/form/form-spec.ts'
import type { Entry, Target } from './body-schemas.ts'
import type { SayBody } from './body-texts.ts'
import { isStandard, KEPT_UNITS, type Measure, type StandardMeasure, slotsOf } from './measures.ts'

/** What the forms of the body are made with: their words, the user's units and their today. */
export interface FormContext {
  readonly say: SayBody
  readonly measure: OwnMeasure
  readonly today: string
}

const VALUE_LABELS = {
  sleep: 'form.hours',
  water: 'form.amount',
  exercise: 'form.minutes',
  weight: 'form.value',
  mood: 'form.score',
  energy: 'form.score',
} as const satisfies Record<StandardMeasure, string>

/** A measurement that is noted: what it is of is fixed, in the user's own unit. */
export function newEntry(kind: StandardMeasure, { say, measure, today }: FormContext): FormSpec {
  const unit = measure.unit(KEPT_UNITS[kind])
  const isExercise = kind === 'exercise'
  return {
    title: say(`form.${kind}`),
    tool: 'record_metric',
    fields: isExercise
      ? ['value', 'metadata.exerciseType', 'metadata.distanceKm', 'date']
      : ['value', 'date'],
    more: isExercise ? ['metadata.intensity', 'notes'] : ['notes'],
    // "corri 5 km" is enough: the tool asks where it is not.
    required: isExercise ? [] : ['value'],
    values: { date: today },
    units: { value: unit },
    labels: {
      value: say(VALUE_LABELS[kind]),
      ...(kind === 'sleep' ? { date: say('form.wakingDay') } : {}),
    },
    fixed: { type: kind, unit },
  }
}

/** Something of the user's own, measured again: by one number, or by those of blood pressure. */
export function newOwnEntry(
  name: string,
  unit: string,
  isPressure: boolean,
  { say, today }: FormContext,
): FormSpec {
  const slot = isPressure ? 'values' : 'value'
  return {
    title: say('addNamed', { name }),
    tool: 'record_metric',
    fields: [slot, 'date'],
    more: ['notes'],
    required: [slot],
    values: { date: today },
    units: { value: unit },
    labels: { value: name, values: say('form.pressure') },
    fixed: { type: 'custom', metricRef: name, ...(unit === '' ? {} : { unit }) },
  }
}

/** Something that was never measured before. */
export const newMeasure = ({ say, today }: FormContext): FormSpec => ({
  title: say('form.custom'),
  tool: 'record_metric',
  fields: ['metricRef', 'value', 'unit', 'date'],
  more: ['notes'],
  required: ['metricRef', 'value', 'unit'],
  values: { date: today },
  labels: { metricRef: say('form.name') },
  fixed: { type: 'custom' },
})

/** A measurement that is there: its value can be corrected, or all of it deleted. */
export function editEntry(
  entry: Entry,
  { name, day, type }: { readonly name: string; readonly day: string; readonly type: string },
  { say, measure }: Omit<FormContext, 'today'>,
): FormSpec {
  const entryRef = { id: entry.id, type }
  const head = {
    title: say('form.edit', { name, day }),
    actions: [
      { label: say('form.delete'), tool: 'delete_metric', input: { entryRef }, isDanger: true },
    ],
  }
  // An exercise of a distance alone has no value to correct.
  if (entry.value === null && entry.components === null) return head
  const unit = measure.unit(entry.unit)
  const { systolic, diastolic } = entry.components ?? {}
  const isPressure = entry.components !== null
  return {
    ...head,
    lead: say('form.editLead'),
    tool: 'update_metric',
    fields: [isPressure ? 'values' : 'value'],
    values: isPressure
      ? { values: `${systolic}/${diastolic}` }
      : { value: measure.own(entry.value ?? 0, entry.unit) },
    units: { value: unit },
    labels: {
      value: isStandard(type) ? say(VALUE_LABELS[type]) : name,
      values: say('form.pressure'),
    },
    fixed: { entryRef, ...(type === 'custom' ? {} : { unit }) },
    isChange: true,
  }
}

/** What one wants of a measurement each day or week. */
export function targetForm(
  measured: { readonly measure: Measure; readonly name: string; readonly unit: string },
  target: Target | null,
  { say, measure }: Omit<FormContext, 'today'>,
): FormSpec {
  const slots = slotsOf(measured.measure)
  const unit = measure.unit(
    isStandard(measured.measure) ? KEPT_UNITS[measured.measure] : measured.unit,
  )
  return {
    title: say('form.target', { name: measured.name }),
    tool: 'set_target',
    fields: ['value', 'per'],
    required: ['value', 'per'],
    values: target
      ? { value: measure.own(target.value, target.unit), per: target.per }
      : { per: measured.measure === 'exercise' ? 'week' : 'day' },
    units: { value: unit },
    // A target is set as a whole: what is not changed is said again.
    fixed: { ...slots, ...(unit === '' ? {} : { unit }) },
    actions: target
      ? [{ label: say('form.deleteTarget'), tool: 'delete_target', input: slots, isDanger: true }]
      : [],
  }
}
