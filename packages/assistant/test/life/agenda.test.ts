import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

async function done(locale: Locale, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) {
    await test.say(message, { locale })
    text = (await test.say(YES[locale], { locale })).text
  }
  return text
}

describe('a reminder in words', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'me lembra de ligar pro banco amanhã às 10',
      'Lembrete: Ligar pro banco, amanhã (19/11) às 10:00',
    ],
    ['pt-BR', 'me lembra de tomar água todo dia às 15h', 'Lembrete: Tomar água, todo dia às 15:00'],
    [
      'pt-BR',
      'me lembra de tomar água nos dias úteis às 15h',
      'Lembrete: Tomar água, nos dias úteis às 15:00',
    ],
    [
      'pt-BR',
      'me lembra de tomar remédio segunda, quarta e sexta às 8',
      'Lembrete: Tomar remédio, toda segunda, quarta e sexta às 08:00, a partir de sexta (20/11)',
    ],
    [
      'en',
      'remind me to call the bank tomorrow at 10am',
      'Reminder: Call the bank, tomorrow (Nov 19) at 10:00',
    ],
    [
      'en',
      'remind me to stretch monday, wednesday and thursday at 2pm',
      'Reminder: Stretch, every Monday, Wednesday, and Thursday at 14:00',
    ],
    [
      'en',
      'every monday at 8am remind me to water the plants',
      'Reminder: Water the plants, every Monday at 08:00, from Monday (Nov 23) on',
    ],
  ] as const)('is kept: %s: %s', async (locale, text, title) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([{ toolName: 'create_reminder', preview: { title } }])
    const kept = await test.say(YES[locale], { locale })
    expect(kept.text).toMatch(/^(Lembrete marcado|Reminder set): /)
    expect(await test.count('due')).toBe(2)
    expect(await test.count('reminders')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('reminders')).toBe(0)
  })

  it.each([
    [
      'pt-BR',
      'me lembra de ligar pro banco amanhã às 10',
      'adia o lembrete do banco pra sexta às 9',
      'Adiado: Ligar pro banco, sexta (20/11) às 09:00.',
    ],
    [
      'pt-BR',
      'me lembra de ligar pro banco amanhã às 10',
      'adia o lembrete do banco 30 minutos',
      'Adiado: Ligar pro banco, amanhã (19/11) às 10:30.',
    ],
    [
      'en',
      'remind me to call the bank tomorrow at 10am',
      'snooze the bank reminder until Friday at 9am',
      'Put off: Call the bank, Friday (Nov 20) at 09:00.',
    ],
    [
      'pt-BR',
      'me lembra de ligar pro banco amanhã às 10',
      'apaga o lembrete do banco',
      'Lembrete apagado: Ligar pro banco, amanhã (19/11) às 10:00.',
    ],
    [
      'en',
      'remind me to call the bank tomorrow at 10am',
      'delete the bank reminder',
      'Reminder deleted: Call the bank, tomorrow (Nov 19) at 10:00.',
    ],
    [
      'pt-BR',
      'me lembra de regar as plantas todo dia às 18h',
      'marca o lembrete de regar as plantas como feito',
      'Feito: Regar as plantas. O próximo é amanhã (19/11) às 18:00.',
    ],
    [
      'en',
      'remind me to water the plants every day at 6pm',
      'mark the water the plants reminder as done',
      'Done: Water the plants. The next one is tomorrow (Nov 19) at 18:00.',
    ],
    [
      'pt-BR',
      'me lembra de tomar vitamina todo dia às 18h',
      'pula o lembrete da vitamina desta vez',
      'Pulei: Tomar vitamina, hoje (18/11) às 18:00. Os próximos continuam.',
    ],
  ] as const)('is dealt with: %s: %s, %s', async (locale, create, text, expected) => {
    await done(locale, create)
    expect(await done(locale, text)).toBe(expected)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect([await test.count('reminders'), await test.count('reminder_marks')]).toEqual([1, 0])
  })

  it('is asked about where two are alike, or none is called so', async () => {
    await done(
      'pt-BR',
      'me lembra de pagar a luz amanhã às 10',
      'me lembra de pagar a água amanhã às 11',
    )
    expect((await test.say('já paguei, conclui o lembrete de pagar')).text).toContain('luz')
    const unknown = await test.say('marca o lembrete do cachorro como feito')
    expect(unknown.text).toContain('Não achei o lembrete')
    expect(unknown.approvals).toEqual([])
  })

  it('is late until something is said of it', async () => {
    await done('pt-BR', 'me lembra de ligar pro banco amanhã às 10')
    test.setNow('2026-11-19T20:00:00Z')
    expect((await test.say('meus lembretes')).text).toContain(
      'Ligar pro banco, era hoje (19/11) às 10:00',
    )
    await done('pt-BR', 'marca o lembrete do banco como feito')
    expect((await test.say('meus lembretes')).text).toContain('não tem lembretes em aberto')
    expect((await test.say('lembretes concluídos')).text).toContain('Ligar pro banco')
  })
})

