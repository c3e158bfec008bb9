import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { LIFE_AREAS, type LifeArea } from '../../internal/life-areas.ts'
import { choiceField, readOnly, textField } from '../../internal/preview-fields.ts'
import { KNOWLEDGE_TYPES, type KnowledgeType } from '../enums.ts'

/** What a card shows of something that is kept. */
export interface ShownFact {
  readonly type: KnowledgeType
  readonly content: string
  readonly area: LifeArea | null
}

/** The fields of a fact on a card. */
export function factFields(
  { type, content, area }: ShownFact,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  return [
    textField({ slot: 'content', label: text('fact.label.content'), value: content }),
    choiceField({
      slot: 'type',
      label: text('shared.label.type'),
      value: type,
      options: KNOWLEDGE_TYPES.map((value) => ({ value, label: text(`type.${value}`) })),
    }),
    ...(area === null ? [] : [areaField(area, context)]),
  ]
}

/** The area of life as a choice. */
export function areaField(area: LifeArea, { text }: DomainContext): PreviewField {
  return choiceField({
    slot: 'area',
    label: text('fact.label.area'),
    value: area,
    options: LIFE_AREAS.map((value) => ({ value, label: text(`area.${value}`) })),
  })
}

/** Words that the card shows and nobody edits. */
export const shownField = (slot: string, label: string, value: string): PreviewField =>
  readOnly(textField({ slot, label, value }))
