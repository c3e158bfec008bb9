import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

describe('what is planned, pt-BR', () => {
  it.each([
    [
      'me lembra de pagar o condomínio amanhã às 10',
      'create_reminder title=Pagar o condomínio datetime=2026-11-19T10:00:00-03:00',
    ],
    [
      'me lembra amanhã às 9 de ligar pro encanador',
      'create_reminder title=Ligar pro encanador datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'toda segunda às 8 me lembra de regar as plantas',
      'create_reminder title=Regar as plantas datetime=2026-11-23T08:00:00-03:00 repeatPattern=weekly',
    ],
    [
      'me avisa daqui a 2 horas pra tirar o bolo do forno',
      'create_reminder title=Tirar o bolo do forno datetime=2026-11-18T14:00:00-03:00',
    ],
    [
      'lembra de comprar fralda na sexta',
      'create_reminder title=Comprar fralda datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      'cria um lembrete pra renovar a cnh dia 15 de janeiro',
      'create_reminder title=Renovar a cnh datetime=2027-01-15T09:00:00-03:00',
    ],
    [
      'não me deixa esquecer de levar o cachorro no veterinário sábado às 14h',
      'create_reminder title=Levar o cachorro no veterinário datetime=2026-11-21T14:00:00-03:00',
    ],
    [
      'preciso que você me lembre de mandar o relatório amanhã',
      'create_reminder title=Mandar o relatório datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'pode me lembrar de tomar água todo dia às 15h?',
      'create_reminder title=Tomar água datetime=2026-11-18T15:00:00-03:00 repeatPattern=daily',
    ],
    [
      'renovar o passaporte dia 3, me lembra',
      'create_reminder title=Renovar o passaporte datetime=2026-12-03T09:00:00-03:00',
    ],
    [
      'me lembra que tenho prova na quinta às 19h30',
      'create_reminder title=Prova datetime=2026-11-19T19:30:00-03:00',
    ],
    ['me lembra de comprar pão', 'ask datetime: create_reminder title=Comprar pão'],
    [
      'me lembra de pagar o cartão todo dia 5',
      'create_reminder title=Pagar o cartão datetime=2026-12-05T09:00:00-03:00 repeatPattern=monthly',
    ],
    [
      'lembrete: buscar exame na quarta que vem',
      'create_reminder title=Buscar exame datetime=2026-11-25T09:00:00-03:00',
    ],
    [
      'marca como concluído o lembrete de ligar pro encanador',
      'complete_reminder reminderRef=ligar pro encanador',
    ],
    ['marca o lembrete do dentista como feito', 'complete_reminder reminderRef=dentista'],
    ['quais são meus lembretes?', 'get_reminders'],
    ['tenho algum lembrete pendente?', 'get_reminders status=pending'],
    ['quais lembretes já concluí?', 'get_reminders status=completed'],
    [
      'marca uma reunião com o Carlos sexta às 15h',
      'create_event title=Reunião com o Carlos startTime=2026-11-20T15:00:00-03:00',
    ],
    [
      'agenda dentista pra terça às 9h',
      'create_event title=Dentista startTime=2026-11-24T09:00:00-03:00',
    ],
    [
      'coloca na agenda almoço com a Bia sábado ao meio-dia no Outback',
      'create_event title=Almoço com a Bia startTime=2026-11-21T12:00:00-03:00 location=Outback',
    ],
    [
      'tenho consulta com a dermato dia 3 às 14h30',
      'create_event title=Consulta com a dermato startTime=2026-12-03T14:30:00-03:00',
    ],
    [
      'reunião com o time amanhã das 14h às 16h',
      'create_event title=Reunião com o time startTime=2026-11-19T14:00:00-03:00 endTime=2026-11-19T16:00:00-03:00',
    ],
    [
      'reunião de 1 hora com o cliente amanhã às 10',
      'create_event title=Reunião com o cliente startTime=2026-11-19T10:00:00-03:00 endTime=2026-11-19T11:00:00-03:00',
    ],
    [
      'jantar com a Paula sexta às 20h, põe na agenda',
      'create_event title=Jantar com a Paula startTime=2026-11-20T20:00:00-03:00',
    ],
    [
      'remarca a reunião de amanhã pras 16h',
      'update_event eventRef={title=reunião date=2026-11-19} startTime=2026-11-19T16:00:00-03:00',
    ],
    [
      'passa o dentista de sexta pra segunda às 9h',
      'update_event eventRef={title=dentista date=2026-11-20} startTime=2026-11-23T09:00:00-03:00',
    ],
    [
      'adia a reunião com o Carlos pra quinta às 10h',
      'update_event eventRef={title=reunião com o Carlos} startTime=2026-11-19T10:00:00-03:00',
    ],
    ['o que eu tenho amanhã?', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['o que tem na agenda essa semana?', 'get_agenda startDate=2026-11-16 endDate=2026-11-22'],
    ['tenho alguma coisa marcada sexta?', 'get_agenda startDate=2026-11-20 endDate=2026-11-20'],
    ['minha agenda de hoje', 'get_agenda startDate=2026-11-18 endDate=2026-11-18'],
    [
      'me pergunta semana que vem como foi a viagem',
      'create_followup topic=viagem scheduledFor=2026-11-25',
    ],
    [
      'me pergunta na sexta como foi a entrevista',
      'create_followup topic=entrevista scheduledFor=2026-11-20',
    ],
    [
      'me pergunta daqui a 3 dias se o remédio funcionou',
      'create_followup topic=remédio funcionou scheduledFor=2026-11-21',
    ],
    [
      'me lembra amanhã de manhã de passar no cartório',
      'create_reminder title=Passar no cartório datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'me lembra hoje à noite de tirar o lixo',
      'create_reminder title=Tirar o lixo datetime=2026-11-18T20:00:00-03:00',
    ],
    [
      'me lembra sexta que vem de entregar o trabalho da faculdade',
      'create_reminder title=Entregar o trabalho da faculdade datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      'lembrete pra amanhã às 8h: levar o carro na oficina',
      'create_reminder title=Levar o carro na oficina datetime=2026-11-19T08:00:00-03:00',
    ],
    [
      'me lembra em 30 minutos de desligar o forno',
      'create_reminder title=Desligar o forno datetime=2026-11-18T12:30:00-03:00',
    ],
    [
      'me avisa 15h pra sair pro dentista',
      'create_reminder title=Sair pro dentista datetime=2026-11-18T15:00:00-03:00',
    ],
    [
      'anota pra eu comprar gás amanhã',
      'create_reminder title=Comprar gás datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'me lembra mês que vem de renovar o seguro',
      'create_reminder title=Renovar o seguro datetime=2026-12-01T09:00:00-03:00',
    ],
    [
      'me lembra no dia 20 de pagar a escola',
      'create_reminder title=Pagar a escola datetime=2026-11-20T09:00:00-03:00',
    ],
    [
      'toda sexta às 18h me avisa pra mandar o relatório',
      'create_reminder title=Mandar o relatório datetime=2026-11-20T18:00:00-03:00 repeatPattern=weekly',
    ],
    [
      'todo dia 10 me lembra de pagar o aluguel',
      'create_reminder title=Pagar o aluguel datetime=2026-12-10T09:00:00-03:00 repeatPattern=monthly',
    ],
    [
      'me lembra às 22h de tomar o antibiótico',
      'create_reminder title=Tomar o antibiótico datetime=2026-11-18T22:00:00-03:00',
    ],
    [
      'daqui uma semana me lembra de ligar pro João',
      'create_reminder title=Ligar pro João datetime=2026-11-25T09:00:00-03:00',
    ],
    [
      'me lembra de ligar pra Ana e pro Pedro amanhã',
      'create_reminder title=Ligar pra Ana e pro Pedro datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'amanhã às 7 preciso que me lembre de pegar os exames',
      'create_reminder title=Pegar os exames datetime=2026-11-19T07:00:00-03:00',
    ],
    [
      'não deixa eu esquecer o aniversário da Carla dia 3 de dezembro',
      'create_reminder title=Aniversário da Carla datetime=2026-12-03T09:00:00-03:00',
    ],
    [
      'coloca um lembrete de reunião com o RH quinta 14h',
      'create_reminder title=Reunião com o RH datetime=2026-11-19T14:00:00-03:00',
    ],
    [
      'me lembre diariamente às 21h de passar fio dental',
      'create_reminder title=Passar fio dental datetime=2026-11-18T21:00:00-03:00 repeatPattern=daily',
    ],
    ['já fiz o lembrete de pagar a escola', 'complete_reminder reminderRef=pagar a escola'],
    ['pode dar baixa no lembrete do gás', 'complete_reminder reminderRef=gás'],
    [
      'marca médico dia 25 às 9h30',
      'create_event title=Médico startTime=2026-11-25T09:30:00-03:00',
    ],
    [
      'agenda uma call com a equipe segunda das 10h às 11h',
      'create_event title=Call com a equipe startTime=2026-11-23T10:00:00-03:00 endTime=2026-11-23T11:00:00-03:00',
    ],
    [
      'põe na minha agenda: aniversário da Lu no sábado às 19h na casa dela',
      'create_event title=Aniversário da Lu startTime=2026-11-21T19:00:00-03:00 location=casa dela',
    ],
    [
      'tenho entrevista na Ambev quinta às 14h',
      'create_event title=Entrevista startTime=2026-11-19T14:00:00-03:00 location=Ambev',
    ],
    [
      'marca almoço com o Rafael terça meio-dia no shopping',
      'create_event title=Almoço com o Rafael startTime=2026-11-24T12:00:00-03:00 location=shopping',
    ],
    [
      'cria um evento chamado festa junina dia 24 de junho às 18h',
      'create_event title=Festa junina startTime=2027-06-24T18:00:00-03:00',
    ],
    ['dentista amanhã 15h', 'create_event title=Dentista startTime=2026-11-19T15:00:00-03:00'],
    [
      'a reunião de sexta passou pra segunda às 11h',
      'update_event eventRef={title=reunião date=2026-11-20} startTime=2026-11-23T11:00:00-03:00',
    ],
    [
      'muda a consulta do dia 25 pras 10h',
      'update_event eventRef={title=consulta date=2026-11-25} startTime=2026-11-25T10:00:00-03:00',
    ],
    [
      'antecipa o almoço com o Rafael pra 11h30',
      'update_event eventRef={title=almoço com o Rafael} startTime=2026-11-19T11:30:00-03:00',
    ],
    ['como tá minha semana?', 'get_agenda startDate=2026-11-16 endDate=2026-11-22'],
    ['o que eu tenho pra fazer hoje?', 'get_agenda startDate=2026-11-18 endDate=2026-11-18'],
    [
      'quais são meus compromissos de amanhã?',
      'get_agenda startDate=2026-11-19 endDate=2026-11-19',
    ],
    ['tô livre sábado?', 'get_agenda startDate=2026-11-21 endDate=2026-11-21'],
    ['tenho reunião amanhã?', 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['tem alguma coisa na agenda dia 25?', 'get_agenda startDate=2026-11-25 endDate=2026-11-25'],
    [
      'daqui a 15 dias me pergunta se eu parei de fumar',
      'create_followup topic=parei de fumar scheduledFor=2026-12-03',
    ],
    [
      'depois de amanhã me pergunta como foi a prova',
      'create_followup topic=prova scheduledFor=2026-11-20',
    ],
    [
      'mês que vem me pergunta sobre a dieta',
      'create_followup topic=dieta scheduledFor=2026-12-01',
    ],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'pt-BR'))).toBe(expected)
  })
})

