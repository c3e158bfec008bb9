import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of habits for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    ['create_habit', { name: 'Meditar', frequency: 'daily' }],
    ['create_habit', { name: 'Nadar', frequency: 'custom', weekdays: [2, 4] }],
    ['record_habit', { habitRef: 'nadar' }],
  ],
  inputs: {
    record_habit: { habitRef: 'meditar', date: '2026-11-17', notes: 'cedo' },
    unmark_habit: { habitRef: 'nadar' },
    create_habit: { name: 'Ler', frequency: 'custom', perWeek: 3, periodOfDay: 'evening' },
    update_habit: { habitRef: 'meditar', name: 'Meditação', frequency: 'weekends' },
    delete_habit: { habitRef: 'meditar' },
    get_habits: { habitRef: 'meditar' },
  },
}
