import type { DomainForms } from '../../forms/domain-forms.ts'

/** How goals and their progress are filled in. */
export const goalsForms: DomainForms = {
  title: { kind: 'text', label: 'goal.label.title' },
  targetValue: { kind: 'number', label: 'goal.label.target' },
  unit: { kind: 'text', label: 'goal.label.unit' },
  startDate: { kind: 'date', label: 'goal.label.start' },
  endDate: { kind: 'date', label: 'goal.label.end' },
  area: { kind: 'choice', label: 'goal.label.area', choices: 'area' },
  milestones: { kind: 'list', label: 'goal.label.milestones' },
  status: { kind: 'choice', label: 'goal.label.status', choices: 'said' },
  currentValue: { kind: 'number', label: 'goal.label.current' },
  date: { kind: 'date', label: 'shared.label.day' },
}
