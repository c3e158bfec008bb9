import { definePageTexts } from '../../i18n/define-page-texts.ts'

/** The words of the page of the agenda. */
export const useAgendaPageTexts = definePageTexts('agenda', {
  'pt-BR': {
    title: 'Agenda',
    views: 'Como mostrar a agenda',
    view: { week: 'Semana', list: 'Lista' },
    previous: 'Semana anterior',
    next: 'Próxima semana',
    now: 'Esta semana',
    choose: 'Ir para um dia',
    week: '{{from}} a {{to}}',
    weekLabel: 'Semana de {{from}} a {{to}}',
    addOn: 'Novo compromisso, {{day}}',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    late: 'Ficou para trás',
    free: 'Livre',
    more: 'Mostrar mais um mês',
    until: 'Até {{day}}.',
    empty: 'Nada pela frente',
    emptyText:
      'Compromissos, lembretes, contas, rendas esperadas e aniversários aparecem aqui, cada um no seu dia. O Parco avisa na hora do que tem hora.',
    exampleEvent: 'dentista sexta às 15h',
    exampleReminder: 'me lembra de ligar pro banco amanhã às 10h',
    exampleSeries: 'inglês toda terça às 19h',
  },
  en: {
    title: 'Agenda',
    views: 'How the agenda is shown',
    view: { week: 'Week', list: 'List' },
    previous: 'Week before',
    next: 'Week after',
    now: 'This week',
    choose: 'Go to a day',
    week: '{{from}} to {{to}}',
    weekLabel: 'Week of {{from}} to {{to}}',
    addOn: 'New event, {{day}}',
    today: 'Today',
    tomorrow: 'Tomorrow',
    late: 'Left behind',
    free: 'Free',
    more: 'Show another month',
    until: 'Up to {{day}}.',
    empty: 'Nothing ahead',
    emptyText:
      'Events, reminders, bills, expected income and birthdays show up here, each on its day. Parco tells you in time about what has an hour.',
    exampleEvent: 'dentist on Friday at 3pm',
    exampleReminder: 'remind me to call the bank tomorrow at 10am',
    exampleSeries: 'English class every Tuesday at 7pm',
  },
})
/** Says a text of the page of the agenda. */
export type SayAgendaPage = ReturnType<typeof useAgendaPageTexts>
