import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('a reminder put off by its name', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'me lembra de ligar pro encanador amanhã às 9h',
      'adia o encanador em 2 horas',
      /amanhã \(19\/11\) às 11:00/,
    ],
    [
      'pt-BR',
      'me lembra de ligar pro encanador amanhã às 9h',
      'adia o encanador pra sexta às 10',
      /sexta \(20\/11\) às 10:00/,
    ],
    [
      'en',
      'remind me to call the plumber tomorrow at 9am',
      'push the plumber back 2 hours',
      /tomorrow \(Nov 19\) at 11:00/,
    ],
  ] as const)('%s: %s, %s', async (locale, remind, putOff, title) => {
    await test.say(remind, { locale })
    await test.say(YES[locale], { locale })
    expect(await cardsOf(test, locale, putOff)).toEqual([expect.stringMatching(title)])
  })
})

describe('what is to be done by a day', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'preciso renovar a cnh até dia 20/12, me lembra uma semana antes',
      'Lembrete: Renovar a cnh, 13/12 às 09:00',
    ],
    [
      'pt-BR',
      'entregar o relatório até 30/11, me avisa 3 dias antes',
      'Lembrete: Entregar o relatório, 27/11 às 09:00',
    ],
    [
      'en',
      'gotta renew my license by Dec 20, remind me a week before',
      'Reminder: Renew my license, Dec 13 at 09:00',
    ],
    [
      'en',
      'file my taxes by December 1, remind me 3 days before',
      'Reminder: File my taxes, Nov 28 at 09:00',
    ],
  ] as const)('%s: %s', async (locale, message, title) => {
    expect(await cardsOf(test, locale, message)).toEqual([title])
  })
})

