import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import {
  choiceField,
  dayField,
  numberField,
  readOnly,
  textField,
} from '../../internal/preview-fields.ts'
import { SAID_STATUSES } from '../enums.ts'
import { areaLabel, describeAmount } from './describe-goal.ts'
import type { GoalFacts } from './goal-facts.ts'

/** The most that a goal may aim at. */
export const MAX_TARGET = 1_000_000_000

/** The fields of a card that shows a goal; `before` is what it was where the card changes it. */
export function goalFields(
  goal: GoalFacts,
  context: DomainContext,
  before: GoalFacts = goal,
): PreviewField[] {
  const { format, text } = context
  const label = (slot: string) => text(`goal.label.${slot}`)
  const amount = (of: GoalFacts) => describeAmount(of.target, of.unit, context)
  const target = numberField(
    {
      slot: 'targetValue',
      label: label('target'),
      value: goal.target,
      display: amount(goal),
      minimum: 0.01,
      maximum: MAX_TARGET,
      ...(goal.unit === null ? {} : { unit: goal.unit }),
    },
    context,
  )
  const unit = textField({ slot: 'unit', label: label('unit'), value: goal.unit ?? '' })
  const fields = [
    [textField({ slot: 'title', label: label('title'), value: goal.title }), before.title],
    [target, amount(before)],
    [unit, before.unit ?? ''],
    [
      dayField({ slot: 'startDate', label: label('start'), value: goal.startOn }, context),
      format.day(before.startOn),
    ],
    [
      dayField({ slot: 'endDate', label: label('end'), value: goal.endOn }, context),
      format.day(before.endOn),
    ],
    [areaField(goal, context), areaLabel(before.area, context)],
  ] as const
  return fields.map(([field, from]) => changed(field, from, context))
}

function areaField({ area }: GoalFacts, context: DomainContext): PreviewField {
  const { text } = context
  const field = {
    slot: 'area',
    label: text('goal.label.area'),
    options: LIFE_AREAS.map((value) => ({ value, label: text(`area.${value}`) })),
  }
  if (area !== null) return choiceField({ ...field, value: area })
  return { ...choiceField({ ...field, value: '' }), display: areaLabel(null, context) }
}

/** What its owner says of a goal, on a card that changes it. */
export function statusField(
  { status }: GoalFacts,
  context: DomainContext,
  before: GoalFacts,
): PreviewField {
  const { text } = context
  const field = choiceField({
    slot: 'status',
    label: text('goal.label.status'),
    value: status,
    options: SAID_STATUSES.map((value) => ({ value, label: text(`said.${value}`) })),
  })
  return changed(field, text(`said.${before.status}`), context)
}

/** The goal itself on a card that is about what is done to it. */
export function referenceField(title: string, context: DomainContext): PreviewField {
  const label = context.text('record.goal')
  return readOnly(textField({ slot: 'goalRef', label, value: title }))
}

/** What stands on the card where a value changes: `24 livros → 30 livros`. */
export function changed(field: PreviewField, from: string, context: DomainContext): PreviewField {
  if (from === field.display) return field
  const to = field.display === '' ? context.text('shared.nothing') : field.display
  const values = { from: from === '' ? context.text('shared.nothing') : from, to }
  return { ...field, display: context.text('shared.fromTo', values) }
}
