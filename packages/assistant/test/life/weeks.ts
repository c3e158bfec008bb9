/** One message of a week: what was told since the one before, and how the answer begins. */
interface Said {
  /** By the clock of São Paulo. */
  readonly at: string
  /** What has come by itself since the message before, once each. */
  readonly comes?: readonly string[]
  readonly say: string
  readonly hears: string
}

/** What somebody says in the first week, from Wednesday noon on. */
export const WEEKS: Readonly<Record<'pt-BR' | 'en', readonly Said[]>> = {
  'pt-BR': [
    {
      at: '2026-11-18T12:01',
      say: 'o que você faz?',
      hears:
        'É só conversar: “gastei 12 no almoço”, “dormi 7 horas”, “a internet é 120 todo dia 10”. Depois pergunte: “quanto gastei este mês?”',
    },
    {
      at: '2026-11-18T12:02',
      say: 'me lembra de ligar pro banco amanhã às 10h',
      hears: 'Lembrete: Ligar pro banco, amanhã (19/11) às 10:00',
    },
    {
      at: '2026-11-18T12:02',
      say: 'sim',
      hears: 'Lembrete marcado: Ligar pro banco, amanhã (19/11) às 10:00.',
    },
    {
      at: '2026-11-18T12:03',
      say: 'dentista sexta às 15h',
      hears: 'Agenda: Dentista, sexta (20/11) às 15:00',
    },
    { at: '2026-11-18T12:03', say: 'sim', hears: 'Na agenda: Dentista, sexta (20/11) às 15:00.' },
    {
      at: '2026-11-18T12:04',
      say: 'sexta é feriado',
      hears: 'Agenda: Feriado, sexta (20/11), o dia todo',
    },
    { at: '2026-11-18T12:04', say: 'sim', hears: 'Na agenda: Feriado, sexta (20/11), o dia todo.' },
    {
      at: '2026-11-18T12:05',
      say: 'viagem de 10 a 15 de janeiro',
      hears: 'Agenda: Viagem, de 10/01/2027 até 15/01/2027',
    },
    {
      at: '2026-11-18T12:05',
      say: 'sim',
      hears: 'Na agenda: Viagem, de 10/01/2027 até 15/01/2027.',
    },
    {
      at: '2026-11-18T12:06',
      say: 'casamento da Ana dia 5 de junho',
      hears: 'Agenda: Casamento da Ana, 05/06/2027, o dia todo',
    },
    {
      at: '2026-11-18T12:06',
      say: 'sim',
      hears: 'Na agenda: Casamento da Ana, 05/06/2027, o dia todo.',
    },
    {
      at: '2026-11-18T12:07',
      say: 'aula de inglês toda terça e quinta às 19h até junho',
      hears: 'Agenda: Aula de inglês, amanhã (19/11) às 19:00, toda terça e quinta, até 30/06/2027',
    },
    {
      at: '2026-11-18T12:07',
      say: 'sim',
      hears:
        'Na agenda: Aula de inglês, amanhã (19/11) às 19:00, toda terça e quinta, até 30/06/2027.',
    },
    {
      at: '2026-11-18T12:08',
      say: 'terapia toda quarta às 17h',
      hears: 'Agenda: Terapia, hoje (18/11) às 17:00, toda quarta',
    },
    {
      at: '2026-11-18T12:08',
      say: 'sim',
      hears: 'Na agenda: Terapia, hoje (18/11) às 17:00, toda quarta.',
    },
    {
      at: '2026-11-18T12:09',
      say: 'me manda um resumo todo dia às 7',
      hears: 'Resumo do dia: todo dia às 07:00',
    },
    { at: '2026-11-18T12:09', say: 'sim', hears: 'Pronto. Resumo do dia: todo dia às 07:00.' },
    {
      at: '2026-11-18T12:10',
      say: 'não me avise antes das 8',
      hears: 'Já está assim. Horas de silêncio: das 22:00 às 08:00.',
    },
    {
      at: '2026-11-18T12:11',
      say: 'o aniversário da minha mãe é 25 de novembro',
      hears: 'Nova pessoa: Mãe, aniversário em 25 de novembro',
    },
    {
      at: '2026-11-18T12:11',
      say: 'sim',
      hears: 'Anotei sobre sua mãe: aniversário em 25 de novembro.',
    },
    {
      at: '2026-11-18T12:12',
      say: 'me lembra todo dia às 22h de tomar o remédio',
      hears: 'Lembrete: Tomar o remédio, todo dia às 22:00',
    },
    {
      at: '2026-11-18T12:12',
      say: 'sim',
      hears: 'Lembrete marcado: Tomar o remédio, todo dia às 22:00.',
    },
    {
      at: '2026-11-18T12:13',
      say: 'a conta de luz é 180 todo dia 20',
      hears: 'Conta: Luz, R$ 180,00 por mês, todo dia 20',
    },
    {
      at: '2026-11-18T12:13',
      say: 'sim',
      hears: 'Conta cadastrada: Luz, R$ 180,00 por mês, todo dia 20.',
    },
    {
      at: '2026-11-18T12:14',
      say: 'quero ver minha agenda no Google Agenda',
      hears:
        'Dá para ver sua agenda em outro calendário. Na página, em Ajustes, crie um endereço privado (no terminal: parco feed new) e, no outro aplicativo, escolha “assinar por endereço”. Ele só lê, e você o desfaz quando quiser. Para o celular, em casa, abra o Parco com parco serve --lan.',
    },
    {
      at: '2026-11-19T07:30',
      comes: [
        'Lembrete: Tomar o remédio',
        'Seu dia, hoje (19/11):',
        'hoje (18/11) às 17:00: Terapia',
      ],
      say: 'o que tenho hoje?',
      hears: 'Sua agenda, hoje (19/11):',
    },
    {
      at: '2026-11-19T10:02',
      comes: ['Lembrete: Ligar pro banco'],
      say: 'adia 10 minutos',
      hears: 'Adiar lembrete: Ligar pro banco, hoje (19/11) às 10:12',
    },
    {
      at: '2026-11-19T10:02',
      say: 'sim',
      hears: 'Adiado: Ligar pro banco, hoje (19/11) às 10:12.',
    },
    {
      at: '2026-11-19T10:30',
      comes: ['Lembrete: Ligar pro banco'],
      say: 'reunião com o time terça às 14h na sala 1',
      hears: 'Agenda: Reunião com o time, terça (24/11) às 14:00, sala 1',
    },
    {
      at: '2026-11-19T10:30',
      say: 'sim',
      hears: 'Na agenda: Reunião com o time, terça (24/11) às 14:00, sala 1.',
    },
    {
      at: '2026-11-19T10:31',
      say: 'muda a reunião de terça pra 16h',
      hears: 'Mudar na agenda: Reunião com o time: terça (24/11) às 14:00 → terça (24/11) às 16:00',
    },
    {
      at: '2026-11-19T10:31',
      say: 'sim',
      hears: 'Agenda mudada: Reunião com o time: terça (24/11) às 14:00 → terça (24/11) às 16:00.',
    },
    {
      at: '2026-11-19T12:00',
      say: 'essa quinta não tem aula',
      hears: 'Tirar da agenda: Aula de inglês, hoje (19/11) às 19:00; só esta vez',
    },
    {
      at: '2026-11-19T12:00',
      say: 'sim',
      hears: 'Tirei da agenda: Aula de inglês, hoje (19/11) às 19:00; só esta vez.',
    },
    {
      at: '2026-11-19T12:01',
      say: 'me pergunta na segunda como foi o dentista',
      hears: 'Perguntar segunda (23/11): Dentista',
    },
    { at: '2026-11-19T12:01', say: 'sim', hears: 'Pergunto segunda (23/11): Dentista.' },
    {
      at: '2026-11-19T20:00',
      say: 'remarca o dentista pra amanhã às 11h',
      hears: 'Mudar na agenda: Dentista: amanhã (20/11) às 15:00 → amanhã (20/11) às 11:00',
    },
    {
      at: '2026-11-19T20:00',
      say: 'sim',
      hears: 'Agenda mudada: Dentista: amanhã (20/11) às 15:00 → amanhã (20/11) às 11:00.',
    },
    {
      at: '2026-11-20T08:30',
      comes: ['Lembrete: Tomar o remédio', 'Seu dia, hoje (20/11):'],
      say: 'paguei a luz',
      hears: 'Conta paga: Luz de novembro de 2026, R$ 180,00, hoje (20/11)',
    },
    {
      at: '2026-11-20T08:30',
      say: 'sim',
      hears: 'Conta paga: Luz de novembro de 2026, R$ 180,00, hoje (20/11).',
    },
    {
      at: '2026-11-20T09:00',
      say: 'o que tenho semana que vem?',
      hears: 'Sua agenda de 23/11 a 29/11:',
    },
    { at: '2026-11-20T09:01', say: 'quando é o casamento da Ana?', hears: 'Achei na agenda:' },
    {
      at: '2026-11-21T10:00',
      comes: [
        'Lembrete: Tomar o remédio',
        'Seu dia, hoje (21/11):',
        'hoje (20/11) às 11:00: Dentista',
      ],
      say: 'churrasco na casa do Pedro amanhã às 13h',
      hears: 'Agenda: Churrasco, amanhã (22/11) às 13:00, casa do Pedro',
    },
    {
      at: '2026-11-21T10:00',
      say: 'sim',
      hears: 'Na agenda: Churrasco, amanhã (22/11) às 13:00, casa do Pedro.',
    },
    {
      at: '2026-11-21T10:01',
      say: 'me lembra de comprar carvão hoje às 16h',
      hears: 'Lembrete: Comprar carvão, hoje (21/11) às 16:00',
    },
    {
      at: '2026-11-21T10:01',
      say: 'sim',
      hears: 'Lembrete marcado: Comprar carvão, hoje (21/11) às 16:00.',
    },
    {
      at: '2026-11-21T16:05',
      comes: ['Lembrete: Comprar carvão'],
      say: 'me lembra de novo em 1 hora',
      hears: 'Adiar lembrete: Comprar carvão, hoje (21/11) às 17:05',
    },
    { at: '2026-11-21T16:05', say: 'sim', hears: 'Adiado: Comprar carvão, hoje (21/11) às 17:05.' },
    {
      at: '2026-11-22T12:00',
      comes: [
        'Lembrete: Comprar carvão',
        'Lembrete: Tomar o remédio',
        'Seu dia, hoje (22/11):',
        'hoje (22/11) às 13:00: Churrasco, casa do Pedro',
      ],
      say: 'o churrasco mudou pras 14h',
      hears: 'Mudar na agenda: Churrasco: hoje (22/11) às 13:00 → hoje (22/11) às 14:00',
    },
    {
      at: '2026-11-22T12:00',
      say: 'sim',
      hears: 'Agenda mudada: Churrasco: hoje (22/11) às 13:00 → hoje (22/11) às 14:00.',
    },
    {
      at: '2026-11-23T08:03',
      comes: [
        'Lembrete: Tomar o remédio',
        'Seu dia, hoje (23/11):',
        'hoje (22/11) às 14:00: Churrasco, casa do Pedro',
      ],
      say: 'agenda de dezembro',
      hears: 'Sua agenda em dezembro de 2026:',
    },
    {
      at: '2026-11-24T09:00',
      comes: [
        'Lembrete: Tomar o remédio',
        'Seu dia, hoje (24/11):',
        'Você pediu para eu perguntar: Dentista. Como foi?',
      ],
      say: 'quais lembretes eu tenho?',
      hears: 'Seus 3 lembretes:',
    },
    {
      at: '2026-11-24T09:01',
      say: 'apaga o lembrete do remédio',
      hears: 'Apagar lembrete: Tomar o remédio, todo dia às 22:00',
    },
    {
      at: '2026-11-24T09:01',
      say: 'sim',
      hears: 'Lembrete apagado: Tomar o remédio, todo dia às 22:00.',
    },
    {
      at: '2026-11-24T09:02',
      say: 'desfaz',
      hears: 'Pronto, está de volta: Tomar o remédio, todo dia às 22:00.',
    },
    {
      at: '2026-11-24T18:00',
      comes: [
        'hoje (24/11) às 16:00: Reunião com o time, sala 1',
        'hoje (24/11) às 19:00: Aula de inglês',
      ],
      say: 'a reunião foi cancelada',
      hears: 'Tirar da agenda: Reunião com o time, hoje (24/11) às 16:00',
    },
    {
      at: '2026-11-24T18:00',
      say: 'sim',
      hears: 'Tirei da agenda: Reunião com o time, hoje (24/11) às 16:00.',
    },
    {
      at: '2026-11-25T08:30',
      comes: ['Lembrete: Tomar o remédio', 'Seu dia, hoje (25/11):'],
      say: 'falei com a minha mãe hoje',
      hears: 'Contato: conversa com sua mãe, hoje (25/11)',
    },
    { at: '2026-11-25T08:30', say: 'sim', hears: 'Anotei: conversa com sua mãe, hoje (25/11).' },
    {
      at: '2026-11-25T09:00',
      say: 'férias de 20 de dezembro a 5 de janeiro',
      hears: 'Agenda: Férias, de 20/12 até 05/01/2027',
    },
    { at: '2026-11-25T09:00', say: 'sim', hears: 'Na agenda: Férias, de 20/12 até 05/01/2027.' },
    { at: '2026-11-25T09:01', say: 'o que tenho hoje?', hears: 'Sua agenda, hoje (25/11):' },
  ],
  en: [
    {
      at: '2026-11-18T12:01',
      say: 'what can you do?',
      hears:
        'Just talk to me: “spent 12 on lunch”, “slept 7 hours”, “internet is 60 every 10th”. Then ask: “how much did I spend this month?”',
    },
    {
      at: '2026-11-18T12:02',
      say: 'remind me to call the bank tomorrow at 10am',
      hears: 'Reminder: Call the bank, tomorrow (Nov 19) at 10:00',
    },
    {
      at: '2026-11-18T12:02',
      say: 'yes',
      hears: 'Reminder set: Call the bank, tomorrow (Nov 19) at 10:00.',
    },
    {
      at: '2026-11-18T12:03',
      say: 'dentist on Friday at 3pm',
      hears: 'Agenda: Dentist, Friday (Nov 20) at 15:00',
    },
    {
      at: '2026-11-18T12:03',
      say: 'yes',
      hears: 'On your agenda: Dentist, Friday (Nov 20) at 15:00.',
    },
    {
      at: '2026-11-18T12:04',
      say: 'Friday is a holiday',
      hears: 'Agenda: Holiday, Friday (Nov 20), all day',
    },
    {
      at: '2026-11-18T12:04',
      say: 'yes',
      hears: 'On your agenda: Holiday, Friday (Nov 20), all day.',
    },
    {
      at: '2026-11-18T12:05',
      say: 'trip from January 10 to 15',
      hears: 'Agenda: Trip, from Jan 10, 2027 through Jan 15, 2027',
    },
    {
      at: '2026-11-18T12:05',
      say: 'yes',
      hears: 'On your agenda: Trip, from Jan 10, 2027 through Jan 15, 2027.',
    },
    {
      at: '2026-11-18T12:06',
      say: "Ana's wedding on June 5th",
      hears: "Agenda: Ana's wedding, Jun 5, 2027, all day",
    },
    {
      at: '2026-11-18T12:06',
      say: 'yes',
      hears: "On your agenda: Ana's wedding, Jun 5, 2027, all day.",
    },
    {
      at: '2026-11-18T12:07',
      say: 'English class every Tuesday and Thursday at 7pm until June',
      hears:
        'Agenda: English class, tomorrow (Nov 19) at 19:00, every Tuesday and Thursday, until Jun 30, 2027',
    },
    {
      at: '2026-11-18T12:07',
      say: 'yes',
      hears:
        'On your agenda: English class, tomorrow (Nov 19) at 19:00, every Tuesday and Thursday, until Jun 30, 2027.',
    },
    {
      at: '2026-11-18T12:08',
      say: 'therapy every Wednesday at 5pm',
      hears: 'Agenda: Therapy, today (Nov 18) at 17:00, every Wednesday',
    },
    {
      at: '2026-11-18T12:08',
      say: 'yes',
      hears: 'On your agenda: Therapy, today (Nov 18) at 17:00, every Wednesday.',
    },
    {
      at: '2026-11-18T12:09',
      say: 'send me a summary every day at 7',
      hears: 'Daily summary: every day at 07:00',
    },
    { at: '2026-11-18T12:09', say: 'yes', hears: 'Done. Daily summary: every day at 07:00.' },
    {
      at: '2026-11-18T12:10',
      say: "don't notify me before 8",
      hears: 'It is like that already. Quiet hours: from 22:00 to 08:00.',
    },
    {
      at: '2026-11-18T12:11',
      say: "my mom's birthday is November 25",
      hears: 'New person: Mom, birthday on November 25',
    },
    { at: '2026-11-18T12:11', say: 'yes', hears: 'Noted about your mom: birthday on November 25.' },
    {
      at: '2026-11-18T12:12',
      say: 'remind me every day at 10pm to take my medicine',
      hears: 'Reminder: Take my medicine, every day at 22:00',
    },
    {
      at: '2026-11-18T12:12',
      say: 'yes',
      hears: 'Reminder set: Take my medicine, every day at 22:00.',
    },
    {
      at: '2026-11-18T12:13',
      say: 'my electricity bill is 180 on the 20th of every month',
      hears: 'Bill: Electricity bill, R$180.00 a month, due on day 20',
    },
    {
      at: '2026-11-18T12:13',
      say: 'yes',
      hears: 'Bill added: Electricity bill, R$180.00 a month, due on day 20.',
    },
    {
      at: '2026-11-18T12:14',
      say: 'I want to see my agenda in Google Calendar',
      hears:
        'You can see your agenda in another calendar. On the page, in Settings, make a private address (in a terminal: parco feed new), and in the other app choose “subscribe by address”. It only reads, and you can take it back whenever you like. For a phone at home, start Parco with parco serve --lan.',
    },
    {
      at: '2026-11-19T07:30',
      comes: [
        'Reminder: Take my medicine',
        'Your day, today (Nov 19):',
        'today (Nov 18) at 17:00: Therapy',
      ],
      say: 'what do I have today?',
      hears: 'Your agenda, today (Nov 19):',
    },
    {
      at: '2026-11-19T10:02',
      comes: ['Reminder: Call the bank'],
      say: 'snooze 10 minutes',
      hears: 'Put off reminder: Call the bank, today (Nov 19) at 10:12',
    },
    {
      at: '2026-11-19T10:02',
      say: 'yes',
      hears: 'Put off: Call the bank, today (Nov 19) at 10:12.',
    },
    {
      at: '2026-11-19T10:30',
      comes: ['Reminder: Call the bank'],
      say: 'meeting with the team on Tuesday at 2pm in room 1',
      hears: 'Agenda: Meeting with the team, Tuesday (Nov 24) at 14:00, room 1',
    },
    {
      at: '2026-11-19T10:30',
      say: 'yes',
      hears: 'On your agenda: Meeting with the team, Tuesday (Nov 24) at 14:00, room 1.',
    },
    {
      at: '2026-11-19T10:31',
      say: "move Tuesday's meeting to 4pm",
      hears:
        'Change on the agenda: Meeting with the team: Tuesday (Nov 24) at 14:00 → Tuesday (Nov 24) at 16:00',
    },
    {
      at: '2026-11-19T10:31',
      say: 'yes',
      hears:
        'Agenda changed: Meeting with the team: Tuesday (Nov 24) at 14:00 → Tuesday (Nov 24) at 16:00.',
    },
    {
      at: '2026-11-19T12:00',
      say: 'no class this Thursday',
      hears: 'Take off the agenda: English class, today (Nov 19) at 19:00; this time only',
    },
    {
      at: '2026-11-19T12:00',
      say: 'yes',
      hears: 'Off your agenda: English class, today (Nov 19) at 19:00; this time only.',
    },
    {
      at: '2026-11-19T12:01',
      say: 'ask me on Monday how the dentist went',
      hears: 'To ask Monday (Nov 23): Dentist',
    },
    { at: '2026-11-19T12:01', say: 'yes', hears: "I'll ask Monday (Nov 23): Dentist." },
    {
      at: '2026-11-19T20:00',
      say: 'reschedule the dentist to tomorrow at 11am',
      hears:
        'Change on the agenda: Dentist: tomorrow (Nov 20) at 15:00 → tomorrow (Nov 20) at 11:00',
    },
    {
      at: '2026-11-19T20:00',
      say: 'yes',
      hears: 'Agenda changed: Dentist: tomorrow (Nov 20) at 15:00 → tomorrow (Nov 20) at 11:00.',
    },
    {
      at: '2026-11-20T08:30',
      comes: ['Reminder: Take my medicine', 'Your day, today (Nov 20):'],
      say: 'I paid the electricity bill',
      hears: 'Bill paid: Electricity bill for November 2026, R$180.00, today (Nov 20)',
    },
    {
      at: '2026-11-20T08:30',
      say: 'yes',
      hears: 'Bill paid: Electricity bill for November 2026, R$180.00, today (Nov 20).',
    },
    {
      at: '2026-11-20T09:00',
      say: 'what do I have next week?',
      hears: 'Your agenda from Nov 23 to Nov 29:',
    },
    { at: '2026-11-20T09:01', say: "when is Ana's wedding?", hears: 'On your agenda:' },
    {
      at: '2026-11-21T10:00',
      comes: [
        'Reminder: Take my medicine',
        'Your day, today (Nov 21):',
        'today (Nov 20) at 11:00: Dentist',
      ],
      say: "barbecue at Pedro's tomorrow at 1pm",
      hears: "Agenda: Barbecue, tomorrow (Nov 22) at 13:00, Pedro's",
    },
    {
      at: '2026-11-21T10:00',
      say: 'yes',
      hears: "On your agenda: Barbecue, tomorrow (Nov 22) at 13:00, Pedro's.",
    },
    {
      at: '2026-11-21T10:01',
      say: 'remind me to buy charcoal today at 4pm',
      hears: 'Reminder: Buy charcoal, today (Nov 21) at 16:00',
    },
    {
      at: '2026-11-21T10:01',
      say: 'yes',
      hears: 'Reminder set: Buy charcoal, today (Nov 21) at 16:00.',
    },
    {
      at: '2026-11-21T16:05',
      comes: ['Reminder: Buy charcoal'],
      say: 'remind me again in an hour',
      hears: 'Put off reminder: Buy charcoal, today (Nov 21) at 17:05',
    },
    {
      at: '2026-11-21T16:05',
      say: 'yes',
      hears: 'Put off: Buy charcoal, today (Nov 21) at 17:05.',
    },
    {
      at: '2026-11-22T12:00',
      comes: [
        'Reminder: Buy charcoal',
        'Reminder: Take my medicine',
        'Your day, today (Nov 22):',
        "today (Nov 22) at 13:00: Barbecue, Pedro's",
      ],
      say: 'the barbecue moved to 2pm',
      hears: 'Change on the agenda: Barbecue: today (Nov 22) at 13:00 → today (Nov 22) at 14:00',
    },
    {
      at: '2026-11-22T12:00',
      say: 'yes',
      hears: 'Agenda changed: Barbecue: today (Nov 22) at 13:00 → today (Nov 22) at 14:00.',
    },
    {
      at: '2026-11-23T08:01',
      comes: [
        'Reminder: Take my medicine',
        'Your day, today (Nov 23):',
        "today (Nov 22) at 14:00: Barbecue, Pedro's",
      ],
      say: 'no English class tomorrow',
      hears: 'Take off the agenda: English class, tomorrow (Nov 24) at 19:00; this time only',
    },
    {
      at: '2026-11-23T08:01',
      say: 'yes',
      hears: 'Off your agenda: English class, tomorrow (Nov 24) at 19:00; this time only.',
    },
    {
      at: '2026-11-24T09:00',
      comes: [
        'Reminder: Take my medicine',
        'You wanted me to ask: Dentist. How did it go?',
        'Your day, today (Nov 24):',
      ],
      say: 'what reminders do I have?',
      hears: 'Your 3 reminders:',
    },
    {
      at: '2026-11-24T09:01',
      say: 'delete the medicine reminder',
      hears: 'Delete reminder: Take my medicine, every day at 22:00',
    },
    {
      at: '2026-11-24T09:01',
      say: 'yes',
      hears: 'Reminder deleted: Take my medicine, every day at 22:00.',
    },
    {
      at: '2026-11-24T09:02',
      say: 'undo',
      hears: 'Done, it is back: Take my medicine, every day at 22:00.',
    },
    {
      at: '2026-11-24T18:00',
      comes: ['today (Nov 24) at 16:00: Meeting with the team, room 1'],
      say: 'the meeting was cancelled',
      hears: 'Take off the agenda: Meeting with the team, today (Nov 24) at 16:00',
    },
    {
      at: '2026-11-24T18:00',
      say: 'yes',
      hears: 'Off your agenda: Meeting with the team, today (Nov 24) at 16:00.',
    },
    {
      at: '2026-11-25T08:30',
      comes: ['Reminder: Take my medicine', 'Your day, today (Nov 25):'],
      say: 'I talked to my mom today',
      hears: 'Contact: talk with your mom, today (Nov 25)',
    },
    { at: '2026-11-25T08:30', say: 'yes', hears: 'Noted: talk with your mom, today (Nov 25).' },
    {
      at: '2026-11-25T09:00',
      say: 'vacation from December 20 to January 5',
      hears: 'Agenda: Vacation, from Dec 20 through Jan 5, 2027',
    },
    {
      at: '2026-11-25T09:00',
      say: 'yes',
      hears: 'On your agenda: Vacation, from Dec 20 through Jan 5, 2027.',
    },
    { at: '2026-11-25T09:01', say: 'what do I have today?', hears: 'Your agenda, today (Nov 25):' },
  ],
}
