import { definePageTexts } from '../i18n/define-page-texts.ts'

/** The words of what has its day, wherever it is listed. */
export const useAgendaTexts = definePageTexts('agenda-items', {
  'pt-BR': {
    allDay: 'Dia todo',
    until: 'até {{time}}',
    late_one: 'Há {{count}} dia',
    late_other: 'Há {{count}} dias',
    lateYesterday: 'Era ontem',
    isDone: 'Feito',
    isPaid: 'Pago',
    done: 'Feito',
    doneNamed: 'Marcar como feito: {{title}}',
    pay: 'Pagar',
    payNamed: 'Pagar: {{title}}',
    received: 'Recebi',
    receivedNamed: 'Recebi de {{title}}',
    form: {
      pay: 'Pagar {{title}}',
      dayLater: 'Adiar um dia',
      complete: 'Já fiz',
      delete: 'Apagar',
      cancel: 'Cancelar compromisso',
      cancelBill: 'Encerrar conta',
      unmark: 'Desmarcar',
    },
    add: { event: 'Compromisso', reminder: 'Lembrete', followup: 'Perguntar depois' },
    new: {
      event: 'Novo compromisso',
      reminder: 'Novo lembrete',
      followup: 'Perguntar depois',
      followupLead: 'Nesse dia o Parco pergunta como foi.',
    },
  },
  en: {
    allDay: 'All day',
    until: 'until {{time}}',
    late_one: '{{count}} day late',
    late_other: '{{count}} days late',
    lateYesterday: 'Was yesterday',
    isDone: 'Done',
    isPaid: 'Paid',
    done: 'Done',
    doneNamed: 'Mark as done: {{title}}',
    pay: 'Pay',
    payNamed: 'Pay: {{title}}',
    received: 'It was paid',
    receivedNamed: 'Paid by {{title}}',
    form: {
      pay: 'Pay {{title}}',
      dayLater: 'One day later',
      complete: 'It’s done',
      delete: 'Delete',
      cancel: 'Call it off',
      cancelBill: 'End this bill',
      unmark: 'Unmark',
    },
    add: { event: 'Event', reminder: 'Reminder', followup: 'Ask me later' },
    new: {
      event: 'New event',
      reminder: 'New reminder',
      followup: 'Ask me later',
      followupLead: 'On that day Parco asks how it went.',
    },
  },
})
/** Says a text of what has its day. */
export type SayAgenda = ReturnType<typeof useAgendaTexts>
