import type { DomainForms } from '../../forms/domain-forms.ts'

/** How habits and their marks are filled in. */
export const habitsForms: DomainForms = {
  name: { kind: 'text', label: 'shared.label.name' },
  frequency: { kind: 'choice', label: 'habit.label.frequency', choices: 'frequency' },
  weekdays: { kind: 'list', label: 'habit.label.weekdays', choices: 'form.weekday' },
  perWeek: { kind: 'number', label: 'habit.label.perWeek', minimum: 1, maximum: 7 },
  everyDays: { kind: 'number', label: 'habit.label.everyDays', minimum: 2, maximum: 60 },
  periodOfDay: { kind: 'choice', label: 'habit.label.periodOfDay', choices: 'period' },
  date: { kind: 'date', label: 'shared.label.day' },
  notes: { kind: 'long-text', label: 'shared.label.notes' },
}
