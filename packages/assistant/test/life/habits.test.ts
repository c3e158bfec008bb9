import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

async function done(locale: 'pt-BR' | 'en', ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) {
    await test.say(message, { locale })
    text = (await test.say(YES[locale], { locale })).text
  }
  return text
}

describe('a habit in words', SLOW, () => {
  it.each([
    ['pt-BR', 'quero ler todo dia', 'Novo hábito: Ler, todo dia'],
    [
      'pt-BR',
      'cria o hábito de nadar ter, qui e sáb',
      'Novo hábito: Nadar, terça, quinta e sábado',
    ],
    [
      'pt-BR',
      'quero criar o hábito de correr 3 vezes por semana',
      'Novo hábito: Correr, 3 vezes por semana',
    ],
    [
      'pt-BR',
      'quero criar o hábito de alongar todo dia de manhã',
      'Novo hábito: Alongar, todo dia, de manhã',
    ],
    ['en', 'I want to read every day', 'New habit: Read, every day'],
    ['en', 'new habit: swim Tuesday and Thursday', 'New habit: Swim, on Tuesday and Thursday'],
    ['en', 'create a habit of stretching on weekdays', 'New habit: Stretching, on weekdays'],
  ] as const)('is begun: %s: %s', async (locale, text, title) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([{ toolName: 'create_habit', preview: { title } }])
    await test.say(YES[locale], { locale })
    expect(await test.count('habits')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('habits')).toBe(0)
  })

  it('is begun by the deed itself, by one card and one yes', async () => {
    const { approvals, text } = await test.say('meditei ontem')
    expect(text).toContain('Ainda não acompanho “meditação”. Começo agora?')
    expect(approvals[0]?.preview.title).toBe(
      'Novo hábito: Meditação, todo dia; já feito ontem (17/11)',
    )
    expect((await test.say('sim')).text).toBe('Feito: Meditação, ontem (17/11).')
    expect((await test.say('meditei ontem')).text).toBe(
      'Meditação, ontem (17/11): já está marcado.',
    )
    await test.say('desfaz')
    expect([await test.count('habits'), await test.count('habit_marks')]).toEqual([0, 0])
  })

  it('is left alone where its user does not agree', async () => {
    await test.say('meditei hoje')
    await test.say('não')
    expect(await test.count('habits')).toBe(0)
  })

  it('asks how often, and reads the days of the answer', async () => {
    await test.say('quero criar o hábito de nadar')
    const { approvals } = await test.say('segunda e quarta')
    expect(approvals[0]?.preview.title).toBe('Novo hábito: Nadar, segunda e quarta')
    const corrected = await test.say('não, todo dia')
    expect(corrected.text).toContain('Novo hábito: Nadar, todo dia')
  })

  it.each([
    [
      'pt-BR',
      'cria o hábito de meditar todo dia',
      'meditei hoje',
      'Hábito feito: Meditar, hoje (18/11)',
    ],
    [
      'pt-BR',
      'cria o hábito de meditar todo dia',
      'marca a meditação de ontem',
      'Hábito feito: Meditar, ontem (17/11)',
    ],
    [
      'en',
      'create a daily habit of reading',
      'I read for half an hour last night',
      'Habit done: Reading, yesterday (Nov 17)',
    ],
    [
      'en',
      'create a daily habit: take vitamins',
      'took my vitamins',
      'Habit done: Take vitamins, today (Nov 18)',
    ],
  ] as const)('is marked: %s: %s, %s', async (locale, begin, text, title) => {
    await done(locale, begin)
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toMatchObject([{ toolName: 'record_habit', preview: { title } }])
    await test.say(YES[locale], { locale })
    expect(await test.count('habit_marks')).toBe(1)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('habit_marks')).toBe(0)
  })

  it('is undone by its name alone: its last mark', async () => {
    await done('pt-BR', 'cria o hábito de tomar remédio todo dia', 'tomei meu remédio')
    await done('pt-BR', 'gastei 8 no uber')
    expect((await test.say('desfaz o remédio')).text).toContain('Tomar remédio')
    expect([await test.count('habit_marks'), await test.count('expenses')]).toEqual([0, 1])
  })

  it('is named in answer, and gets the time of its day', async () => {
    await test.say('quero criar um hábito')
    await test.say('beber 2 litros de água')
    const { approvals } = await test.say('toda noite')
    expect(approvals[0]?.preview.title).toBe(
      'Novo hábito: Beber 2 litros de água, todo dia, à noite',
    )
  })

  it('leaves a question for a message of its own', async () => {
    await test.say('quero criar um hábito')
    expect((await test.say('gastei 50 no mercado')).approvals).toMatchObject([
      { toolName: 'create_expense' },
    ])
  })

  it.each([
    ['pt-BR', 'cria o hábito de ler todo dia', 'desmarca a leitura de hoje', 'li hoje'],
    ['en', 'create a daily reading habit', "uncheck today's reading", 'I read today'],
  ] as const)('is unmarked: %s', async (locale, begin, unmark, mark) => {
    await done(locale, begin, mark)
    expect(await test.count('habit_marks')).toBe(1)
    await done(locale, unmark)
    expect(await test.count('habit_marks')).toBe(0)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await test.count('habit_marks')).toBe(1)
  })

  it.each([
    [
      'pt-BR',
      'cria o hábito de ler todo dia',
      'muda o hábito de leitura pra 3 vezes por semana',
      'Ler: todo dia → 3 vezes por semana',
    ],
    [
      'pt-BR',
      'cria o hábito de ler todo dia',
      'muda o hábito de leitura pra terça e quinta',
      'Ler: todo dia → terça e quinta',
    ],
    [
      'pt-BR',
      'cria o hábito de ler todo dia',
      'renomeia o hábito de leitura para ler jornal',
      'Mudar hábito: Ler → Ler jornal',
    ],
    [
      'en',
      'create a daily reading habit',
      'change the reading habit to weekends',
      'Reading: every day → on weekends',
    ],
    [
      'en',
      'create a daily reading habit',
      'move the reading habit to the evening',
      'Reading: at any time → in the evening',
    ],
  ] as const)('is changed: %s: %s, %s', async (locale, begin, text, change) => {
    await done(locale, begin)
    const { approvals } = await test.say(text, { locale })
    expect(approvals[0]?.preview.title).toContain(change)
    await test.say(YES[locale], { locale })
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    const all = await test.say(locale === 'en' ? 'my habits' : 'meus hábitos', { locale })
    expect(all.text).toContain(locale === 'en' ? 'Reading, every day' : 'Ler, todo dia')
  })

  it.each([
    [
      'pt-BR',
      'cria o hábito de ler todo dia',
      'apaga o hábito de leitura',
      'Hábito encerrado: Ler.',
    ],
    ['en', 'create a daily reading habit', 'delete the reading habit', 'Habit ended: Reading.'],
  ] as const)('is given up, and back with an undo: %s', async (locale, begin, text, expected) => {
    await done(locale, begin)
    expect(await done(locale, text)).toContain(expected)
    expect(
      (await test.say(locale === 'en' ? 'my habits' : 'meus hábitos', { locale })).text,
    ).toMatch(/ainda não tem hábitos|no habits yet/)
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(
      (await test.say(locale === 'en' ? 'my habits' : 'meus hábitos', { locale })).text,
    ).toContain(locale === 'en' ? 'Reading' : 'Ler')
  })

  it('is changed where it is kept and wanted otherwise', async () => {
    await done('pt-BR', 'quero ler todo dia')
    const { approvals } = await test.say('quero ler 3 vezes por semana')
    expect(approvals).toMatchObject([
      {
        toolName: 'update_habit',
        preview: { title: 'Mudar hábito: Ler: todo dia → 3 vezes por semana' },
      },
    ])
    await test.say('não')
    expect((await test.say('quero ler todo dia')).text).toBe(
      'Esse hábito você já tem: Ler, todo dia.',
    )
  })

  it('tells the streak over days', async () => {
    await done('pt-BR', 'cria o hábito de meditar todo dia')
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18']) {
      test.setNow(`${day}T15:00:00Z`)
      await done('pt-BR', 'meditei hoje')
    }
    expect((await test.say('cadê minha sequência?')).text).toContain('3 dias seguidos')
    expect((await test.say('quantos dias seguidos tô meditando?')).text).toBe(
      'Meditar: 3 dias seguidos, hoje já foi. Nesta semana, 3 dias. É o seu recorde!',
    )
    expect((await test.say("what's my meditation streak?", { locale: 'en' })).text).toContain(
      '3 days in a row, done today',
    )
  })

  it('is among what was noted on a day', async () => {
    await done('pt-BR', 'cria o hábito de ler todo dia', 'li hoje')
    expect((await test.say('o que eu anotei hoje?')).text).toContain('Ler')
  })
})