describe('a reminder, in the ways it is asked for', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'me lembra daqui a pouco de responder o Carlos',
      ['Lembrete: Responder o Carlos, hoje (18/11) às 12:15'],
    ],
    [
      'pt-BR',
      'me lembra de tirar o bolo do forno daqui a pouco',
      ['Lembrete: Tirar o bolo do forno, hoje (18/11) às 12:15'],
    ],
    [
      'pt-BR',
      'me lembra mais tarde de ligar pro João',
      ['Lembrete: Ligar pro João, hoje (18/11) às 14:00'],
    ],
    [
      'pt-BR',
      'me lembra sexta depois do trabalho de passar no mercado',
      ['Lembrete: Passar no mercado, sexta (20/11) às 18:00'],
    ],
    [
      'pt-BR',
      'me lembra de tomar o remédio todo dia às 7 e às 19h',
      [
        'Lembrete: Tomar o remédio, todo dia às 07:00, a partir de amanhã (19/11)',
        'Lembrete: Tomar o remédio, todo dia às 19:00',
      ],
    ],
    [
      'pt-BR',
      'me lembra de tomar água às 10, 16 e 18h',
      [
        'Lembrete: Tomar água, hoje (18/11) às 16:00',
        'Lembrete: Tomar água, hoje (18/11) às 18:00',
      ],
    ],
    [
      'pt-BR',
      'me lembra de tomar o antibiótico de 8 em 8 horas',
      [
        'Lembrete: Tomar o antibiótico, todo dia às 08:00, a partir de amanhã (19/11)',
        'Lembrete: Tomar o antibiótico, todo dia às 16:00',
        'Lembrete: Tomar o antibiótico, todo dia às 00:00, a partir de amanhã (19/11)',
      ],
    ],
    [
      'pt-BR',
      'me lembra de regar as plantas semana sim semana não às sextas às 9h',
      ['Lembrete: Regar as plantas, a cada 2 semanas, sexta às 09:00, a partir de sexta (20/11)'],
    ],
    [
      'pt-BR',
      'me lembra de fazer backup no último dia útil do mês às 17h',
      ['Lembrete: Fazer backup, 30/11 às 17:00'],
    ],
    [
      'pt-BR',
      'me lembra de pagar o aluguel todo quinto dia útil às 9h',
      ['Lembrete: Pagar o aluguel, todo 5º dia útil do mês às 09:00, a partir de 07/12'],
    ],
    [
      'pt-BR',
      'reunião de condomínio toda primeira segunda do mês às 20h',
      ['Agenda: Reunião de condomínio, 07/12 às 20:00, toda primeira segunda do mês'],
    ],
    [
      'pt-BR',
      'feira de orgânicos sábado sim sábado não às 8h',
      ['Agenda: Feira de orgânicos, sábado (21/11) às 08:00, a cada 2 semanas, sábado'],
    ],
    [
      'en',
      'remind me in a bit to reply to Carlos',
      ['Reminder: Reply to Carlos, today (Nov 18) at 12:15'],
    ],
    ['en', 'remind me to call John later', ['Reminder: Call John, today (Nov 18) at 14:00']],
    [
      'en',
      'remind me to pick up the dry cleaning on Friday after work',
      ['Reminder: Pick up the dry cleaning, Friday (Nov 20) at 18:00'],
    ],
    [
      'en',
      'remind me to take my vitamins every day at 8am and 8pm',
      [
        'Reminder: Take my vitamins, every day at 08:00, from tomorrow (Nov 19) on',
        'Reminder: Take my vitamins, every day at 20:00',
      ],
    ],
    [
      'en',
      'remind me to stretch at 1, 3 and 5pm',
      [
        'Reminder: Stretch, today (Nov 18) at 13:00',
        'Reminder: Stretch, today (Nov 18) at 15:00',
        'Reminder: Stretch, today (Nov 18) at 17:00',
      ],
    ],
    [
      'en',
      'remind me to water the plants every other Friday at 9am',
      ['Reminder: Water the plants, every 2 weeks on Friday at 09:00, from Friday (Nov 20) on'],
    ],
    [
      'en',
      'remind me to close my timesheet on the last business day of every month at 5pm',
      [
        'Reminder: Close my timesheet, every last working day of the month at 17:00, from Nov 30 on',
      ],
    ],
    [
      'en',
      'book club every first Monday of the month at 8pm',
      ['Agenda: Book club, Dec 7 at 20:00, every first Monday of the month'],
    ],
    [
      'en',
      'farmers market every other Saturday at 8am',
      ['Agenda: Farmers market, Saturday (Nov 21) at 08:00, every 2 weeks on Saturday'],
    ],
  ] as const)('%s: %s', async (locale, text, titles) => {
    expect(await cardsOf(test, locale, text)).toEqual(titles)
    await test.say(YES[locale], { locale })
    const kept = (await test.count('reminders')) + (await test.count('events'))
    expect(kept).toBe(titles.length)
  })

  it.each([
    [
      'pt-BR',
      'me lembra a cada 15 dias de regar as plantas',
      'sábado às 9h',
      'Regar as plantas, a cada 2 semanas, sábado às 09:00',
    ],
    [
      'en',
      'remind me every other week to water the plants',
      'Saturday at 9am',
      'Water the plants, every 2 weeks on Saturday at 09:00',
    ],
  ] as const)('keeps the rhythm while it asks when: %s: %s', async (locale, text, when, told) => {
    expect(await cardsOf(test, locale, text)).toEqual([])
    expect(await cardsOf(test, locale, when)).toEqual([expect.stringContaining(told)])
  })

  it.each([
    [
      'pt-BR',
      'dentista sexta às 15h',
      'me lembra uma hora antes do dentista',
      'Lembrete: Dentista, sexta (20/11) às 14:00',
    ],
    [
      'pt-BR',
      'dentista sexta às 15h',
      'me avisa um dia antes do dentista',
      'Lembrete: Dentista, amanhã (19/11) às 09:00',
    ],
    [
      'pt-BR',
      'dentista sexta às 15h',
      'me lembra de levar os exames 30 minutos antes do dentista',
      'Lembrete: Levar os exames, sexta (20/11) às 14:30',
    ],
    [
      'en',
      'dentist on Friday at 3pm',
      'remind me an hour before the dentist',
      'Reminder: Dentist, Friday (Nov 20) at 14:00',
    ],
    [
      'en',
      'dentist on Friday at 3pm',
      'remind me the day before the dentist',
      'Reminder: Dentist, tomorrow (Nov 19) at 09:00',
    ],
  ] as const)('counts back from an event: %s: %s, %s', async (locale, event, text, title) => {
    await cardsOf(test, locale, event)
    await test.say(YES[locale], { locale })
    expect(await cardsOf(test, locale, text)).toEqual([title])
  })

  it.each([
    ['pt-BR', 'eu treino sábado sim sábado não às 8h'],
    ['pt-BR', 'me avisa um dia antes da formatura'],
    ['pt-BR', 'tem feira sábado sim sábado não às 8h?'],
    ['en', 'I run every other Saturday at 8am'],
  ] as const)('writes nothing of what nobody asked for: %s: %s', async (locale, text) => {
    expect(await cardsOf(test, locale, text)).toEqual([])
  })

  it.each([
    [
      'pt-BR',
      'me lembra de tomar o remédio da pressão todo dia às 7 e às 19h',
      'tomei o remédio',
      'Tomar o remédio da pressão',
    ],
    [
      'pt-BR',
      'me lembra de tomar o remédio da pressão todo dia às 7 e às 19h',
      'tomei',
      'Tomar o remédio da pressão',
    ],
    [
      'en',
      'remind me to take my vitamins every day at 8am and 7pm',
      'took my vitamins',
      'Take my vitamins',
    ],
    ['en', 'remind me to take my vitamins every day at 8am and 7pm', 'took it', 'Take my vitamins'],
  ] as const)(
    'is ticked off before it becomes a habit: %s: %s, %s',
    async (locale, text, said, title) => {
      await cardsOf(test, locale, text)
      await test.say(YES[locale], { locale })
      test.setNow('2026-11-18T22:05:00Z')
      const [card] = await cardsOf(test, locale, said)
      expect(card).toContain(title)
      expect(card).toContain('19:00')
      await test.say(YES[locale], { locale })
      expect([await test.count('reminder_marks'), await test.count('habits')]).toEqual([1, 0])
    },
  )
})

