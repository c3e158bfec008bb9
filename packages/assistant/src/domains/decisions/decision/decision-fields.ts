import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import {
  booleanField,
  choiceField,
  dayField,
  numberField,
  readOnly,
  textField,
} from '../../internal/preview-fields.ts'
import type { DecisionFacts, OptionFacts, OutcomeFacts } from './decision-facts.ts'
import { areaLabel, describeOption } from './describe-decision.ts'

const label = (slot: string, { text }: DomainContext) => text(`decision.label.${slot}`)

/** The fields of a card that shows a decision; `before` is what it was where the card changes it. */
export function decisionFields(
  decision: DecisionFacts,
  context: DomainContext,
  before: DecisionFacts = decision,
): PreviewField[] {
  const shown = fieldsOf(decision, context)
  const earlier = new Map(fieldsOf(before, context).map(({ slot, display }) => [slot, display]))
  return shown.map((field) => changed(field, earlier.get(field.slot) ?? '', context))
}

function fieldsOf(decision: DecisionFacts, context: DomainContext): PreviewField[] {
  const { title, chosen, reasoning, decidedOn, reviewOn } = decision
  const words = (slot: string, value: string | null) =>
    textField({ slot, label: label(slot, context), value: value ?? '' })
  const day = (slot: string, value: string) =>
    dayField({ slot, label: label(slot, context), value }, context)
  return [
    words('title', title),
    words('chosenOption', chosen),
    longField('reasoning', reasoning, context),
    areaField(decision, context),
    ...(decidedOn === null ? [] : [day('decidedOn', decidedOn)]),
    ...(reviewOn === null ? [] : [day('reviewDate', reviewOn)]),
    booleanField(
      { slot: 'asksLater', label: label('asksLater', context), value: reviewOn !== null },
      context,
    ),
  ]
}

function areaField({ area }: DecisionFacts, context: DomainContext): PreviewField {
  const options = LIFE_AREAS.map((value) => ({ value, label: areaLabel(value, context) }))
  const field = choiceField({
    slot: 'area',
    label: label('area', context),
    value: area ?? '',
    options,
  })
  return { ...field, display: areaLabel(area, context) }
}

function longField(slot: string, value: string | null, context: DomainContext): PreviewField {
  const said = value ?? ''
  return {
    slot,
    label: label(slot, context),
    kind: 'long-text',
    value: said,
    display: said,
    editable: true,
  }
}

/** What there is to choose from; names alone can be changed on the card, as it holds no more of them. */
export function optionsField(
  options: readonly OptionFacts[],
  context: DomainContext,
): PreviewField[] {
  if (options.length === 0) return []
  return [
    {
      slot: 'options',
      label: label('options', context),
      kind: 'list',
      value: options.map(({ option }) => option),
      display: options.map((option) => describeOption(option, context)).join('; '),
      editable: options.every(({ pros, cons }) => pros === null && cons === null),
    },
  ]
}

/** How it turned out, on a card. */
export function outcomeFields(
  { outcome, satisfaction, lessons }: OutcomeFacts,
  context: DomainContext,
): PreviewField[] {
  const rated = numberField(
    {
      slot: 'satisfaction',
      label: label('satisfaction', context),
      value: satisfaction ?? 0,
      minimum: 1,
      maximum: 5,
    },
    context,
  )
  return [
    longField('outcome', outcome, context),
    satisfaction === null
      ? { ...rated, value: null, display: '' }
      : { ...rated, display: context.text('decision.rated', { satisfaction }) },
    longField('lessons', lessons, context),
  ]
}

/** The decision itself on a card that is about what is done to it. */
export function referenceField(title: string, context: DomainContext): PreviewField {
  const name = context.text('record.decision')
  return readOnly(textField({ slot: 'decisionRef', label: name, value: title }))
}

/** What stands on the card where a value changes: `18/12 → 18/02/2027`. */
function changed(field: PreviewField, from: string, { text }: DomainContext): PreviewField {
  if (from === field.display) return field
  const nothing = text('shared.nothing')
  const display = text('shared.fromTo', { from: from || nothing, to: field.display || nothing })
  return { ...field, display }
}
