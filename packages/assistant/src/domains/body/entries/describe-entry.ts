import type { DomainContext } from '../../domain.ts'
import type { Components } from '../custom/custom-value.ts'
import type { MetricMetadata } from '../metadata.ts'
import { type ExerciseType, GLASS_ML, type MetricType } from '../metric-types.ts'

/** What a measurement says about itself. */
export type EntryFacts = {
  readonly type: MetricType
  /** Of a custom measurement. */
  readonly customName: string | null
  readonly value: number | null
  readonly components: Components | null
  readonly unit: string
  readonly measuredOn: string
  readonly notes: string | null
  readonly metadata: MetricMetadata
}

/** `Água`, `Peso`, or the user's own name for it. */
export function metricName(
  { type, customName }: Pick<EntryFacts, 'type' | 'customName'>,
  context: DomainContext,
): string {
  return type === 'custom' && customName !== null ? customName : context.text(`metricType.${type}`)
}

/** A name within a sentence: `água`, but `IMC` as it is. */
export function withinSentence(name: string): string {
  const [first = '', ...rest] = name
  const isPlainWord = rest.length > 0 && /^\p{Ll}/u.test(rest.join(''))
  return isPlainWord ? first.toLocaleLowerCase() + rest.join('') : name
}

/** `750 ml`, `7h30`, `120/80 mmHg`. */
export function describeValue(
  { components, unit, value }: Pick<EntryFacts, 'components' | 'unit' | 'value'>,
  context: DomainContext,
): string {
  if (components === null) return context.format.quantity(value ?? 0, unit)
  return `${describeComponents(components, context)} ${unit}`
}

/** `120/80` for blood pressure, each number with its name for anything else. */
export function describeComponents(components: Components, context: DomainContext): string {
  const { number } = context.format
  const { systolic, diastolic } = components
  if (systolic !== undefined && diastolic !== undefined) {
    return `${number(systolic)}/${number(diastolic)}`
  }
  return Object.entries(components)
    .map(([name, value]) => `${name} ${number(value)}`)
    .join(', ')
}

/** The value with what explains it: `750 ml (3 copos de 250 ml)`, `30 min, cardio, 5 km`. */
export function describeMeasurement(facts: EntryFacts, context: DomainContext): string {
  return [
    `${describeValue(facts, context)}${describeGlasses(facts, context)}`,
    ...describeMetadata(facts.metadata, context),
  ].join(', ')
}

/** `Água, 750 ml (3 copos de 250 ml), hoje (18/11)`. */
export function describeEntry(facts: EntryFacts, context: DomainContext): string {
  const day = context.format.day(facts.measuredOn)
  return [metricName(facts, context), describeMeasurement(facts, context), day].join(', ')
}

/** A glass is an assumption, so it is shown; whole litres are not counted in glasses. */
function describeGlasses({ type, value }: EntryFacts, context: DomainContext): string {
  if (type !== 'water' || value === null || value % GLASS_ML !== 0 || value >= 1000) return ''
  const size = context.format.quantity(GLASS_ML, 'ml')
  return ` (${context.text('metric.glasses', { count: value / GLASS_ML, size })})`
}

function describeMetadata(metadata: MetricMetadata, context: DomainContext): string[] {
  const { format, text } = context
  const { bedtime, calories, distanceKm, exerciseType, intensity, quality, waketime } = metadata
  const parts = []
  if (exerciseType !== undefined) parts.push(text(`exerciseType.${exerciseType as ExerciseType}`))
  if (intensity !== undefined) parts.push(text(`intensity.${intensity}`))
  if (distanceKm !== undefined) parts.push(format.quantity(Number(distanceKm), 'km'))
  if (calories !== undefined) parts.push(format.quantity(Number(calories), 'kcal'))
  if (bedtime !== undefined && waketime !== undefined) {
    parts.push(text('metric.sleptBetween', { bedtime, waketime }))
  }
  if (quality !== undefined) parts.push(text('metric.quality', { quality: `${quality}/10` }))
  return parts
}
