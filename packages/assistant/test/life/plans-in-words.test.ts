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

/** Says each message, and yes to what it proposes; what came of the last one. */
async function done(locale: Locale, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) {
    const turn = await test.say(message, { locale })
    expect(turn.approvals, message).not.toEqual([])
    text = (await test.say(YES[locale], { locale })).text
  }
  return text
}

const KEPT = {
  'pt-BR': [
    'terapia toda quarta às 17h',
    'aula de inglês toda terça e quinta às 19h até junho',
    'reunião com o time toda segunda às 10h na sala 1',
    'dentista sexta às 15h',
  ],
  en: [
    'therapy every Wednesday at 5pm',
    'English class every Tuesday and Thursday at 7pm until June',
    'stand-up every Monday at 10am in room 1',
    'dentist on Friday at 3pm',
  ],
} as const

describe('what is kept changes in words', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'remarca o dentista pra segunda',
      'Dentista: sexta (20/11) às 15:00 → segunda (23/11) às 15:00.',
    ],
    [
      'pt-BR',
      'a partir de março a terapia é quinta',
      'Terapia: 03/03/2027 às 17:00 → 04/03/2027 às 17:00; toda quarta → toda quinta; esta e as próximas.',
    ],
    [
      'pt-BR',
      'a terapia passa pra sexta às 18h a partir de dezembro',
      'Terapia: 02/12 às 17:00 → 04/12 às 18:00; toda quarta → toda sexta; esta e as próximas.',
    ],
    [
      'pt-BR',
      'de agora em diante a aula de inglês é às 20h',
      'Aula de inglês: amanhã (19/11) às 19:00 → amanhã (19/11) às 20:00; esta e as próximas.',
    ],
    [
      'pt-BR',
      'a partir de janeiro a aula de inglês é segunda e quarta',
      'Aula de inglês: 05/01/2027 às 19:00 → 04/01/2027 às 19:00; toda terça e quinta, até 30/06/2027 → toda segunda e quarta, até 30/06/2027; esta e as próximas.',
    ],
    [
      'pt-BR',
      'todas as reuniões passam pra sala 2',
      'Reunião com o time: sala 1 → sala 2; todas as vezes.',
    ],
    [
      'en',
      'reschedule the dentist to Monday',
      'Friday (Nov 20) at 15:00 → Monday (Nov 23) at 15:00.',
    ],
    [
      'en',
      'from March on therapy is on Thursdays',
      'Therapy: Mar 3, 2027 at 17:00 → Mar 4, 2027 at 17:00; every Wednesday → every Thursday; this and all later ones.',
    ],
    [
      'en',
      'starting December therapy moves to Fridays at 6pm',
      'Therapy: Dec 2 at 17:00 → Dec 4 at 18:00; every Wednesday → every Friday; this and all later ones.',
    ],
    ['en', 'all the stand-ups move to room 2', 'Stand-up: room 1 → room 2; every time.'],
    ['pt-BR', 'amanhã não tem inglês', 'Aula de inglês, amanhã (19/11) às 19:00; só esta vez.'],
    ['pt-BR', 'terça não vai ter inglês', 'Aula de inglês, terça (24/11) às 19:00; só esta vez.'],
    ['en', 'no English tomorrow', 'English class, tomorrow (Nov 19) at 19:00; this time only.'],
    [
      'en',
      "there won't be any English on Tuesday",
      'English class, Tuesday (Nov 24) at 19:00; this time only.',
    ],
  ] as const)('%s: %s', async (locale, text, told) => {
    await done(locale, ...KEPT[locale])
    expect(await done(locale, text)).toContain(told)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect([await test.count('events'), await test.count('event_changes')]).toEqual([4, 0])
  })

  it.each([
    ['pt-BR', 'amanhã não tem pão'],
    ['pt-BR', 'amanhã não tem aula de natação'],
    ['pt-BR', 'a partir de março a natação é quinta'],
    ['pt-BR', 'a partir de março a terapia é mais cara'],
    ['pt-BR', 'a terapia é quinta a partir de março?'],
    ['en', 'no bread tomorrow'],
    ['en', 'from March on swimming is on Thursdays'],
    ['en', 'no English tomorrow?'],
  ] as const)('nothing else does: %s: %s', async (locale, text) => {
    await done(locale, ...KEPT[locale])
    const { approvals } = await test.say(text, { locale })
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('update_event')
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('cancel_event')
  })

  it('a series goes on from a day as it was said, and before it as it was', async () => {
    await done('pt-BR', ...KEPT['pt-BR'])
    await done('pt-BR', 'cancela a terapia do dia 16 de dezembro')
    await done('pt-BR', 'a partir de dezembro a terapia passa pra sexta às 18h')
    const { text } = await test.say('o que tenho em dezembro?')
    expect(text.split('\n').filter((line) => line.includes('Terapia'))).toEqual([
      '- 04/12, 18:00: Terapia',
      '- 11/12, 18:00: Terapia',
      '- 25/12, 18:00: Terapia',
    ])
    expect((await test.say('o que tenho dia 25 de novembro?')).text).toContain('17:00: Terapia')
  })

  it('says so where it is like that already', async () => {
    await done('pt-BR', ...KEPT['pt-BR'])
    const { text, approvals } = await test.say('todas as reuniões passam pra sala 1')
    expect(text).toBe(
      'Já está assim: Reunião com o time, segunda (23/11) às 10:00, sala 1, toda segunda.',
    )
    expect(approvals).toEqual([])
  })

  it('asks a month by name', async () => {
    await done('en', 'dentist on December 4 at 3pm')
    expect((await test.say("what's on in December?", { locale: 'en' })).text).toContain(
      'Dec 4, 15:00: Dentist',
    )
  })
})

