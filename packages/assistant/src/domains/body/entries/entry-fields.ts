import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { choiceField, dayField, numberField, textField } from '../../internal/preview-fields.ts'
import { isBloodPressureText } from '../custom/custom-value.ts'
import { inUnit, unitOf } from '../measured-value.ts'
import { METRIC_RULES } from '../metric-types.ts'
import {
  describeComponents,
  describeMeasurement,
  describeValue,
  type EntryFacts,
  metricName,
} from './describe-entry.ts'

/**
 * The fields of a card that shows a measurement. What was measured is fixed: another thing is another
 * record. `unit` is that of the input, in which an edited value is read.
 */
export function entryFields(
  facts: EntryFacts,
  context: DomainContext,
  unit?: string,
): PreviewField[] {
  const { text } = context
  const name = metricName(facts, context)
  const isCustom = facts.type === 'custom'
  const metric = choiceField({
    slot: isCustom ? 'metricRef' : 'type',
    label: text('shared.label.metric'),
    value: isCustom ? (facts.customName ?? '') : facts.type,
    options: [{ value: isCustom ? (facts.customName ?? '') : facts.type, label: name }],
    editable: false,
  })
  const day = dayField(
    { slot: 'date', label: text('shared.label.day'), value: facts.measuredOn },
    context,
  )
  const notes =
    facts.notes === null
      ? []
      : [textField({ slot: 'notes', label: text('shared.label.notes'), value: facts.notes })]
  return [metric, valueField(facts, context, unit), day, ...notes]
}

/** The value of a measurement on a card, with what explains it. */
function valueField(facts: EntryFacts, context: DomainContext, given?: string): PreviewField {
  const label = context.text('shared.label.value')
  if (facts.components !== null) {
    const value = describeComponents(facts.components, context)
    const display = describeValue(facts, context)
    const editable = isBloodPressureText(value)
    return { ...textField({ slot: 'values', label, value, display, editable }), unit: facts.unit }
  }
  if (facts.value === null) {
    const display = describeMeasurement(facts, context)
    return textField({ slot: 'metadata', label, value: display, editable: false })
  }
  const display = describeMeasurement(facts, context)
  const field = { slot: 'value', label, display }
  const { type, value } = facts
  if (type === 'custom') return numberField({ ...field, value, unit: facts.unit }, context)
  const unit = given ?? unitOf(type, context)
  const { minimum, maximum } = METRIC_RULES[type]
  return numberField(
    {
      ...field,
      unit,
      value: inUnit(type, value, unit),
      minimum: inUnit(type, minimum, unit),
      maximum: inUnit(type, maximum, unit),
    },
    context,
  )
}
