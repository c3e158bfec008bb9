import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'
const say = async (text: string, locale: Locale) => test.say(text, { locale })
const titleOf = async (text: string, locale: Locale) =>
  (await say(text, locale)).approvals[0]?.preview.title ?? ''

const approved = (locale: Locale, ...messages: readonly string[]) =>
  sayAndApprove(test, locale, messages)

describe('a medicine that was taken', SLOW, () => {
  it.each([
    ['pt-BR', 'tomei um dorflex', 'Dorflex, 1 dose, hoje'],
    ['pt-BR', 'tomei 2 dipironas às 9h', 'Dipirona, 2 comprimidos, às 09:00, hoje'],
    ['pt-BR', 'tomei um comprimido de xpto ontem às 22h', 'Xpto, 1 comprimido, às 22:00, ontem'],
    ['pt-BR', 'tomei 30 gotas de novalgina pra dor de cabeça', 'Novalgina, 1 dose, hoje'],
    ['pt-BR', 'tomei meio comprimido de rivotril', 'Rivotril, 0,5 comprimido'],
    ['en', 'took half a xanax', 'Xanax, 0.5 dose'],
    ['en', 'took a xanax at 10pm', 'at 22:00, yesterday'],
    ['pt-BR', 'tomei 2 dipironas às 23h', 'às 23:00, ontem'],
    ['en', 'took 2 ibuprofen at 9am', 'Ibuprofen, 2 pills, at 09:00, today'],
    ['en', 'I took a tylenol for my headache', 'Tylenol, 1 dose, today'],
    [
      'pt-BR',
      'já tomei a metformina da manhã',
      'Metformina, 1 dose, hoje (18/11), com a observação “de manhã”',
    ],
    [
      'en',
      'took my morning metformin',
      'Metformin, 1 dose, today (Nov 18), with the note “in the morning”',
    ],
    ['en', 'I took a vitaxyl pill yesterday at 10pm', 'Vitaxyl, 1 pill, at 22:00, yesterday'],
  ] as const)('is a card (%s: %s)', async (locale, text, title) => {
    expect(await titleOf(text, locale)).toContain(title)
  })

  it.each([
    ['pt-BR', 'tomei um susto'],
    ['pt-BR', 'tomei um tombo'],
    ['pt-BR', 'minha mãe tomou um dorflex'],
    ['pt-BR', 'não tomei dorflex'],
    ['pt-BR', 'vou tomar um dorflex'],
    ['en', 'I took a nap'],
    ['en', 'my dad took 2 ibuprofen'],
    ['en', "I didn't take a tylenol"],
    ['en', 'I should take an ibuprofen'],
  ] as const)('is nothing else, and nobody else’s (%s: %s)', async (locale, text) => {
    expect((await say(text, locale)).approvals).toEqual([])
  })

  it('keeps its unit, adds up over the day, and is told with its hour', async () => {
    await approved('en', 'took 2 ibuprofen at 9am', 'I took an ibuprofen at 11am')
    const last = await say('when did I last take ibuprofen?', 'en')
    expect(last.text).toContain('Ibuprofen: the last time was today (Nov 18), at 11:00 (1 pill).')
    const week = await say('how many ibuprofen did I take this week?', 'en')
    expect(week.text).toContain('3 pills')
    await approved('en', 'undo')
    expect((await say('how many ibuprofen have I taken today?', 'en')).text).toContain('2 pills')
  })

  it('is asked for by its name where it was taken, and is none where it was not', async () => {
    expect((await say('quando tomei o último dorflex?', 'pt-BR')).text).toBe(
      'Nada de dorflex ainda.',
    )
    await approved('pt-BR', 'tomei um dorflex ontem')
    expect((await say('quando foi a última vez que tomei dorflex?', 'pt-BR')).text).toBe(
      'Dorflex: a última vez foi ontem (17/11) (1 dose).',
    )
    expect((await say('quantos dorflex tomei essa semana?', 'pt-BR')).text).toContain('1 dose')
  })
})

describe('two medicines that were taken apart', SLOW, () => {
  it.each([
    ['pt-BR', 'tomei a losartana às 8h e a metformina depois do almoço', 'às 08:00', '“à tarde”'],
    ['en', 'took losartan at 8am and metformin after lunch', 'at 08:00', '“in the afternoon”'],
  ] as const)('have a card each (%s: %s)', async (locale, text, hour, note) => {
    const titles = (await say(text, locale)).approvals.map(({ preview }) => preview.title)
    expect(titles).toEqual([expect.stringContaining(hour), expect.stringContaining(note)])
  })

  it('are none where one of them is no medicine', async () => {
    expect(
      (await say('tomei um susto às 8h e a metformina depois do almoço', 'pt-BR')).approvals,
    ).toEqual([])
  })
})

describe('cigarettes', SLOW, () => {
  it.each([
    ['pt-BR', 'fumei 3 cigarros hoje'],
    ['en', 'smoked 3 cigarettes today'],
  ] as const)('are counted (%s)', async (locale, text) => {
    expect((await say(text, locale)).approvals).toMatchObject([
      { toolName: 'record_metric', input: { value: 3 } },
    ])
  })
})

