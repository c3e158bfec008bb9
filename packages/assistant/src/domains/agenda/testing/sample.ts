import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of the agenda for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    ['create_reminder', { title: 'Ligar para o banco', datetime: '2026-11-19T10:00' }],
    [
      'create_reminder',
      { title: 'Tomar vitamina', datetime: '2026-11-18T08:00', repeatPattern: 'daily' },
    ],
    ['create_event', { title: 'Dentista', startTime: '2026-11-20T15:00' }],
    [
      'create_event',
      { title: 'Inglês', startTime: '2026-11-19T19:00', repeatPattern: 'weekly', weekdays: [2, 4] },
    ],
  ],
  inputs: {
    create_reminder: {
      title: 'Pagar o condomínio',
      datetime: '2026-12-05T09:00',
      repeatPattern: 'monthly',
      interval: 2,
      until: '2027-12-31',
      notes: 'pelo aplicativo',
    },
    complete_reminder: { reminderRef: 'vitamina' },
    snooze_reminder: { reminderRef: 'banco', datetime: '2026-11-20T11:30' },
    update_reminder: {
      reminderRef: 'banco',
      title: 'Ligar para a gerente',
      datetime: '2026-11-20T11:30',
      notes: 'pedir o extrato',
    },
    delete_reminder: { reminderRef: 'vitamina', scope: 'this' },
    create_event: {
      title: 'Reunião',
      startTime: '2026-11-20T15:30',
      endTime: '2026-11-20T16:30',
      location: 'sala 2',
    },
    create_day_event: {
      title: 'Viagem',
      startTime: '2027-01-10',
      endTime: '2027-01-15',
      isAllDay: true,
    },
    update_event: { eventRef: 'inglês', startTime: '2026-11-20T20:00', scope: 'this' },
    cancel_event: { eventRef: { title: 'inglês' }, date: '2026-11-24', scope: 'future' },
    create_followup: { topic: 'Entrevista', scheduledFor: '2026-11-23' },
    get_calendar_feeds: {},
    get_agenda: { startDate: '2026-11-18', endDate: '2026-11-25' },
  },
}
