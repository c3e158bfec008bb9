import type { DomainForms } from '../../forms/domain-forms.ts'

/** How measurements and targets are filled in; their unit is that of what is measured. */
export const bodyForms: DomainForms = {
  type: { kind: 'choice', label: 'shared.label.metric', choices: 'metricType' },
  metricRef: { kind: 'text', label: 'shared.label.metric' },
  value: { kind: 'number', label: 'shared.label.value', minimum: 0 },
  'set_target.value': { kind: 'number', label: 'target.label.value', minimum: 0 },
  values: { kind: 'text', label: 'shared.label.value' },
  'metadata.exerciseType': {
    kind: 'choice',
    label: 'metric.label.exerciseType',
    choices: 'exerciseType',
  },
  'metadata.distanceKm': { kind: 'number', label: 'metric.label.distanceKm', minimum: 0.01 },
  'metadata.intensity': { kind: 'choice', label: 'metric.label.intensity', choices: 'intensity' },
  unit: { kind: 'text', label: 'shared.label.unit' },
  per: { kind: 'choice', label: 'target.label.per', choices: 'target.every' },
  date: { kind: 'date', label: 'shared.label.day' },
  notes: { kind: 'long-text', label: 'shared.label.notes' },
}