describe('a medicine that is taken each day', SLOW, () => {
  it.each([
    ['pt-BR', 'tomo losartana às 8h', ['Tomar losartana, todo dia às 08:00']],
    ['en', 'I take losartan at 8am', ['Take losartan, every day at 08:00']],
    [
      'pt-BR',
      'tomo metformina 2x por dia, às 8 e às 20h',
      ['Tomar metformina, todo dia às 08:00', 'Tomar metformina, todo dia às 20:00'],
    ],
  ] as const)('has a reminder for each hour (%s: %s)', async (locale, text, titles) => {
    const { approvals } = await say(text, locale)
    expect(approvals.map(({ preview }) => preview.title)).toEqual(
      titles.map((title) => expect.stringContaining(title)),
    )
  })

  it.each([
    [
      'pt-BR',
      'tomo metformina 2x por dia',
      'me diz os horários',
      'de manhã e de noite, às 8 e às 20h',
    ],
    ['en', 'I take metformin twice a day', 'tell me the hours', '8am and 8pm'],
  ] as const)(
    'is kept without them, and they come behind it (%s)',
    async (locale, text, asks, hours) => {
      const kept = await say(text, locale)
      expect(kept.approvals).toMatchObject([{ toolName: 'add_knowledge' }])
      expect(kept.text).toContain(asks)
      await say(locale === 'en' ? 'yes' : 'sim', locale)
      const { approvals } = await say(hours, locale)
      expect(approvals.map(({ input }) => String(input.datetime).slice(11, 16))).toEqual([
        '08:00',
        '20:00',
      ])
      expect(approvals.map(({ toolName }) => toolName)).toEqual([
        'create_reminder',
        'create_reminder',
      ])
    },
  )

  it.each([
    ['pt-BR', 'às 8 e às 20h'],
    ['en', '8am and 8pm'],
    ['en', 'I take the bus at 8am'],
  ] as const)('is nothing without one (%s: %s)', async (locale, text) => {
    expect((await say(text, locale)).approvals).toEqual([])
  })
})

describe('calories that were eaten', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'almocei 650 calorias',
      'Calorias, 650 calorias, hoje (18/11), com a observação “almoço”',
    ],
    ['pt-BR', 'comi 500 kcal no jantar', '“jantar”'],
    [
      'en',
      'had a 650 calorie lunch',
      'Calories, 650 calories, today (Nov 18), with the note “lunch”',
    ],
    ['en', 'ate 500 kcal', 'Calories, 500 calories'],
  ] as const)('are a card (%s: %s)', async (locale, text, title) => {
    expect(await titleOf(text, locale)).toContain(title)
  })

  it.each([
    ['pt-BR', 'queimei 300 calorias'],
    ['pt-BR', 'comi um prato de 500 reais'],
    ['en', 'burned 300 calories'],
  ] as const)('are not those that were burnt, nor money (%s: %s)', async (locale, text) => {
    const title = await titleOf(text, locale)
    expect(title).not.toMatch(/Calorias|Calories/)
  })

  it('add up over a day', async () => {
    await approved('pt-BR', 'almocei 650 calorias', 'comi 500 kcal no jantar')
    expect((await say('quantas calorias comi hoje?', 'pt-BR')).text).toContain('1.150 calorias')
    await approved('en', 'had a 100 calorie snack')
    expect((await say('how many calories did I eat today?', 'en')).text).toContain('1,250 calories')
  })
})

describe('whether it is enough', SLOW, () => {
  it('says so where nothing is noted, with what people speak of', async () => {
    expect((await say('será que tô bebendo pouca água?', 'pt-BR')).text).toBe(
      'Não tenho nada de água nos últimos 7 dias, então não dá para dizer. Como referência, costuma-se falar em uns 2 litros por dia.',
    )
    expect((await say('am I sleeping enough, going by what I wrote down?', 'en')).text).toContain(
      'I have nothing for sleep',
    )
  })

  it('stands beside what people speak of, and beside the own target where there is one', async () => {
    await approved('en', 'slept 6h')
    const beside = await say('am I sleeping enough?', 'en')
    expect(beside.text).toContain('6 h a night on average, on 1 of 7 days')
    expect(beside.text).toContain('you are below that. Only what you noted counts.')
    await approved('en', 'my goal is to sleep 5 hours a night')
    expect((await say('am I getting enough sleep?', 'en')).text).toContain(
      'Your target is 5 h a night. The average gets there.',
    )
  })

  it('of exercise is of the week', async () => {
    await approved('pt-BR', 'corri 40 min ontem', 'corri 30 min')
    expect((await say('tô me exercitando o suficiente?', 'pt-BR')).text).toContain(
      '1h10 por semana, em 2 de 7 dias. Costuma-se falar em 150 minutos por semana: você está abaixo disso.',
    )
  })
})