describe('a plan without its hour', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'marca dentista pra quarta',
      'Que horas: Dentista, 25/11? Ou o dia todo?',
      'às 15h',
      'Agenda: Dentista, 25/11 às 15:00',
    ],
    [
      'pt-BR',
      'médico amanhã',
      'Que horas: Médico, amanhã (19/11)? Ou o dia todo?',
      '10h',
      'Agenda: Médico, amanhã (19/11) às 10:00',
    ],
    [
      'pt-BR',
      'reunião com a Ana sexta',
      'Que horas: Reunião com a Ana, sexta (20/11)? Ou o dia todo?',
      'às 3',
      'Agenda: Reunião com a Ana, sexta (20/11) às 15:00',
    ],
    [
      'pt-BR',
      'vistoria do carro sexta',
      'Que horas: Vistoria do carro, sexta (20/11)? Ou o dia todo?',
      'o dia todo',
      'Agenda: Vistoria do carro, sexta (20/11), o dia todo',
    ],
    [
      'pt-BR',
      'dentista sexta',
      'Que horas: Dentista, sexta (20/11)? Ou o dia todo?',
      'sábado às 9h',
      'Agenda: Dentista, sábado (21/11) às 09:00',
    ],
    [
      'en',
      'book the dentist for Wednesday',
      'What time: Dentist, Nov 25? Or all day?',
      'at 3pm',
      'Agenda: Dentist, Nov 25 at 15:00',
    ],
    [
      'en',
      'doctor tomorrow',
      'What time: Doctor, tomorrow (Nov 19)? Or all day?',
      'at 10',
      'Agenda: Doctor, tomorrow (Nov 19) at 10:00',
    ],
    [
      'en',
      'dinner with Beth on Friday',
      'What time: Dinner with Beth, Friday (Nov 20)? Or all day?',
      '8',
      'Agenda: Dinner with Beth, Friday (Nov 20) at 20:00',
    ],
  ] as const)('is asked for it: %s: %s', async (locale, text, question, answer, title) => {
    expect((await test.say(text, { locale })).text).toBe(question)
    expect((await test.say(answer, { locale })).approvals).toMatchObject([
      { toolName: 'create_event', preview: { title } },
    ])
  })

  it.each([
    ['pt-BR', 'dentista ontem'],
    ['pt-BR', 'reunião 200 reais amanhã'],
    ['pt-BR', 'consulta amanhã?'],
    ['pt-BR', 'pão amanhã'],
    ['en', 'lunch yesterday'],
    ['en', 'dinner tomorrow?'],
    ['en', 'bread tomorrow'],
  ] as const)('is none of these: %s: %s', async (locale, text) => {
    const { approvals, text: told } = await test.say(text, { locale })
    expect(approvals).toEqual([])
    expect(told).not.toMatch(/Que horas|What time/)
  })

  it.each([
    [
      'pt-BR',
      'reunião com fornecedor amanhã às 10h',
      'na verdade a reunião com fornecedor é às 14h',
      'amanhã (19/11) às 10:00 → amanhã (19/11) às 14:00',
    ],
    [
      'en',
      'board meeting tomorrow from 9 to 11am',
      'push the board meeting to 10',
      'tomorrow (Nov 19), 09:00 to 11:00 → tomorrow (Nov 19), 10:00 to 12:00',
    ],
    [
      'en',
      'supplier call tomorrow at 10am',
      'actually the supplier call is at 2',
      'tomorrow (Nov 19) at 10:00 → tomorrow (Nov 19) at 14:00',
    ],
  ] as const)('has another one: %s: %s, %s', async (locale, first, second, told) => {
    await done(locale, first)
    expect(await done(locale, second)).toContain(told)
  })

  it.each([
    [
      'pt-BR',
      'pilates toda segunda e quarta às 18h30',
      'segunda não vou no pilates',
      'Pilates, segunda (23/11) às 18:30; só esta vez',
    ],
    [
      'en',
      'yoga every Monday and Wednesday at 6:30pm',
      'skip yoga on Monday',
      'Yoga, Monday (Nov 23) at 18:30; this time only',
    ],
  ] as const)('is left out once: %s: %s, %s', async (locale, first, second, told) => {
    await done(locale, first)
    expect(await done(locale, second)).toContain(told)
  })
})

