import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

// It is Wednesday, November 18, at noon.
describe('the hour of a reminder that comes again', SLOW, () => {
  it.each([
    [PT, 'me lembra de tomar remédio todo dia às 8h', 'muda pra 7h30', 'todo dia às 07:30'],
    [PT, 'me lembra de tomar remédio todo dia às 8h', 'muda o lembrete do remédio pra 9h', '09:00'],
    [
      PT,
      'me lembra de tomar remédio todo dia às 8h',
      'o lembrete do remédio agora é às 9h',
      '09:00',
    ],
    [EN, 'remind me to take my pill every day at 8am', 'change it to 7:30', 'every day at 07:30'],
    [EN, 'remind me to take my pill every day at 8am', 'change the pill reminder to 9:15', '09:15'],
  ] as const)('changes each time, %s: %s; %s', async (locale, set, moved, shown) => {
    await sayAndApprove(test, locale, [set])
    const [title = ''] = await cardsOf(test, locale, moved)
    expect(title).toContain(shown)
    expect(title).not.toContain(locale === PT ? 'só esta vez' : 'this time only')
    await sayEach(test, locale, [locale === PT ? 'sim' : 'yes'])
    const asked = locale === PT ? 'quais são meus lembretes?' : 'what are my reminders?'
    const { text } = await sayEach(test, locale, [asked])
    expect(text).toContain(shown.slice(-5))
    expect(text.match(/^- /gmu)).toHaveLength(1)
    await sayEach(test, locale, [locale === PT ? 'desfaz' : 'undo'])
    expect((await sayEach(test, locale, [asked])).text).toContain('08:00')
  })

  it.each([
    [PT, 'me lembra de tomar remédio todo dia às 18h', 'muda pra 19h30 só hoje', 'só esta vez'],
    [
      PT,
      'me lembra de tomar remédio todo dia às 18h',
      'muda o lembrete do remédio pra amanhã às 9h',
      '09:00',
    ],
    [
      EN,
      'remind me to take my pill every day at 6pm',
      'move my pill reminder to 8pm just today',
      'this time only',
    ],
  ] as const)('changes once where that is said, %s: %s; %s', async (locale, set, moved, shown) => {
    await sayAndApprove(test, locale, [set])
    const [title = ''] = await cardsOf(test, locale, moved)
    expect(title).toContain(shown)
    expect(title).not.toContain(locale === PT ? 'todo dia' : 'every day')
  })

  it('is until an hour, and not for so many hours', async () => {
    await sayAndApprove(test, PT, ['me lembra de tomar remédio todo dia às 18h'])
    expect(await cardsOf(test, PT, 'adia o lembrete do remédio pra 19h30')).toEqual([
      'Adiar lembrete: Tomar remédio, hoje (18/11) às 19:30',
    ])
  })

  it('is the other one of what comes once', async () => {
    await sayAndApprove(test, PT, ['me lembra de ligar pro banco amanhã às 10h'])
    expect(await cardsOf(test, PT, 'muda o lembrete do banco pra 11h')).toEqual([
      'Mudar lembrete: Ligar pro banco: amanhã (19/11) às 10:00 → amanhã (19/11) às 11:00',
    ])
  })
})

describe('a reminder that is asked after by its name', SLOW, () => {
  it.each([
    [PT, 'me lembra da prova amanhã às 8h', 'quando é o lembrete da prova?', '08:00', 'Dentista'],
    [PT, 'me lembra da prova amanhã às 8h', 'tem lembrete pra prova?', '08:00', 'Dentista'],
    [
      EN,
      'remind me about the exam tomorrow at 8',
      'when is my reminder about the exam?',
      '08:00',
      'entist',
    ],
    [
      EN,
      'remind me about the exam tomorrow at 8',
      'what time is my exam reminder?',
      '08:00',
      'entist',
    ],
  ] as const)('is told alone, %s: %s; %s', async (locale, set, asked, shown, other) => {
    const another = {
      [PT]: 'me lembra do dentista sexta às 15h',
      [EN]: 'remind me about the dentist friday at 3pm',
    }
    await sayAndApprove(test, locale, [set, another[locale]])
    const { text } = await sayEach(test, locale, [asked])
    expect(text).toContain(shown)
    expect(text).not.toContain(other)
  })

  it.each([
    [PT, 'quando é o lembrete da prova?', 'Não tem lembrete com “prova”'],
    [EN, 'when is my reminder about the exam?', 'no reminder for “exam”'],
  ] as const)('is said not to be there, %s', async (locale, asked, told) => {
    expect((await sayEach(test, locale, [asked])).text).toContain(told)
  })
})