describe('what is planned, en', () => {
  it.each([
    [
      'remind me to call the plumber tomorrow at 9',
      'create_reminder title=Call the plumber datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'remind me in 2 hours to take the cake out',
      'create_reminder title=Take the cake out datetime=2026-11-18T14:00:00-03:00',
    ],
    [
      'every monday at 8am remind me to water the plants',
      'create_reminder title=Water the plants datetime=2026-11-23T08:00:00-03:00 repeatPattern=weekly',
    ],
    [
      "don't let me forget to take the dog to the vet on Saturday at 2pm",
      'create_reminder title=Take the dog to the vet datetime=2026-11-21T14:00:00-03:00',
    ],
    [
      'set a reminder for tomorrow at 7pm to call grandma',
      'create_reminder title=Call grandma datetime=2026-11-19T19:00:00-03:00',
    ],
    [
      'remind me about the parent meeting on Thursday',
      'create_reminder title=Parent meeting datetime=2026-11-19T09:00:00-03:00',
    ],
    [
      'remember to buy diapers on friday',
      'create_reminder title=Buy diapers datetime=2026-11-20T09:00:00-03:00',
    ],
    ['remind me to buy bread', 'ask datetime: create_reminder title=Buy bread'],
    [
      'remind me every day at 3pm to drink water',
      'create_reminder title=Drink water datetime=2026-11-18T15:00:00-03:00 repeatPattern=daily',
    ],
    [
      'can you remind me to send the report next Tuesday?',
      'create_reminder title=Send the report datetime=2026-11-24T09:00:00-03:00',
    ],
    ['mark the plumber reminder as done', 'complete_reminder reminderRef=plumber'],
    ['what reminders do I have?', 'get_reminders'],
    ['do I have any pending reminders?', 'get_reminders status=pending'],
    [
      'schedule a meeting with Carlos on Friday at 3pm',
      'create_event title=Meeting with Carlos startTime=2026-11-20T15:00:00-03:00',
    ],
    [
      'I have a dentist appointment on Monday at 10',
      'create_event title=Dentist appointment startTime=2026-11-23T10:00:00-03:00',
    ],
    [
      'lunch with Bia on Saturday at noon at Outback',
      'create_event title=Lunch with Bia startTime=2026-11-21T12:00:00-03:00 location=Outback',
    ],
    [
      'book a haircut for Thursday at 5pm',
      'create_event title=Haircut startTime=2026-11-19T17:00:00-03:00',
    ],
    [
      'add team meeting tomorrow from 2 to 4pm to my calendar',
      'create_event title=Team meeting startTime=2026-11-19T14:00:00-03:00 endTime=2026-11-19T16:00:00-03:00',
    ],
    [
      "move tomorrow's meeting to 4pm",
      'update_event eventRef={title=meeting date=2026-11-19} startTime=2026-11-19T16:00:00-03:00',
    ],
    [
      'reschedule the dentist to Friday at 10am',
      'update_event eventRef={title=dentist} startTime=2026-11-20T10:00:00-03:00',
    ],
    ["what's on my calendar tomorrow?", 'get_agenda startDate=2026-11-19 endDate=2026-11-19'],
    ['what do I have this week?', 'get_agenda startDate=2026-11-16 endDate=2026-11-22'],
    ['am I free on Friday?', 'get_agenda startDate=2026-11-20 endDate=2026-11-20'],
    ['ask me next week how the trip went', 'create_followup topic=trip scheduledFor=2026-11-25'],
    [
      'check in with me on Friday about the interview',
      'create_followup topic=interview scheduledFor=2026-11-20',
    ],
  ])('%s', (text, expected) => {
    expect(inWords(route(text, 'en'))).toBe(expected)
  })
})
