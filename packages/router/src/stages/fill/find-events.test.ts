import { describe, expect, it } from 'vitest'
import { fillFreely } from './testing/fill-freely.ts'

describe('free words about events', () => {
  it.each([
    [
      'pt-BR',
      'create_event',
      'Informo que é preciso agendar a vistoria do imóvel para 26 de novembro às 9h',
      { title: 'Vistoria do imóvel', startTime: '2026-11-26T09:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_event',
      'bota aí na agenda churras com a galera sábado 13h',
      { title: 'Churras com a galera', startTime: '2026-11-21T13:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_event',
      'por favor agende, para sexta-feira às 10h, a audiência do inventário, no fórum central',
      {
        title: 'Audiência do inventário',
        startTime: '2026-11-20T10:00:00-03:00',
        location: 'fórum central',
      },
    ],
    [
      'pt-BR',
      'create_event',
      'minha coluna travou, então marca massagem amanhã às 18h30',
      { title: 'Massagem', startTime: '2026-11-19T18:30:00-03:00' },
    ],
    [
      'pt-BR',
      'create_event',
      'Ensaio do coral, quinta, 20h, igreja do Carmo',
      {
        title: 'Ensaio do coral',
        startTime: '2026-11-19T20:00:00-03:00',
        location: 'igreja do Carmo',
      },
    ],
    [
      'pt-BR',
      'create_event',
      'encaixa a manicure terça às 17h pra mim',
      { title: 'Manicure', startTime: '2026-11-24T17:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_event',
      'coloca no calendário o voo pra Recife dia 28 às 6h40',
      { title: 'Voo pra Recife', startTime: '2026-11-28T06:40:00-03:00' },
    ],
    [
      'en',
      'create_event',
      'pencil in drinks with Tara on Friday at 7pm',
      { title: 'Drinks with Tara', startTime: '2026-11-20T19:00:00-03:00' },
    ],
    [
      'en',
      'create_event',
      'Kindly schedule a budget review for December 1, from 2pm to 3:30pm, in the boardroom',
      {
        title: 'Budget review',
        startTime: '2026-12-01T14:00:00-03:00',
        endTime: '2026-12-01T15:30:00-03:00',
        location: 'the boardroom',
      },
    ],
    [
      'en',
      'create_event',
      'the plumber called back so put boiler service on my calendar for Monday 9am',
      { title: 'Boiler service', startTime: '2026-11-23T09:00:00-03:00' },
    ],
    [
      'en',
      'create_event',
      'Dentist appointment, Nov 25, 4pm',
      { title: 'Dentist appointment', startTime: '2026-11-25T16:00:00-03:00' },
    ],
    [
      'en',
      'create_event',
      "stick a parents' evening in the diary for Thursday at 6pm would you?",
      { title: "Parents' evening", startTime: '2026-11-19T18:00:00-03:00' },
    ],
    [
      'pt-BR',
      'update_event',
      'Comunico que a audiência de quinta-feira foi transferida para as 15h.',
      {
        eventRef: { title: 'audiência', date: '2026-11-19' },
        startTime: '2026-11-19T15:00:00-03:00',
      },
    ],
    [
      'pt-BR',
      'update_event',
      'o chefe pediu, então joga a reunião de amanhã pras 17h',
      {
        eventRef: { title: 'reunião', date: '2026-11-19' },
        startTime: '2026-11-19T17:00:00-03:00',
      },
    ],
    [
      'pt-BR',
      'update_event',
      'a médica remarcou, passa a consulta de sexta pra segunda às 11h',
      {
        eventRef: { title: 'consulta', date: '2026-11-20' },
        startTime: '2026-11-23T11:00:00-03:00',
      },
    ],
    [
      'pt-BR',
      'update_event',
      'adiantaram o ensaio de sábado para as 9h30',
      { eventRef: { title: 'ensaio', date: '2026-11-21' }, startTime: '2026-11-21T09:30:00-03:00' },
    ],
    [
      'pt-BR',
      'update_event',
      'quero que a aula de violão de terça passe pra quarta às 19h',
      {
        eventRef: { title: 'aula de violão', date: '2026-11-24' },
        startTime: '2026-11-25T19:00:00-03:00',
      },
    ],
    [
      'en',
      'update_event',
      'the dentist got moved to Friday at 3pm',
      { eventRef: { title: 'dentist' }, startTime: '2026-11-20T15:00:00-03:00' },
    ],
    [
      'en',
      'update_event',
      'something came up, push my haircut on Saturday to 2:30pm',
      {
        eventRef: { title: 'haircut', date: '2026-11-21' },
        startTime: '2026-11-21T14:30:00-03:00',
      },
    ],
    [
      'en',
      'update_event',
      'Could you reschedule the viewing from Thursday to Monday at 10am?',
      {
        eventRef: { title: 'viewing', date: '2026-11-19' },
        startTime: '2026-11-23T10:00:00-03:00',
      },
    ],
    [
      'en',
      'update_event',
      "I need tomorrow's standup shifted to 11am",
      {
        eventRef: { title: 'standup', date: '2026-11-19' },
        startTime: '2026-11-19T11:00:00-03:00',
      },
    ],
    [
      'pt-BR',
      'get_agenda',
      'me situa: o que rola comigo na sexta?',
      { startDate: '2026-11-20', endDate: '2026-11-20' },
    ],
    [
      'en',
      'get_agenda',
      'how packed is my week looking next week',
      { startDate: '2026-11-23', endDate: '2026-11-29' },
    ],
    [
      'pt-BR',
      'get_agenda',
      'Solicito os compromissos entre 1 e 5 de dezembro',
      { startDate: '2026-12-01', endDate: '2026-12-05' },
    ],
    [
      'en',
      'get_agenda',
      'run me through the 24th',
      { startDate: '2026-11-24', endDate: '2026-11-24' },
    ],
    [
      'pt-BR',
      'get_agenda',
      'tá cheio o meu fim de semana?',
      { startDate: '2026-11-21', endDate: '2026-11-22' },
    ],
    [
      'pt-BR',
      'create_event',
      'põe na agenda: 25/11, 16h, dermatologista, clínica Derma',
      {
        title: 'Dermatologista',
        startTime: '2026-11-25T16:00:00-03:00',
        location: 'clínica Derma',
      },
    ],
    [
      'pt-BR',
      'create_event',
      'agenda uma call de 45 minutos com o Léo amanhã às 11h',
      {
        title: 'Call com o Léo',
        startTime: '2026-11-19T11:00:00-03:00',
        endTime: '2026-11-19T11:45:00-03:00',
      },
    ],
    [
      'en',
      'create_event',
      'block off Thursday 2 to 4pm for the audit prep',
      {
        title: 'Audit prep',
        startTime: '2026-11-19T14:00:00-03:00',
        endTime: '2026-11-19T16:00:00-03:00',
      },
    ],
    [
      'en',
      'create_event',
      "add lunch with Priya at Nando's on Friday 12:30",
      { title: 'Lunch with Priya', startTime: '2026-11-20T12:30:00-03:00', location: "Nando's" },
    ],
    [
      'pt-BR',
      'update_event',
      'a entrevista foi adiada pra dia 27 às 9h',
      { eventRef: { title: 'entrevista' }, startTime: '2026-11-27T09:00:00-03:00' },
    ],
    [
      'pt-BR',
      'update_event',
      'dá pra passar o corte de cabelo de amanhã pra sexta às 18h?',
      {
        eventRef: { title: 'corte de cabelo', date: '2026-11-19' },
        startTime: '2026-11-20T18:00:00-03:00',
      },
    ],
    [
      'en',
      'update_event',
      'my flight on Sunday has been pushed to 9:40pm',
      { eventRef: { title: 'flight', date: '2026-11-22' }, startTime: '2026-11-22T21:40:00-03:00' },
    ],
    [
      'en',
      'get_agenda',
      'what have I got on between Monday and Wednesday?',
      { startDate: '2026-11-23', endDate: '2026-11-25' },
    ],
    [
      'pt-BR',
      'create_event',
      'perícia do carro na segunda às 9h, marca',
      { title: 'Perícia do carro', startTime: '2026-11-23T09:00:00-03:00' },
    ],
    [
      'pt-BR',
      'create_event',
      'mutirão da horta domingo às 8h30',
      { title: 'Mutirão da horta', startTime: '2026-11-22T08:30:00-03:00' },
    ],
    [
      'en',
      'create_event',
      'pottery fair sunday at 2pm, put it in my calendar',
      { title: 'Pottery fair', startTime: '2026-11-22T14:00:00-03:00' },
    ],
  ] as const)('%s %s: %s', (locale, intent, text, params) => {
    expect(fillFreely(locale, intent, text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'create_event', 'a reunião foi ontem às 10h'],
    ['pt-BR', 'create_event', 'não marca nada sexta às 10'],
    ['pt-BR', 'create_event', 'minha irmã marcou dentista amanhã às 10h'],
    ['pt-BR', 'create_event', 'a festa sexta às 20h foi cancelada'],
    ['pt-BR', 'create_event', 'se eu marcasse a consulta na sexta às 10h?'],
    ['pt-BR', 'create_event', 'cancela o dentista de sexta às 10h'],
    ['en', 'create_event', 'the concert was on Friday at 8pm'],
    ['en', 'create_event', 'my boss scheduled a meeting for Friday at 3pm?'],
    ['en', 'create_event', 'should I book the dentist for Friday at 3pm?'],
    ['en', 'create_event', "don't put the gym on my calendar for Friday 7am"],
    ['pt-BR', 'update_event', 'não muda a reunião de amanhã pras 17h'],
    ['pt-BR', 'update_event', 'o prazo da meta passou para dezembro'],
    ['pt-BR', 'update_event', 'será que passo a reunião pra sexta às 10h?'],
    ['pt-BR', 'update_event', 'o preço passou para 50 hoje'],
    ['pt-BR', 'update_event', 'se a reunião mudasse pra sexta às 10h eu ia'],
    ['en', 'update_event', "don't move the dentist to Friday at 3pm"],
    ['en', 'update_event', 'should I move the dentist to Friday at 3pm?'],
    ['en', 'update_event', 'we moved to Lisbon on Friday'],
    ['en', 'update_event', 'what if the call got pushed to 5pm?'],
    ['pt-BR', 'create_event', 'o mercado abre segunda às 8h'],
    ['pt-BR', 'create_event', 'o Davi joga sexta às 20h'],
    ['pt-BR', 'create_event', 'previsão de temporal sábado às 15h'],
    ['en', 'create_event', 'the library opens monday at 9am'],
    ['en', 'create_event', 'rent of the flat due friday 9am'],
  ] as const)('%s: no %s in "%s"', (locale, intent, text) => {
    const filled = fillFreely(locale, intent, text)
    expect(filled?.missing.length === 0 ? filled.params : undefined).toBeUndefined()
  })
})
