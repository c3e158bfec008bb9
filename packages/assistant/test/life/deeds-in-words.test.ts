import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Language = 'pt-BR' | 'en'

/** Says each in turn, in one language; the last answer. */
async function say(locale: Language, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) text = (await test.say(message, { locale })).text
  return text
}

/** Says each and agrees to its card. */
async function done(locale: Language, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) text = await say(locale, message, YES[locale])
  return text
}

describe('a deed that two areas know', SLOW, () => {
  it.each([
    ['pt-BR', 'criar hábito de correr todo dia', 'hoje já corri', 'Hábito feito: Correr'],
    ['en', 'create a habit: run every day', 'I already ran today', 'Habit done: Run'],
  ] as const)(
    'marks the habit of it, beside the workout where it is measured (%s)',
    async (locale, habit, deed, card) => {
      await done(locale, habit)
      expect(await say(locale, deed)).toContain(card)
      await say(locale, locale === 'en' ? 'no' : 'não')
      const { approvals } = await test.say(locale === 'en' ? 'ran 30 min' : 'corri 30 min', {
        locale,
      })
      expect(approvals).toMatchObject([{ toolName: 'record_metric' }, { toolName: 'record_habit' }])
    },
  )

  it.each([
    ['pt-BR', 'quero ler 12 livros esse ano', 'li mais um livro', '1 → 2 livros'],
    ['en', 'I want to read 12 books this year', 'I read one more book', '1 → 2 books'],
  ] as const)('is a step of the goal that counts it (%s)', async (locale, goal, deed, step) => {
    await done(locale, goal, deed)
    expect(await say(locale, deed)).toContain(step)
  })

  it.each([
    [
      'pt-BR',
      'quero juntar 5000 pra viagem até julho',
      ['guardei 500 pra viagem', 'coloquei 200 na viagem', 'já juntei 800 pra viagem'],
      'quanto falta pra viagem?',
      '800 de 5.000 reais (16%)',
    ],
    [
      'en',
      'I want to save 5000 for the trip by July',
      ['saved 500 for the trip', 'saved 200 for the trip', "I've saved 800 for the trip"],
      'how much is left for the trip?',
      '800 of 5,000 reais (16%)',
    ],
  ] as const)(
    'is what was saved for a goal, and is no investment (%s)',
    async (locale, goal, deeds, ask, stands) => {
      await done(locale, goal)
      expect(await say(locale, deeds[0])).toMatch(/: 500 reais/)
      await say(locale, YES[locale])
      expect(await say(locale, deeds[1])).toContain('500 → 700 reais')
      await say(locale, YES[locale])
      expect(await say(locale, deeds[2])).toContain('700 → 800 reais')
      await say(locale, YES[locale])
      expect(await say(locale, ask)).toContain(stands)
      const { approvals } = await test.say(
        locale === 'en' ? 'put 200 into savings' : 'guardei 200 na poupança',
        { locale },
      )
      expect(approvals).toMatchObject([{ toolName: 'create_investment' }])
    },
  )

  it('is asked about where there is neither', async () => {
    expect(await say('pt-BR', 'hoje já corri')).toContain('Quanto tempo')
    expect(await say('pt-BR', 'li mais um livro')).toContain('leitura')
  })

  it.each([
    [
      'pt-BR',
      'criar hábito de meditação todo dia',
      'quero parar com a meditação',
      'Encerrar hábito: Meditação',
    ],
    ['pt-BR', 'criar hábito de correr todo dia', 'desisti de correr', 'Encerrar hábito: Correr'],
    ['en', 'create a habit: meditate every day', 'I want to stop meditating', 'Meditate'],
    ['en', 'create a habit: run every day', 'I want to stop running', 'Run'],
  ] as const)(
    'that somebody wants to stop ends its habit (%s): %s',
    async (locale, habit, stop, card) => {
      await done(locale, habit)
      const { approvals, text } = await test.say(stop, { locale })
      expect(approvals).toMatchObject([{ toolName: 'delete_habit' }])
      expect(text).toContain(card)
    },
  )

  it.each([
    ['pt-BR', 'minhas tendências', 'Com três dias de sono, humor ou água'],
    ['en', 'my trends', 'With three days of sleep, mood or water'],
  ] as const)(
    'has trends only with days enough, and that is said (%s)',
    async (locale, ask, missing) => {
      expect(await say(locale, ask)).toContain(missing)
    },
  )
})

describe('a night of a day that has one', SLOW, () => {
  it.each([
    ['pt-BR', 'dormi 7h', 'dormi 7h10', 'ontem (17/11)', 'tirei um cochilo de 30 min', '7h30'],
    [
      'en',
      'I slept 7 hours',
      'I slept 7 hours 10 minutes',
      'yesterday (Nov 17)',
      'took a nap of 30 minutes',
      '7 h 30 min',
    ],
  ] as const)(
    'is asked about and never added by itself; a nap is (%s)',
    async (locale, first, second, before, nap, total) => {
      await done(locale, first)
      const asked = await test.say(second, { locale })
      expect(asked.approvals).toEqual([])
      expect(asked.text).toContain(before)
      expect(await say(locale, '1')).toContain(before)
      await say(locale, locale === 'en' ? 'no' : 'não')
      await say(locale, second)
      expect((await test.say('2', { locale })).approvals).toMatchObject([
        { toolName: 'record_metric' },
      ])
      await say(locale, locale === 'en' ? 'no' : 'não')
      expect(await done(locale, nap)).toContain(total)
    },
  )
})

describe('what was drunk beside water', SLOW, () => {
  it.each([
    ['pt-BR', 'tomei 3 copos de água e um café', 'quanta água bebi hoje?', 'um café'],
    ['en', 'drank 2 liters of water and a coffee', 'how much water did I drink today?', 'a coffee'],
  ] as const)('is kept as a note (%s): %s', async (locale, text, ask, note) => {
    expect(await say(locale, text)).toContain(`“${note}”`)
    await say(locale, YES[locale])
    expect(await say(locale, ask)).toContain(note)
  })
})
