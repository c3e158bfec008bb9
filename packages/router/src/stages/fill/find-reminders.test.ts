import { describe, expect, it } from 'vitest'
import { fillFreely } from './testing/fill-freely.ts'

describe('free words about reminders and follow-ups', () => {
  it.each([
    [
      'pt-BR',
      'create_reminder',
      'Peço que me lembre, na próxima sexta-feira às 15h, de enviar o contrato ao cartório.',
      { title: 'Enviar o contrato ao cartório', datetime: '2026-11-20T15:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'me cutuca amanhã cedinho 7h pra botar o lixo pra fora',
      { title: 'Botar o lixo pra fora', datetime: '2026-11-19T07:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'a geladeira tá vazia, então me lembra amanhã às 18h de passar no mercado',
      { title: 'Passar no mercado', datetime: '2026-11-19T18:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'lembrete: renovar a CNH, dia 30 às 10h',
      { title: 'Renovar a CNH', datetime: '2026-11-30T10:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'preciso devolver a furadeira amanhã às 9h, me lembra',
      { title: 'Devolver a furadeira', datetime: '2026-11-19T09:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'bota um alarme pra eu tirar o feijão do fogo daqui a 40 minutos',
      { title: 'Tirar o feijão do fogo', datetime: '2026-11-18T12:40:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'não deixa eu esquecer de regar as samambaias sábado de manhã',
      { title: 'Regar as samambaias', datetime: '2026-11-21T09:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'todo dia 5 me avisa de conferir o extrato',
      {
        title: 'Conferir o extrato',
        datetime: '2026-12-05T09:00:00-03:00',
        repeatPattern: 'monthly',
      },
    ],
    [
      'en',
      'create_reminder',
      'Tomorrow at 8 am, ping me to defrost the chicken, I always forget',
      { title: 'Defrost the chicken', datetime: '2026-11-19T08:00:00-03:00' },
    ],
    [
      'en',
      'create_reminder',
      'my tooth hurts again so remind me on Friday at 2pm to call the clinic',
      { title: 'Call the clinic', datetime: '2026-11-20T14:00:00-03:00' },
    ],
    [
      'en',
      'create_reminder',
      'reminder: water the ferns, every Sunday at 9am',
      { title: 'Water the ferns', datetime: '2026-11-22T09:00:00-03:00', repeatPattern: 'weekly' },
    ],
    [
      'en',
      'create_reminder',
      'on the 3rd of every month give me a nudge to send the invoice',
      {
        title: 'Send the invoice',
        datetime: '2026-12-03T09:00:00-03:00',
        repeatPattern: 'monthly',
      },
    ],
    [
      'en',
      'create_reminder',
      'I need to return the drill tomorrow at 5pm, remind me',
      { title: 'Return the drill', datetime: '2026-11-19T17:00:00-03:00' },
    ],
    [
      'en',
      'create_reminder',
      'could you set an alarm for 6:30 tomorrow to catch the train',
      { title: 'Catch the train', datetime: '2026-11-19T06:30:00-03:00' },
    ],
    [
      'pt-BR',
      'complete_reminder',
      'Comunico que o lembrete da vistoria já pode ser concluído.',
      { reminderRef: 'vistoria' },
    ],
    [
      'pt-BR',
      'complete_reminder',
      'risca aí o lembrete do gás, já resolvi',
      { reminderRef: 'gás' },
    ],
    [
      'pt-BR',
      'complete_reminder',
      'já busquei o terno, marca o lembrete como feito',
      { reminderRef: 'buscar o terno' },
    ],
    [
      'pt-BR',
      'complete_reminder',
      'considera feito o lembrete de trocar o filtro',
      { reminderRef: 'trocar o filtro' },
    ],
    [
      'en',
      'complete_reminder',
      'the passport reminder is done and dusted',
      { reminderRef: 'passport' },
    ],
    [
      'en',
      'complete_reminder',
      'I already mailed the form, you can check that reminder off',
      { reminderRef: 'mail the form' },
    ],
    [
      'en',
      'complete_reminder',
      'Cross the reminder about the boiler off my list',
      { reminderRef: 'boiler' },
    ],
    ['pt-BR', 'get_reminders', 'que lembretes eu ainda tenho em aberto?', { status: 'pending' }],
    [
      'pt-BR',
      'get_reminders',
      'me traz os últimos 4 lembretes que concluí',
      { status: 'completed', limit: 4 },
    ],
    ['en', 'get_reminders', 'list the next 3 reminders', { limit: 3 }],
    ['en', 'get_reminders', "any reminders I haven't done?", { status: 'pending' }],
    ['pt-BR', 'get_reminders', 'lembretes que eu ainda não cumpri', { status: 'pending' }],
    ['en', 'get_reminders', 'every single reminder please', { status: 'all' }],
    [
      'pt-BR',
      'create_followup',
      'Solicito que, na segunda-feira, me pergunte como ficou o orçamento da obra.',
      { topic: 'orçamento da obra', scheduledFor: '2026-11-23' },
    ],
    [
      'pt-BR',
      'create_followup',
      'volta a me perguntar da dieta daqui a 15 dias',
      { topic: 'dieta', scheduledFor: '2026-12-03' },
    ],
    [
      'pt-BR',
      'create_followup',
      'checa comigo amanhã às 18h se o conserto do carro deu certo',
      { topic: 'conserto do carro deu certo', scheduledFor: '2026-11-19T18:00:00-03:00' },
    ],
    [
      'en',
      'create_followup',
      'circle back with me on Thursday about the visa application',
      { topic: 'visa application', scheduledFor: '2026-11-19' },
    ],
    [
      'en',
      'create_followup',
      'In two weeks, check in with me on how the garden is going.',
      { topic: 'garden', scheduledFor: '2026-12-02' },
    ],
    [
      'en',
      'create_followup',
      "I'm seeing a new physio, so ask me next Tuesday whether my knee got better",
      { topic: 'knee got better', scheduledFor: '2026-11-24' },
    ],
    [
      'pt-BR',
      'create_reminder',
      'me lembre, por favor, de assinar o contrato na terça que vem ao meio-dia, pois o prazo acaba na quarta',
      { title: 'Assinar o contrato', datetime: '2026-11-24T12:00:00-03:00' },
    ],
    [
      'en',
      'create_reminder',
      'make sure I remember to bring the cake on Saturday at 3pm because Mum will be there',
      { title: 'Bring the cake', datetime: '2026-11-21T15:00:00-03:00' },
    ],
    [
      'en',
      'create_reminder',
      'reminder for tomorrow at noon: submit the timesheet',
      { title: 'Submit the timesheet', datetime: '2026-11-19T12:00:00-03:00' },
    ],
    ['en', 'complete_reminder', 'consider the rent reminder handled', { reminderRef: 'rent' }],
    [
      'pt-BR',
      'create_followup',
      'semana que vem me pergunta se consegui falar com o banco',
      { topic: 'consegui falar com o banco', scheduledFor: '2026-11-25' },
    ],
    [
      'en',
      'create_followup',
      'check back with me on the 30th about the lease',
      { topic: 'lease', scheduledFor: '2026-11-30' },
    ],
    [
      'pt-BR',
      'get_reminders',
      'quais os últimos 3 lembretes concluídos',
      { status: 'completed', limit: 3 },
    ],
  ] as const)('%s %s: %s', (locale, intent, text, params) => {
    expect(fillFreely(locale, intent, text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'create_reminder', 'isso me lembra a praia da minha infância'],
    ['pt-BR', 'create_reminder', 'minha mãe me lembra de tomar o remédio amanhã'],
    ['pt-BR', 'create_reminder', 'não precisa me lembrar de comprar pão amanhã'],
    ['pt-BR', 'create_reminder', 'apaga o lembrete do gás'],
    ['pt-BR', 'create_reminder', 'o lembrete da vacina tocou hoje às 10'],
    ['en', 'create_reminder', 'she reminded me to call the bank tomorrow'],
    ['en', 'create_reminder', "you don't need to remind me to call mom tomorrow"],
    ['en', 'create_reminder', 'that song reminds me of Friday nights'],
    ['en', 'create_reminder', 'did you remind me to pay the rent on Friday?'],
    ['pt-BR', 'complete_reminder', 'apaga o lembrete do gás'],
    ['pt-BR', 'complete_reminder', 'o lembrete do gás não foi feito'],
    ['pt-BR', 'complete_reminder', 'ainda não fiz o lembrete do gás'],
    ['pt-BR', 'complete_reminder', 'quais lembretes foram feitos?'],
    ['en', 'complete_reminder', 'is the passport reminder done?'],
    ['en', 'complete_reminder', "the passport reminder isn't done"],
    ['en', 'complete_reminder', "don't mark the passport reminder as done"],
    ['pt-BR', 'create_followup', 'meu chefe me pergunta sempre como foi o fim de semana'],
    ['pt-BR', 'create_followup', 'me pergunto como foi a festa'],
    ['pt-BR', 'create_followup', 'não me pergunta amanhã como foi a prova'],
    ['en', 'create_followup', 'he asked me on Monday how the pitch went'],
    ['en', 'create_followup', "don't ask me tomorrow about the exam"],
    ['en', 'create_followup', 'people ask me every Monday about my weekend'],
    ['en', 'create_reminder', 'tell Ana to remind me about the keys tomorrow'],
  ] as const)('%s: no %s in "%s"', (locale, intent, text) => {
    const filled = fillFreely(locale, intent, text)
    expect(filled?.missing.length === 0 ? filled.params : undefined).toBeUndefined()
  })
})
