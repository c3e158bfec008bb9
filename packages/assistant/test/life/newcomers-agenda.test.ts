import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

// It is Wednesday, November 18, at noon.
describe('one time of what comes again', SLOW, () => {
  it.each([
    ['pt-BR', 'terapia toda terça às 18h', 'tira a terapia da semana que vem', 'Terapia', '24/11'],
    ['pt-BR', 'terapia toda terça às 18h', 'pula a terapia de 1 de dezembro', 'Terapia', '01/12'],
    ['en', 'therapy every Tuesday at 6pm', 'skip therapy next week', 'Therapy', 'Nov 24'],
    ['en', 'therapy every Tuesday at 6pm', 'cancel therapy on December 1', 'Therapy', 'Dec 1'],
  ] as const)('is called off alone, %s: %s; %s', async (locale, event, asked, title, day) => {
    await sayAndApprove(test, locale, [event])
    const [card = '', ...others] = await cardsOf(test, locale, asked)
    expect(others).toEqual([])
    expect(card).toContain(title)
    expect(card).toContain(day)
    expect(card).toMatch(locale === 'en' ? /this time only$/ : /só esta vez$/)
  })

  it('has a card for each time of the stretch that is meant', async () => {
    await sayAndApprove(test, 'en', ['yoga every Tuesday and Thursday at 7am'])
    const cards = await cardsOf(test, 'en', 'skip yoga next week')
    expect(cards.map((card) => /Nov \d+/.exec(card)?.[0])).toEqual(['Nov 24', 'Nov 26'])
  })

  it('is nothing of what has another name', async () => {
    await sayAndApprove(test, 'en', ['therapy every Tuesday at 6pm'])
    expect(await cardsOf(test, 'en', 'skip dinner next week')).toEqual([])
  })
})