describe('an event in words', SLOW, () => {
  it.each([
    ['pt-BR', 'dentista sexta às 15h', 'Agenda: Dentista, sexta (20/11) às 15:00'],
    [
      'pt-BR',
      'marca aula de inglês toda terça às 19h',
      'Agenda: Aula de inglês, terça (24/11) às 19:00, toda terça',
    ],
    [
      'pt-BR',
      'reunião com o time amanhã das 14h às 15h30',
      'Agenda: Reunião com o time, amanhã (19/11), das 14:00 às 15:30',
    ],
    ['en', 'dentist on Friday at 3pm', 'Agenda: Dentist, Friday (Nov 20) at 15:00'],
    [
      'en',
      'English class every Tuesday at 7pm',
      'Agenda: English class, Tuesday (Nov 24) at 19:00, every Tuesday',
    ],
  ] as const)('is planned: %s: %s', async (locale, text, title) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([{ toolName: 'create_event', preview: { title } }])
    await test.say(YES[locale], { locale })
    expect(await test.count('events')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('events')).toBe(0)
  })

  it.each([
    [
      'pt-BR',
      'dentista sexta às 15h',
      'muda o dentista de sexta pra 16h',
      'Agenda mudada: Dentista: sexta (20/11) às 15:00 → sexta (20/11) às 16:00.',
    ],
    [
      'en',
      'dentist on Friday at 3pm',
      'move the dentist to Saturday at 10am',
      'Agenda changed: Dentist: Friday (Nov 20) at 15:00 → Saturday (Nov 21) at 10:00.',
    ],
    [
      'pt-BR',
      'dentista sexta às 15h',
      'desmarca o dentista de sexta',
      'Tirei da agenda: Dentista, sexta (20/11) às 15:00.',
    ],
    [
      'en',
      'dentist on Friday at 3pm',
      'cancel the dentist on Friday',
      'Off your agenda: Dentist, Friday (Nov 20) at 15:00.',
    ],
    [
      'en',
      'English class every Tuesday at 7pm',
      'cancel the English class this week',
      'Off your agenda: English class, Tuesday (Nov 24) at 19:00; this time only.',
    ],
  ] as const)('is moved or called off: %s: %s, %s', async (locale, create, text, expected) => {
    await done(locale, create)
    expect(await done(locale, text)).toBe(expected)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    const again = await test.say(
      locale === 'en' ? 'when is my dentist?' : 'quando é meu dentista?',
      {
        locale,
      },
    )
    if (!create.includes('class')) expect(again.text).toMatch(/15:00/)
  })

  it('warns of what is at the same time', async () => {
    await done('pt-BR', 'dentista sexta às 15h')
    const { approvals } = await test.say('reunião com o contador sexta às 15h30')
    expect(approvals[0]?.preview.warning).toBe(
      'Nesse horário já tem: Dentista, sexta (20/11) às 15:00.',
    )
  })
})

describe('an event that moves to another hour', SLOW, () => {
  it.each([
    ['pt-BR', 'dentista sexta às 15h', 'muda o dentista pras 16h', 'sexta (20/11) às 16:00'],
    ['pt-BR', 'dentista sexta às 15h', 'muda o dentista pras 16h de hoje', 'hoje (18/11) às 16:00'],
    ['en', 'dentist on Friday at 3pm', 'move the dentist to 4pm', 'Friday (Nov 20) at 16:00'],
    [
      'en',
      'dentist on Friday from 3pm to 4pm',
      'move the dentist to 4pm',
      '(Nov 20), 16:00 to 17:00',
    ],
  ] as const)(
    'keeps its day unless one is said (%s): %s, %s',
    async (locale, event, move, when) => {
      await test.say(event, { locale })
      await test.say(YES[locale], { locale })
      expect((await test.say(move, { locale })).text).toContain(
        `→ ${when.startsWith('(') ? 'Friday ' : ''}${when}`,
      )
    },
  )
})

