import type { DomainForms } from '../../forms/domain-forms.ts'

/** How decisions are filled in. */
export const decisionsForms: DomainForms = {
  title: { kind: 'text', label: 'decision.label.title' },
  options: { kind: 'list', label: 'decision.label.options' },
  chosenOption: { kind: 'text', label: 'decision.label.chosenOption' },
  reasoning: { kind: 'long-text', label: 'decision.label.reasoning' },
  area: { kind: 'choice', label: 'decision.label.area', choices: 'area' },
  decidedOn: { kind: 'date', label: 'decision.label.decidedOn' },
  reviewDate: { kind: 'date', label: 'decision.label.reviewDate' },
  asksLater: { kind: 'boolean', label: 'decision.label.asksLater' },
  outcome: { kind: 'long-text', label: 'decision.label.outcome' },
  satisfaction: {
    kind: 'number',
    label: 'decision.label.satisfaction',
    minimum: 1,
    maximum: 5,
  },
  lessons: { kind: 'long-text', label: 'decision.label.lessons' },
}