describe('so long before a birthday', SLOW, () => {
  it.each([
    ['pt-BR', 'aniversário da Dana é 12 de dezembro', 'me avise uma semana antes', '05/12'],
    [
      'pt-BR',
      'aniversário da Dana é 12 de dezembro',
      'me avisa 2 dias antes do aniversário da Dana',
      '10/12',
    ],
    ['en', "Dana's birthday is December 12", 'remind me a week before', 'Dec 5'],
    ['en', "Dana's birthday is December 12", "remind me 2 weeks before Dana's birthday", 'Nov 28'],
  ] as const)('%s: %s; %s', async (locale, told, asked, day) => {
    await sayAndApprove(test, locale, [told])
    const [card = ''] = await cardsOf(test, locale, asked)
    expect(card).toMatch(locale === 'en' ? /Dana's birthday/ : /Aniversário de Dana/)
    expect(card).toContain(day)
  })

  it('is of the night where the night is said', async () => {
    await sayAndApprove(test, 'en', ['flight to Boston on December 20 at 7am'])
    expect(await cardsOf(test, 'en', 'remind me the night before to pack')).toEqual([
      'Reminder: Pack, Dec 19 at 20:00',
    ])
  })
})

describe('what is planned', SLOW, () => {
  it.each([
    ['en', 'weigh-in tomorrow at 8', 'Agenda: Weigh-in, tomorrow (Nov 19) at 08:00'],
    ['en', 'check-in tomorrow at 8', 'Agenda: Check-in, tomorrow (Nov 19) at 08:00'],
    ['en', 'remind me to log in at 8pm', 'Reminder: Log in, today (Nov 18) at 20:00'],
    [
      'en',
      'remind me to check the oven tomorrow',
      'Reminder: Check the oven, tomorrow (Nov 19) at 09:00',
    ],
  ] as const)('keeps the words of its verb, %s: %s', async (locale, text, card) => {
    expect(await cardsOf(test, locale, text)).toEqual([card])
  })

  it.each([
    ['natação de 1 hora amanhã às 10h'],
    ['natação por 1 hora amanhã às 10h'],
    ['1 hora de natação amanhã às 10h'],
  ])('begins at its hour, and takes as long as is said: %s', async (text) => {
    expect(await cardsOf(test, 'pt-BR', text)).toEqual([
      'Agenda: Natação, amanhã (19/11), das 10:00 às 11:00',
    ])
  })

  it.each([
    [
      'en',
      'study group every Monday and Wednesday at 4pm in the library',
      'Agenda: Study group, today (Nov 18) at 16:00, library, every Monday and Wednesday',
    ],
    [
      'pt-BR',
      'grupo de estudos toda segunda e quarta às 16h na biblioteca',
      'Agenda: Grupo de estudos, hoje (18/11) às 16:00, biblioteca, toda segunda e quarta',
    ],
  ] as const)('is one series at its place, %s: %s', async (locale, text, card) => {
    expect(await cardsOf(test, locale, text)).toEqual([card])
  })

  it.each([
    [
      'pt-BR',
      'viajo quinta e volto domingo',
      'Agenda: Viagem, de amanhã (19/11) até domingo (22/11)',
    ],
    [
      'pt-BR',
      'quinta viaja e volta domingo',
      'Agenda: Viagem, de amanhã (19/11) até domingo (22/11)',
    ],
    [
      'pt-BR',
      'o Theo viaja quinta e volta domingo',
      'Agenda: Viagem: Theo, de amanhã (19/11) até domingo (22/11)',
    ],
    [
      'en',
      'I travel Thursday and come back Sunday',
      'Agenda: Trip, from tomorrow (Nov 19) through Sunday (Nov 22)',
    ],
    [
      'en',
      "I'm flying to Denver on December 3 and coming back on December 8",
      'Agenda: Trip to Denver, from Dec 3 through Dec 8',
    ],
  ] as const)('lasts from going to coming back, %s: %s', async (locale, text, card) => {
    expect(await cardsOf(test, locale, text)).toEqual([card])
  })

  it.each([
    ['me lembra de comprar pão antes de sexta', 'Lembrete: Comprar pão, amanhã (19/11) às 09:00'],
    [
      'me lembra de pagar o boleto antes do dia 24',
      'Lembrete: Pagar o boleto, segunda (23/11) às 09:00',
    ],
  ])('is remembered on the day before the one it is to be done by: %s', async (text, card) => {
    expect(await cardsOf(test, 'pt-BR', text)).toEqual([card])
  })
})

describe('what is not on the day that is said', SLOW, () => {
  it('is asked about, and called off on the day that is chosen', async () => {
    await sayAndApprove(test, 'en', ['dentist on Friday at 9am'])
    const asked = await test.say('skip the dentist next week', { locale: 'en' })
    expect(asked.approvals).toEqual([])
    expect(asked.text).toContain('Friday (Nov 20)')
    expect(await cardsOf(test, 'en', 'yes')).toEqual([
      'Take off the agenda: Dentist, Friday (Nov 20) at 09:00',
    ])
  })
})

describe('what was just planned to come again', SLOW, () => {
  it.each([
    ['pt-BR', 'terapia toda terça às 18h', 'na verdade é às 19h', /19:00/, /só esta vez/],
    ['en', 'therapy every Tuesday at 6pm', 'actually make it 7pm', /19:00/, /this time only/],
  ] as const)('is put right as a whole, %s: %s; %s', async (locale, event, said, hour, once) => {
    await sayAndApprove(test, locale, [event])
    const [card = ''] = await cardsOf(test, locale, said)
    expect(card).toMatch(hour)
    expect(card).not.toMatch(once)
  })

  it('is moved once where its day is said', async () => {
    await sayAndApprove(test, 'en', ['therapy every Tuesday at 6pm'])
    const [card = ''] = await cardsOf(test, 'en', 'move therapy on Tuesday to 7pm')
    expect(card).toMatch(/this time only/)
  })
})

describe('when something is', SLOW, () => {
  it.each([
    [
      'en',
      'chem midterm on Friday at 10',
      "when's the midterm?",
      /Friday \(Nov 20\), 10:00: Chem midterm/,
    ],
    ['pt-BR', 'chorinho sexta às 20h', 'quando é o chorinho?', /sexta \(20\/11\), 20:00: Chorinho/],
  ] as const)('is told by its own name, %s: %s; %s', async (locale, event, asked, answer) => {
    await sayAndApprove(test, locale, [event])
    expect((await test.say(asked, { locale })).text).toMatch(answer)
  })
})
