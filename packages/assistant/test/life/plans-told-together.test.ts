import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

/** The titles of the cards that a message proposes. */
async function cards(locale: Locale, message: string): Promise<string[]> {
  const { approvals } = await test.say(message, { locale })
  return approvals.map(({ preview }) => preview.title)
}

describe('plans that are told together', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'amigo secreto dia 18 de dezembro, limite de 80',
      ['Agenda: Amigo secreto (limite de 80), 18/12, o dia todo'],
    ],
    [
      'pt-BR',
      'amigo secreto dia 18, limite de 80',
      ['Agenda: Amigo secreto (limite de 80), 18/12, o dia todo'],
    ],
    [
      'pt-BR',
      'amigo secreto no dia 18/12 às 20h, até 80 reais',
      ['Agenda: Amigo secreto (até 80 reais), 18/12 às 20:00'],
    ],
    [
      'en',
      'secret Santa on December 18, 25 dollar limit',
      ['Agenda: Secret Santa (25 dollar limit), Dec 18, all day'],
    ],
    [
      'en',
      'white elephant December 12 at 7pm, limit of $30',
      ['Agenda: White elephant (limit of $30), Dec 12 at 19:00'],
    ],
    [
      'pt-BR',
      'me lembra amanhã às 10 de ligar pro banco e às 11 de pagar a luz',
      [
        'Lembrete: Ligar pro banco, amanhã (19/11) às 10:00',
        'Lembrete: Pagar a luz, amanhã (19/11) às 11:00',
      ],
    ],
    [
      'en',
      'remind me tomorrow at 10 to call the bank and at 2 to pay the power bill',
      [
        'Reminder: Call the bank, tomorrow (Nov 19) at 10:00',
        'Reminder: Pay the power bill, tomorrow (Nov 19) at 14:00',
      ],
    ],
    [
      'pt-BR',
      'me lembra amanhã às 10 de comprar pão e leite',
      ['Lembrete: Comprar pão e leite, amanhã (19/11) às 10:00'],
    ],
    [
      'en',
      'remind me tomorrow at 10 to call Ana and Bob',
      ['Reminder: Call Ana and Bob, tomorrow (Nov 19) at 10:00'],
    ],
    [
      'en',
      'dentist tomorrow at 3 and a meeting at 5',
      [
        'Agenda: Dentist, tomorrow (Nov 19) at 15:00',
        'Agenda: Meeting, tomorrow (Nov 19) at 17:00',
      ],
    ],
    [
      'pt-BR',
      'amanhã tenho dentista às 15h e depois cinema às 20h',
      ['Agenda: Dentista, amanhã (19/11) às 15:00', 'Agenda: Cinema, amanhã (19/11) às 20:00'],
    ],
    [
      'pt-BR',
      'dentista amanhã às 9h e reunião às 14h',
      ['Agenda: Dentista, amanhã (19/11) às 09:00', 'Agenda: Reunião, amanhã (19/11) às 14:00'],
    ],
    [
      'en',
      'dentist tomorrow at 9 and a meeting at 2pm',
      [
        'Agenda: Dentist, tomorrow (Nov 19) at 09:00',
        'Agenda: Meeting, tomorrow (Nov 19) at 14:00',
      ],
    ],
    [
      'en',
      'dentist tomorrow at 9, meeting Friday at 2pm and dinner at 8pm',
      [
        'Agenda: Dentist, tomorrow (Nov 19) at 09:00',
        'Agenda: Meeting, Friday (Nov 20) at 14:00',
        'Agenda: Dinner, Friday (Nov 20) at 20:00',
      ],
    ],
    ['pt-BR', 'amigo secreto limite 80 reais', []],
    ['en', 'amigo secreto limite 80 reais', []],
    ['en', 'secret Santa, 25 dollar limit', []],
  ] as const)('%s: "%s"', async (locale, message, expected) => {
    expect(await cards(locale, message)).toEqual(expected)
  })

  it.each([
    [
      'pt-BR',
      'viagem a Paris em janeiro',
      'Viagem a Paris: que dias de janeiro de 2027? Por exemplo, “de 10 a 15”.',
      'de 10 a 15',
      'Agenda: Viagem a Paris, de 10/01/2027 até 15/01/2027',
    ],
    [
      'en',
      'trip to Paris in January',
      'Which days of January 2027: Trip to Paris? “From the 10th to the 15th”, for example.',
      'from January 10 to 15',
      'Agenda: Trip to Paris, from Jan 10, 2027 through Jan 15, 2027',
    ],
  ] as const)('%s: "%s" asks for its days', async (locale, message, asked, answer, card) => {
    const turn = await test.say(message, { locale })
    expect(turn.approvals).toEqual([])
    expect(turn.text).toBe(asked)
    expect(await cards(locale, answer)).toEqual([card])
  })

  it.each([
    ['pt-BR', 'férias em janeiro, o mês inteiro', 'Agenda: Férias, de 01/01/2027 até 31/01/2027'],
    [
      'en',
      'vacation in January, the whole month',
      'Agenda: Vacation, from Jan 1, 2027 through Jan 31, 2027',
    ],
    ['pt-BR', 'férias o mês de janeiro inteiro', 'Agenda: Férias, de 01/01/2027 até 31/01/2027'],
    ['pt-BR', 'vou tirar férias janeiro todo', 'Agenda: Férias, de 01/01/2027 até 31/01/2027'],
    [
      'en',
      'vacation the whole month of January',
      'Agenda: Vacation, from Jan 1, 2027 through Jan 31, 2027',
    ],
    [
      'en',
      "I'm on vacation all of January",
      'Agenda: Vacation, from Jan 1, 2027 through Jan 31, 2027',
    ],
    [
      'en',
      'vacation from January 1 to 31',
      'Agenda: Vacation, from Jan 1, 2027 through Jan 31, 2027',
    ],
  ] as const)('%s: "%s" takes the month', async (locale, message, card) => {
    expect(await cards(locale, message)).toEqual([card])
  })
})

describe('what comes behind a plan', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'amanhã tenho pediatra às 15h e depois mercado',
      'Pediatra',
      'Que horas: Mercado',
      'às 17h',
    ],
    [
      'en',
      'tomorrow I have the pediatrician at 3pm and then groceries',
      'Pediatrician',
      'What time: Groceries',
      '5pm',
    ],
    [
      'en',
      'thursday exam at 10am, then lunch with Lu',
      'Exam',
      'What time: Lunch with Lu',
      'at 1pm',
    ],
  ] as const)('is asked for its hour, %s: %s', async (locale, message, first, asks, hour) => {
    const { approvals, text } = await test.say(message, { locale })
    expect(approvals.map(({ preview }) => preview.title)).toEqual([
      expect.stringContaining(`Agenda: ${first},`),
    ])
    expect(text).toContain(asks)
    await test.say(locale === 'en' ? 'yes' : 'sim', { locale })
    expect((await cards(locale, hour))[0]).toContain(asks.split(': ')[1])
  })

  it.each([
    ['pt-BR', 'reunião com o João e depois com a Ana amanhã às 10'],
    ['pt-BR', 'amanhã às 16h café depois do trabalho'],
  ] as const)('is no plan of its own everywhere, %s: %s', async (locale, message) => {
    expect(await cards(locale, message)).toHaveLength(1)
  })
})
