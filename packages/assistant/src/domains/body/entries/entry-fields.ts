import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain.ts'
import { choiceField, dayField, numberField, textField } from '../../internal/preview-fields.ts'
import { isBloodPressureText } from '../custom/custom-value.ts'
import { METRIC_RULES } from '../metric-types.ts'
import {
  describeComponents,
  describeMeasurement,
  type EntryFacts,
  metricName,
} from './describe-entry.ts'

/** The fields of a card that shows a measurement. What was measured is fixed: another thing is another record. */
export function entryFields(facts: EntryFacts, context: DomainContext): PreviewField[] {
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
  return [metric, valueField(facts, context), day, ...notes]
}

/** The value of a measurement on a card, with what explains it. */
export function valueField(facts: EntryFacts, context: DomainContext): PreviewField {
  const label = context.text('shared.label.value')
  if (facts.components !== null) {
    const value = describeComponents(facts.components, context)
    const display = `${value} ${facts.unit}`
    const editable = isBloodPressureText(value)
    return { ...textField({ slot: 'values', label, value, display, editable }), unit: facts.unit }
  }
  const rule = facts.type === 'custom' ? undefined : METRIC_RULES[facts.type]
  return numberField(
    {
      slot: 'value',
      label,
      value: facts.value ?? 0,
      display: describeMeasurement(facts, context),
      unit: facts.unit,
      ...(rule ? { minimum: rule.minimum, maximum: rule.maximum } : {}),
    },
    context,
  )
}