const REMINDERS = {
  'pt-BR': [
    'me lembra de ligar pro banco amanhã às 10',
    'me lembra de pagar o dentista amanhã às 11',
    'me lembra de buscar o terno amanhã às 15h',
  ],
  en: [
    'remind me to call the bank tomorrow at 10am',
    'remind me to pay the dentist tomorrow at 11am',
    'remind me to pick up the suit tomorrow at 3pm',
  ],
} as const

describe('a reminder is done in words', SLOW, () => {
  it.each([
    ['pt-BR', 'liguei pro banco', 'Ligar pro banco'],
    ['pt-BR', 'já liguei no banco', 'Ligar pro banco'],
    ['pt-BR', 'acabei de ligar pro banco', 'Ligar pro banco'],
    ['pt-BR', 'já paguei o dentista', 'Pagar o dentista'],
    ['pt-BR', 'busquei o terno hoje', 'Buscar o terno'],
    ['pt-BR', 'banco: feito', 'Ligar pro banco'],
    ['en', 'called the bank', 'Call the bank'],
    ['en', "I've already called the bank", 'Call the bank'],
    ['en', 'I paid the dentist', 'Pay the dentist'],
    ['en', 'picked up the suit', 'Pick up the suit'],
    ['en', 'bank: done', 'Call the bank'],
  ] as const)('%s: %s', async (locale, text, title) => {
    await done(locale, ...REMINDERS[locale])
    expect(await done(locale, text)).toContain(title)
    expect(await test.count('reminder_marks')).toBe(1)
    const left = await test.say(locale === 'en' ? 'my reminders' : 'meus lembretes', { locale })
    expect(left.text).not.toContain(title)
  })

  it.each([
    ['pt-BR', 'liguei pro banco?'],
    ['pt-BR', 'não liguei pro banco'],
    ['pt-BR', 'liguei pro banco mas não atenderam'],
    ['pt-BR', 'liguei pro encanador'],
    ['pt-BR', 'vou ligar pro banco'],
    ['pt-BR', 'feito'],
    ['en', "I haven't called the bank"],
    ['en', 'called the bank but nobody answered'],
    ['en', 'I should have called the bank'],
    ['en', 'done'],
  ] as const)('nothing is ticked off: %s: %s', async (locale, text) => {
    await done(locale, ...REMINDERS[locale])
    const { approvals } = await test.say(text, { locale })
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('complete_reminder')
  })

  it.each([
    ['pt-BR', 'feito'],
    ['pt-BR', 'já fiz'],
    ['en', 'done'],
    ['en', 'did it'],
  ] as const)('"%s: %s" is said of what came last', async (locale, text) => {
    await done(locale, ...REMINDERS[locale])
    test.setNow('2026-11-19T13:10:00Z')
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([
      {
        toolName: 'complete_reminder',
        preview: { title: expect.stringMatching(/Ligar pro banco|Call the bank/) },
      },
    ])
  })

  it('asks which where several came, or are called alike', async () => {
    await done('pt-BR', ...REMINDERS['pt-BR'])
    test.setNow('2026-11-19T14:10:00Z')
    const several = await test.say('feito')
    expect(several.approvals).toEqual([])
    expect(several.text).toContain('Qual destes lembretes?')
    await done('pt-BR', 'me lembra de ligar pro banco sobre o seguro sexta às 10')
    await done('pt-BR', 'me lembra de ligar pro banco da Ana sexta às 11')
    await done('pt-BR', 'apaga o lembrete de ligar pro banco')
    expect((await test.say('liguei pro banco')).text).toContain('Qual destes lembretes?')
  })

  it('is so in the other language too', async () => {
    await done('en', 'me lembra de ligar pro banco amanhã às 10')
    expect(await done('en', 'liguei pro banco')).toContain('Ligar pro banco')
  })

  it('asks no model', async () => {
    await done('pt-BR', ...REMINDERS['pt-BR'], 'liguei pro banco')
    expect(await test.count('model_calls')).toBe(0)
  })
})

describe('a trip', SLOW, () => {
  it.each([
    ['pt-BR', 'vou viajar dia 20 de dezembro pra Salvador', 'Agenda: Viagem pra Salvador, 20/12'],
    ['pt-BR', 'viajo pra Recife de 3 a 8 de janeiro', 'Agenda: Viagem pra Recife, de 03/01/2027'],
    ['en', "I'm heading to Chicago on December 12", 'Agenda: Trip to Chicago, Dec 12, all day'],
  ] as const)('is a whole day of the agenda: %s: %s', async (locale, text, title) => {
    test = await opened.newUser({ locale })
    const { approvals } = await test.say(text)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([expect.stringContaining(title)])
  })
})