describe('a timer or an alarm', SLOW, () => {
  it.each([
    ['pt-BR', 'põe um timer de 10 minutos', 'Lembrete: Timer, hoje (18/11) às 12:10'],
    ['pt-BR', 'timer de 1h30', 'Lembrete: Timer, hoje (18/11) às 13:30'],
    ['pt-BR', 'me acorda às 6h', 'Lembrete: Acordar, amanhã (19/11) às 06:00'],
    ['pt-BR', 'coloca o alarme pra 5:30', 'Lembrete: Alarme, amanhã (19/11) às 05:30'],
    ['en', 'set a timer for 45 minutes', 'Reminder: Timer, today (Nov 18) at 12:45'],
    ['en', 'wake me up at 7 tomorrow', 'Reminder: Wake up, tomorrow (Nov 19) at 07:00'],
    ['en', 'set an alarm for 6am', 'Reminder: Alarm, tomorrow (Nov 19) at 06:00'],
  ] as const)('is a reminder: %s: %s', async (locale, text, title) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals.map(({ preview }) => preview.title)).toEqual([title])
  })

  it.each([
    ['pt-BR', 'liga o alarme da casa'],
    ['pt-BR', 'o alarme tocou às 6'],
    ['en', 'turn on the house alarm'],
    ['en', 'the timer went off after 10 minutes'],
  ] as const)('is none of these: %s: %s', async (locale, text) => {
    expect((await test.say(text, { locale })).approvals).toEqual([])
  })
})

describe('what was missed', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'me lembra de ligar pro banco hoje às 14h',
      'o que eu perdi?',
      'Nada ficou pra trás.',
      '- Ligar pro banco, era hoje (18/11) às 14:00',
    ],
    [
      'en',
      'remind me to call the bank today at 2pm',
      'what did I miss?',
      'You missed nothing.',
      '- Call the bank, it was for today (Nov 18) at 14:00',
    ],
  ] as const)('is what came and is open: %s: %s, %s', async (locale, text, asked, none, line) => {
    await cardsOf(test, locale, text)
    await test.say(YES[locale], { locale })
    expect((await test.say(asked, { locale })).text).toContain(none)
    test.setNow('2026-11-18T18:00:00Z')
    expect((await test.say(asked, { locale })).text).toContain(line)
  })
})
