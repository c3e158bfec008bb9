import type { DomainContext } from '../../domain-context.ts'
import { quoteText } from '../../internal/clean-text.ts'
import type { Components } from '../custom/custom-value.ts'
import { readableName, readableUnit } from '../custom/known-metric.ts'
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
  return type === 'custom' && customName !== null
    ? readableName(customName, context)
    : context.text(`metricType.${type}`)
}

/** A name within a sentence: `água`, but `IMC` as it is. */
export function withinSentence(name: string): string {
  const [first = '', ...rest] = name
  const isPlainWord = rest.length > 0 && /^\p{Ll}/u.test(rest.join(''))
  return isPlainWord ? first.toLocaleLowerCase() + rest.join('') : name
}

/** `750 ml`, `7h30`, `120/80 mmHg`; of an exercise without minutes how far it went. */
export function describeValue(
  {
    type,
    components,
    unit,
    value,
    metadata,
  }: Pick<EntryFacts, 'type' | 'components' | 'unit' | 'value'> &
    Partial<Pick<EntryFacts, 'metadata'>>,
  context: DomainContext,
): string {
  const { distanceKm } = metadata ?? {}
  if (value === null && components === null && distanceKm !== undefined) {
    return context.format.measure(Number(distanceKm), 'km')
  }
  if (components === null) return describeAmount(value ?? 0, { type, unit }, context)
  return `${describeComponents(components, context)} ${readableUnit(unit, context)}`
}

/** A value of a type in the units of who reads it; in their own measurements the unit is their own. */
export function describeAmount(
  value: number,
  { type, unit }: Pick<EntryFacts, 'type' | 'unit'>,
  context: DomainContext,
): string {
  return type === 'custom'
    ? context.format.quantity(value, readableUnit(unit, context, value))
    : context.format.measure(value, unit)
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
    ...describeMetadata(withoutShown(facts), context),
  ].join(', ')
}

/** What explains a value; a distance that stands for it is not said twice. */
function withoutShown({ metadata, value, components }: EntryFacts): MetricMetadata {
  if (value !== null || components !== null) return metadata
  const { distanceKm: _shown, ...rest } = metadata
  return rest
}

/** `Água, 750 ml (3 copos de 250 ml), hoje (18/11)`. */
export function describeEntry(facts: EntryFacts, context: DomainContext): string {
  const day = context.format.day(facts.measuredOn)
  return [metricName(facts, context), describeMeasurement(facts, context), day].join(', ')
}

/** The same with what was noted beside it: `…, hoje (18/11), com “um café” de observação`. */
export function describeNoted(facts: EntryFacts, context: DomainContext): string {
  const entry = describeEntry(facts, context)
  if (facts.notes === null) return entry
  return context.text('metric.withNote', { entry, note: quoteText(facts.notes) })
}

/** A glass is an assumption, so it is shown; whole litres are not counted in glasses. */
function describeGlasses({ type, value }: EntryFacts, context: DomainContext): string {
  if (type !== 'water' || value === null || value % GLASS_ML !== 0 || value >= 1000) return ''
  const size = context.format.measure(GLASS_ML, 'ml')
  return ` (${context.text('metric.glasses', { count: value / GLASS_ML, size })})`
}

function describeMetadata(metadata: MetricMetadata, context: DomainContext): string[] {
  const { format, text } = context
  const { bedtime, calories, distanceKm, exerciseType, intensity, quality, takenAt, waketime } =
    metadata
  const parts = []
  if (exerciseType !== undefined) parts.push(text(`exerciseType.${exerciseType as ExerciseType}`))
  if (intensity !== undefined) parts.push(text(`intensity.${intensity}`))
  if (distanceKm !== undefined) parts.push(format.measure(Number(distanceKm), 'km'))
  if (calories !== undefined) parts.push(format.quantity(Number(calories), 'kcal'))
  if (bedtime !== undefined && waketime !== undefined) {
    const [from, until] = [bedtime, waketime].map((time) => format.clockTime(String(time)))
    parts.push(text('metric.sleptBetween', { bedtime: from, waketime: until }))
  }
  if (takenAt !== undefined)
    parts.push(text('metric.takenAt', { time: format.clockTime(String(takenAt)) }))
  if (quality !== undefined) parts.push(text('metric.quality', { quality: `${quality}/10` }))
  return parts
}