describe('the agenda', SLOW, () => {
  it('holds what all areas have for a day, by the clock', async () => {
    await done(
      'pt-BR',
      'dentista sexta às 15h',
      'me lembra de ligar pro banco sexta às 10',
      'me pergunta sexta como foi a entrevista',
      'cria a conta de luz de 120 todo dia 20',
      'o aniversário da Ana é dia 20 de novembro',
    )
    expect((await test.say('o que eu tenho na sexta?')).text).toBe(
      [
        'Sua agenda, sexta (20/11):',
        '- Luz, R$ 120,00 (conta)',
        '- Entrevista (perguntar como foi)',
        '- Ana (aniversário)',
        '- 10:00: Ligar pro banco (lembrete)',
        '- 15:00: Dentista',
      ].join('\n'),
    )
    expect((await test.say("what's on my calendar tomorrow?", { locale: 'en' })).text).toBe(
      'Nothing on your agenda tomorrow (Nov 19). After that: Friday (Nov 20): Luz, R$120.00 (bill).',
    )
  })

  it('tells when something is', async () => {
    await done('pt-BR', 'dentista sexta às 15h')
    expect((await test.say('quando é meu dentista?')).text).toContain(
      'sexta (20/11), 15:00: Dentista',
    )
    expect((await test.say('quando é minha reunião?')).text).toBe(
      'Não achei “reunião” na sua agenda.',
    )
  })

  it('says the hour by a clock of twelve hours where its user has one', async () => {
    test = await opened.newUser({ clock: '12h' })
    const { approvals } = await test.say('dentist on Friday at 3pm', { locale: 'en' })
    expect(approvals[0]?.preview.title).toBe('Agenda: Dentist, Friday (Nov 20) at 3:00 PM')
  })
})

describe('a month with what comes each day', SLOW, () => {
  it.each([
    [
      'pt-BR',
      ['me lembra todo dia às 8h de tomar vitamina', 'dentista dia 9/12 às 10h'],
      'o que eu tenho em dezembro?',
      ['- 01/12, 08:00: Tomar vitamina (lembrete, todo dia)', '- 09/12, 10:00: Dentista'],
    ],
    [
      'en',
      ['remind me every day at 8am to take my vitamin', 'dentist on December 9 at 10am'],
      'what do I have in December?',
      ['- Dec 1, 08:00: Take my vitamin (reminder, every day)', '- Dec 9, 10:00: Dentist'],
    ],
  ] as const)('tells it in one line: %s', async (locale, plans, ask, lines) => {
    test = await opened.newUser({ locale })
    await done(locale, ...plans)
    expect((await test.say(ask, { locale })).text.split('\n').slice(1)).toEqual(lines)
  })

  it('tells each day of a series of which one was called off', async () => {
    await done('pt-BR', 'yoga toda segunda e quarta às 18h', 'cancela a yoga do dia 9/12')
    const { text } = await test.say('o que eu tenho em dezembro?')
    expect(text).toContain('- 14/12, 18:00: Yoga')
    expect(text).not.toContain('09/12')
  })
})

describe('a plan with its rhythm or its length', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'toda última sexta do mês tem happy hour às 18h',
      /Happy hour, 27\/11 às 18:00, toda última sexta do mês/,
    ],
    [
      'pt-BR',
      'encontro com a Ju no parque sábado 15h, leva 2 horas',
      /Encontro com a Ju, sábado \(21\/11\), das 15:00 às 17:00/,
    ],
    [
      'en',
      "every last Friday of the month there's happy hour at 6pm",
      /Happy hour, Nov 27 at 18:00, every last Friday/,
    ],
    [
      'en',
      'meeting Jules at the park Saturday 3pm, takes 2 hours',
      /Meeting Jules, Saturday \(Nov 21\), 15:00 to 17:00/,
    ],
    [
      'en',
      'dinner with my mother in law Saturday 8pm',
      /Dinner with my mother in law, Saturday \(Nov 21\) at 20:00$/,
    ],
  ] as const)('%s: %s', async (locale, message, title) => {
    test = await opened.newUser({ locale })
    const { approvals } = await test.say(message, { locale })
    expect(approvals).toMatchObject([{ preview: { title: expect.stringMatching(title) } }])
  })
})
