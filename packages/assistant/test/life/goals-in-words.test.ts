import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco

type Locale = 'pt-BR' | 'en'
const GOALS = {
  'pt-BR': [
    'quero ler 20 livros até dezembro do ano que vem',
    'quero juntar 8 mil pra viagem do Chile até julho',
    'guardei 1200 pra viagem',
  ],
  en: [
    'I want to read 20 books by December next year',
    'I want to save 8000 for a trip to Chile by July',
    'put aside 1200 for the trip',
  ],
} as const

beforeEach(async () => {
  test = await opened.newUser()
})

const say = async (text: string, locale: Locale) => test.say(text, { locale })
const titleOf = async (text: string, locale: Locale) =>
  (await say(text, locale)).approvals[0]?.preview.title ?? ''

async function withGoals(locale: Locale): Promise<void> {
  for (const message of GOALS[locale]) {
    await say(message, locale)
    await say(locale === 'en' ? 'yes' : 'sim', locale)
  }
}

describe('a goal that is named', SLOW, () => {
  it.each([
    ['pt-BR', 'já li 3', 'Ler 20 livros: 3 livros'],
    ['en', "I've read 3 so far", 'Read 20 books: 3 books'],
    ['pt-BR', 'tirei 200 da viagem', '1.200 → 1.000 reais'],
    ['en', 'took 200 out of the trip', '1,200 → 1,000 reais'],
    ['pt-BR', 'muda o prazo da viagem pra agosto', '31/07/2027 → 31/08/2027'],
    ['en', 'move the trip deadline to August', 'Jul 31, 2027 → Aug 31, 2027'],
    ['pt-BR', 'a meta dos livros é 24, não 20', 'Ler 20 livros → Ler 24 livros'],
    ['en', 'the book goal is 24, not 20', 'Read 20 books → Read 24 books'],
    ['pt-BR', 'coloca uma etapa de metade, 4 mil, na meta da viagem', 'Metade (4.000 reais)'],
    ['en', 'add a halfway milestone of 4000 to the trip goal', 'Halfway (4,000 reais)'],
    ['en', 'added 300 to Chile', '1,200 → 1,500 reais'],
    // Another sum for something else is a goal of its own, and no step of the one there is.
    ['pt-BR', 'meta: 5 mil pra reforma até julho', 'Reforma (5.000 reais), até 31/07/2027'],
    ['pt-BR', 'minha meta é 3000 pro notebook até março', 'Notebook (3.000 reais)'],
    ['en', 'goal: 5,000 for a camper van by April', 'Camper van (5,000 reais), by Apr 30, 2027'],
    ['en', 'saving 5k for a camper van by April', 'Camper van (5,000 reais), by Apr 30, 2027'],
    ['pt-BR', 'tô juntando 5 mil pra uma moto até julho', 'Moto (5.000 reais), até 31/07/2027'],
  ] as const)('is changed or stepped on (%s: %s)', async (locale, text, title) => {
    await withGoals(locale)
    expect(await titleOf(text, locale)).toContain(title)
  })

  it.each([
    [
      'pt-BR',
      'quanto eu preciso guardar por mês pra viagem?',
      'Faltam 6.800 reais, cerca de 808 por mês até lá',
    ],
    ['pt-BR', 'quanto falta pra viagem?', 'Faltam 6.800 reais'],
    [
      'pt-BR',
      'vou conseguir ler os 20 livros a tempo?',
      'Faltam 20 livros, cerca de 1,5 por mês até lá',
    ],
    [
      'en',
      'how much do I need to save a month for the trip?',
      '6,800 reais to go, about 808 a month until then',
    ],
    ['en', 'will I finish 20 books in time?', '20 books to go, about 1.5 a month until then'],
  ] as const)(
    'tells what is left and how much a month that is (%s: %s)',
    async (locale, text, told) => {
      await withGoals(locale)
      expect((await say(text, locale)).text).toContain(told)
    },
  )

  it.each([
    ['pt-BR', 'tirei 200 da viagem'],
    ['en', 'took 200 out of the trip'],
  ] as const)('is none where no goal has that name (%s)', async (locale, text) => {
    const { approvals } = await say(text, locale)
    expect(approvals.map(({ toolName }) => toolName)).not.toContain('update_goal_progress')
  })
})

describe('a goal of kilometres', SLOW, () => {
  it.each([
    ['pt-BR', 'quero correr 100 km até março', 'já corri 12 km no total', 'Correr 100 km: 12 km'],
    ['en', 'I want to run 100 km by March', "I've already run 12 km in total", 'Run 100 km: 12 km'],
    ['en', 'I want to run 100 km by March', 'I finished the 100 km running goal', 'Run 100 km'],
  ] as const)('is as far as is said in all (%s: %s, %s)', async (locale, goal, text, title) => {
    await say(goal, locale)
    await say(locale === 'en' ? 'yes' : 'sim', locale)
    expect(await titleOf(text, locale)).toContain(title)
  })
})