describe('what was on one day, and is on another', SLOW, () => {
  it.each([
    [
      PT,
      'tenho plantão sexta às 19h',
      'troquei o plantão de sexta pra sábado',
      'sábado (21/11) às 19:00',
    ],
    [
      EN,
      'I have a shift on Friday at 7pm',
      'I swapped my Friday shift to Saturday',
      'Saturday (Nov 21) at 19:00',
    ],
  ] as const)('moves at its hour, %s', async (locale, planned, swapped, shown) => {
    await sayAndApprove(test, locale, [planned])
    expect((await cardsOf(test, locale, swapped))[0]).toContain(`→ ${shown}`)
  })

  it.each([
    [PT, 'troquei o plantão de sexta pra sábado', 'Plantão, sábado (21/11)'],
    [EN, 'I swapped my Friday shift to Saturday', 'Shift, Saturday (Nov 21)'],
  ] as const)(
    'is noted on the new day where it was never told, %s',
    async (locale, said, shown) => {
      const { text, titles } = await sayEach(test, locale, [said])
      expect(titles[0]).toContain(shown)
      expect(text).toContain('20')
    },
  )

  it.each([
    [PT, 'troquei o pneu de sexta pra sábado'],
    [PT, 'não troquei o plantão de sexta pra sábado'],
    [PT, 'troquei o plantão de sexta pra sábado?'],
    [EN, 'should I swap my Friday shift to Saturday?'],
    [EN, "I didn't swap my Friday shift to Saturday"],
  ] as const)('is nothing else, %s: %s', async (locale, said) => {
    expect((await sayEach(test, locale, [said])).approvals).toEqual([])
  })
})

describe('what is to be kept, and has its day and hour', SLOW, () => {
  it.each([
    [PT, 'guarda que amanhã tenho médico às 10', 'Agenda: Médico, amanhã (19/11) às 10:00'],
    [PT, 'lembra que quinta tenho consulta às 15h', 'Agenda: Consulta, amanhã (19/11) às 15:00'],
    [PT, 'guarda que amanhã a Ana tem prova às 8', 'Agenda: Prova da Ana, amanhã (19/11) às 08:00'],
    [
      EN,
      'note that I have a dentist appointment tomorrow at 10',
      'Agenda: Dentist appointment, tomorrow (Nov 19) at 10:00',
    ],
    [
      EN,
      'remember that I have a meeting tomorrow at 10',
      'Agenda: Meeting, tomorrow (Nov 19) at 10:00',
    ],
  ] as const)('is on the agenda, %s: %s', async (locale, said, title) => {
    expect(await cardsOf(test, locale, said)).toEqual([title])
  })

  it.each([
    [PT, 'guarda que meu médico atende às terças às 10'],
    [PT, 'guarda que gosto de café às 10 da manhã'],
    [EN, 'remember that I like coffee at 10'],
  ] as const)('is kept in mind where it is no plan, %s: %s', async (locale, said) => {
    const [title = ''] = await cardsOf(test, locale, said)
    expect(title).toMatch(locale === PT ? /^Guardar na memória/u : /^Remember/u)
  })
})

describe('a reminder that is dropped by its name', SLOW, () => {
  it.each([
    [PT, 'me lembra de mandar o lanche toda terça às 6h40', 'deixa quieto o lembrete do lanche'],
    [PT, 'me lembra de mandar o lanche toda terça às 6h40', 'esquece o lembrete do lanche'],
    [EN, 'remind me to feed the lemon tree in two weeks', 'forget about the lemon tree reminder'],
    [
      EN,
      'remind me to feed the lemon tree in two weeks',
      'no need to remind me about the lemon tree anymore',
    ],
  ] as const)('is deleted, %s: %s; %s', async (locale, set, said) => {
    await sayAndApprove(test, locale, [set])
    const [title = ''] = await cardsOf(test, locale, said)
    expect(title).toMatch(/^(?:Apagar lembrete|Delete reminder)/u)
  })
})

describe('a plan of somebody, said as in a chat', SLOW, () => {
  it.each([
    ['a luísa tem pediatra quarta q vem às 9h20', 'Pediatra da Luísa'],
    ['o davi tem judô sexta às 18h', 'Judô do Davi'],
  ])('has their name: %s', async (said, title) => {
    expect((await cardsOf(test, PT, said))[0]).toContain(title)
  })
})

describe('a plan of one of the speaker’s own', SLOW, () => {
  it.each([
    [
      PT,
      'meu pai tem cardiologista sexta 14h no hospital são lucas',
      'Agenda: Cardiologista do pai, sexta (20/11) às 14:00, hospital são lucas',
    ],
    [
      PT,
      'minha mãe tem fisioterapia sexta às 9h',
      'Agenda: Fisioterapia da mãe, sexta (20/11) às 09:00',
    ],
    [
      EN,
      'my dad has the cardiologist on friday at 2pm',
      "Agenda: Dad's cardiologist, Friday (Nov 20) at 14:00",
    ],
  ] as const)('has their name, %s: %s', async (locale, said, title) => {
    expect(await cardsOf(test, locale, said)).toEqual([title])
  })

  it.each([
    [PT, 'meu pai tem 70 anos'],
    [PT, 'minha filha tem febre desde ontem às 10h'],
    [PT, 'meu pai não tem consulta sexta às 14h'],
    [PT, 'meu pai tem cardiologista sexta às 14h?'],
    [EN, 'my dad has no appointment on friday at 2pm'],
  ] as const)('is none otherwise, %s: %s', async (locale, said) => {
    expect((await cardsOf(test, locale, said)).join()).not.toContain('Agenda')
  })
})
