import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

async function done(locale: Locale, ...messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await test.say(message, { locale })
    await test.say(YES[locale], { locale })
  }
}

// It is Wednesday, November 18, at noon.
describe('a reminder so long before an event', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'reunião com a Ana sexta às 14h',
      'me avisa 30 minutos antes',
      'Reunião com a Ana',
      '13:30',
    ],
    [
      'pt-BR',
      'reunião com a Ana sexta às 14h',
      'me lembra de levar o contrato 1 hora antes',
      'Levar o contrato',
      '13:00',
    ],
    [
      'pt-BR',
      'reunião com a Ana sexta às 14h',
      'me lembra na véspera',
      'Reunião com a Ana',
      'amanhã (19/11) às 09:00',
    ],
    [
      'pt-BR',
      'reunião com a Ana sexta às 14h',
      'me avisa 2 horas antes da reunião',
      'Reunião com a Ana',
      '12:00',
    ],
    [
      'en',
      'flight home on Friday at 10:40am',
      'remind me to pack my bags the day before',
      'Pack my bags',
      'tomorrow (Nov 19) at 09:00',
    ],
    ['en', 'flight home on Friday at 10:40am', 'remind me 3 hours before', 'Flight home', '07:40'],
  ] as const)('%s: %s; %s', async (locale, event, asked, title, when) => {
    await done(locale, event)
    const cards = await cardsOf(test, locale, asked)
    expect(cards).toEqual([expect.stringContaining(title)])
    expect(cards[0]).toContain(when)
  })

  it('is of the event that was moved last', async () => {
    await done(
      'pt-BR',
      'dentista sexta às 9h',
      'reunião com a Ana sexta às 14h',
      'passa o dentista pra segunda',
    )
    const [card] = await cardsOf(test, 'pt-BR', 'me avisa 1 hora antes')
    expect(card).toMatch(/Dentista, .*23\/11.* às 08:00/)
  })

  it('is of nothing where no event was spoken of', async () => {
    expect(await cardsOf(test, 'pt-BR', 'me avisa 30 minutos antes')).toEqual([])
  })
})

describe('what the agenda does not have', SLOW, () => {
  it('is not told as if it were there', async () => {
    await done('pt-BR', 'reunião com cliente sexta às 14h')
    expect((await test.say('quando eu tenho reunião com o Roberto?')).text).toMatch(
      /^Não achei “.*Roberto.*” na agenda\. Parecido:\n- sexta \(20\/11\), 14:00: Reunião com cliente$/,
    )
  })

  it('is followed by what comes next', async () => {
    await done('en', 'dentist on November 30 at 3pm')
    expect((await test.say('what do I have tomorrow?', { locale: 'en' })).text).toMatch(
      /^Nothing .*tomorrow.*\. After that: Nov 30, 15:00: Dentist\.$/,
    )
  })
})

describe('a reminder of an event that moves', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['prova de cálculo sexta às 10h', 'me lembra um dia antes', 'a prova mudou pra segunda'],
      'amanhã (19/11) às 09:00 → domingo (22/11) às 09:00',
    ],
    [
      'pt-BR',
      [
        'prova de cálculo sexta às 10h',
        'me avisa 30 minutos antes',
        'muda a prova pra sexta às 14h',
      ],
      'sexta (20/11) às 09:30 → sexta (20/11) às 13:30',
    ],
    [
      'en',
      ['calc exam Friday at 10am', 'remind me a day before', 'the exam got moved to Monday'],
      'tomorrow (Nov 19) at 09:00 → Sunday (Nov 22) at 09:00',
    ],
  ] as const)(
    'moves along, and back again, %s: %j',
    async (locale, [event, asked, moved], shown) => {
      await done(locale, event, asked)
      const [card] = await cardsOf(test, locale, moved)
      expect(card).toContain(shown)
      const dueBefore = await remindersDue(test)
      await test.say(YES[locale], { locale })
      expect(await remindersDue(test)).not.toEqual(dueBefore)
      await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
      expect(await remindersDue(test)).toEqual(dueBefore)
    },
  )

  it('of another name stays', async () => {
    await done('pt-BR', 'prova de cálculo sexta às 10h', 'me lembra de estudar amanhã às 18h')
    const [card] = await cardsOf(test, 'pt-BR', 'a prova mudou pra segunda')
    expect(card).toContain('segunda')
    expect(card).not.toContain('lembrete')
  })
})

const remindersDue = ({ parco, userId }: TestParco) => parco.read(userId, 'get_reminders', {})

describe('a reminder on a day that is over, or today', SLOW, () => {
  it.each([
    ['pt-BR', 'tenho prova amanhã às 10', 'me avisa um dia antes', 'hoje (18/11) às 20:00'],
    ['en', 'I have an exam tomorrow at 10', 'remind me the day before', 'today (Nov 18) at 20:00'],
  ] as const)('is of this evening, %s', async (locale, event, asked, when) => {
    await done(locale, event)
    expect((await cardsOf(test, locale, asked))[0]).toContain(when)
  })

  it.each([
    ['pt-BR', 'tenho prova amanhã às 10', 'me avisa uma semana antes', 'já passou'],
    ['en', 'I have an exam tomorrow at 10', 'remind me a week before', 'has passed already'],
  ] as const)('is asked for anew, %s', async (locale, event, asked, told) => {
    await done(locale, event)
    const { approvals, text } = await test.say(asked, { locale })
    expect(approvals).toEqual([])
    expect(text).toContain(told)
    const { approvals: answered } = await test.say(
      locale === 'en' ? 'tomorrow at 8am' : 'amanhã às 8h',
      { locale },
    )
    expect(answered[0]?.preview.title).toContain('08:00')
  })
})
