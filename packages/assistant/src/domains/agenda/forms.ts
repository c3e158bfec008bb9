import type { DomainForms } from '../../forms/domain-forms.ts'

/** How events, reminders and follow-ups are filled in. */
export const agendaForms: DomainForms = {
  title: { kind: 'text', label: 'label.title' },
  topic: { kind: 'text', label: 'label.topic' },
  startTime: { kind: 'moment', label: 'label.when' },
  endTime: { kind: 'moment', label: 'label.end' },
  isAllDay: { kind: 'boolean', label: 'label.allDay' },
  location: { kind: 'text', label: 'label.location' },
  datetime: { kind: 'moment', label: 'label.when' },
  repeatPattern: { kind: 'choice', label: 'label.repeat', choices: 'repeat' },
  weekdays: { kind: 'list', label: 'label.weekdays', choices: 'weekday' },
  until: { kind: 'date', label: 'label.until' },
  scope: { kind: 'choice', label: 'label.scope', choices: 'scope' },
  scheduledFor: { kind: 'date', label: 'shared.label.day' },
  notes: { kind: 'long-text', label: 'shared.label.notes' },
}
