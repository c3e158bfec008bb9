import type { DomainForms } from '../../forms/domain-forms.ts'

/** How what is kept in mind is filled in. */
export const memoryForms: DomainForms = {
  content: { kind: 'long-text', label: 'fact.label.content' },
  'add_knowledge.type': { kind: 'choice', label: 'shared.label.type', choices: 'type' },
  'update_knowledge.type': { kind: 'choice', label: 'shared.label.type', choices: 'type' },
  area: { kind: 'choice', label: 'fact.label.area', choices: 'area' },
  isRight: { kind: 'boolean', label: 'fact.label.isRight' },
  isForGood: { kind: 'boolean', label: 'fact.label.isForGood' },
}
