import type { FEEDS_EN } from './feeds.en.ts'

/** What is said of the agenda in other calendars, in Portuguese. */
export const FEEDS_PT_BR: typeof FEEDS_EN = {
  help: {
    feed: 'mostra sua agenda em outros calendários: endereços privados que eles leem, ou um arquivo',
    list: 'mostra os endereços',
    add: 'cria um endereço e o mostra só desta vez',
    with: 'o que ele tem: events (compromissos), reminders (lembretes), birthdays (aniversários), bills (contas); os três primeiros, se nada for dito',
    revoke: 'faz um endereço não levar a mais nada',
    id: 'id do endereço, como a lista mostra',
    save: 'grava a agenda em um arquivo, para calendários que importam um, como o Google Agenda',
    file: 'onde gravar; se já existe, é trocado',
  },
  contents: {
    events: 'compromissos',
    reminders: 'lembretes',
    birthdays: 'aniversários',
    bills: 'contas',
  },
  address:
    'O endereço da sua agenda, mostrado só desta vez. Quem tem ele lê a agenda, e nada mais:',
  subscribe:
    'No calendário, escolha "assinar por endereço" (Calendário da Apple, Outlook, Thunderbird e a maioria no celular). Ele pergunta de novo a cada hora, mais ou menos, e tem resposta enquanto o parco serve estiver rodando.',
  thisMachine: (lan: string) =>
    `Este endereço só responde neste computador. Para o celular, em casa: ${lan}. O Google Agenda só lê endereços da internet; para ele, um arquivo: parco feed save agenda.ics`,
  none: 'Nenhum calendário lê sua agenda. Para criar um endereço: parco feed new',
  made: (when: string) => `criado ${when}`,
  read: (when: string) => `lido ${when}`,
  unread: 'ainda não lido',
  revoked: 'O endereço não leva a mais nada.',
  notFound: (id: string) => `Não existe o endereço ${id}. parco feed mostra quais há.`,
  saved: (path: string) => `Gravado: ${path}`,
  badContents: 'Diga o que ele tem, como events,birthdays,bills.',
  badId: 'Diga o id de um endereço, como parco feed mostra.',
}
