import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of people for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    ['update_person', { personRef: 'Ana', updates: { relationship: 'prima' } }],
    ['log_interaction', { personRef: 'Beto', type: 'call', date: '2026-11-01' }],
    ['record_gift', { personRef: 'Ana', name: 'Livro' }],
  ],
  inputs: {
    update_person: {
      personRef: 'Ana',
      birthday: '--03-12',
      interests: ['jazz'],
      notes: 'Mudou para o Recife',
      aliases: ['Aninha'],
      contactEveryDays: 15,
    },
    log_interaction: { personRef: 'Noélia', type: 'meeting', date: '2026-11-17', note: 'Almoço' },
    record_gift: {
      personRef: 'Caio',
      name: 'Camisa',
      direction: 'received',
      occasion: 'Natal',
      date: '2026-11-16',
      amount: 80,
    },
    set_contact_rhythm: { personRef: 'Beto', everyDays: 15 },
    delete_person: { personRef: 'Ana' },
    get_person: { personRef: 'Ana' },
  },
}
