import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

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

const yes = (locale: Language) => (locale === 'en' ? 'yes' : 'sim')

/** Says each and agrees to its card. */
async function done(locale: Language, ...messages: readonly string[]): Promise<string> {
  let text = ''
  for (const message of messages) text = await say(locale, message, yes(locale))
  return text
}

describe('a deed that two areas know', SLOW, () => {
  it.each([
    ['pt-BR', 'criar hábito de correr todo dia', 'hoje já corri', 'Hábito feito: Correr'],
    ['en', 'create a habit: run every day', 'I already ran today', 'Habit done: Run'],
  ] as const)(
    'marks the habit of it, unless it is measured (%s)',
    async (locale, habit, deed, card) => {
      await done(locale, habit)
      expect(await say(locale, deed)).toContain(card)
      await say(locale, locale === 'en' ? 'no' : 'não')
      const { approvals } = await test.say(locale === 'en' ? 'ran 30 min' : 'corri 30 min', {
        locale,
      })
      expect(approvals).toMatchObject([{ toolName: 'record_metric' }])
    },
  )

  it.each([
    ['pt-BR', 'quero ler 12 livros esse ano', 'li mais um livro', '1 → 2 livros'],
    ['en', 'I want to read 12 books this year', 'I read one more book', '1 → 2 books'],
  ] as const)('is a step of the goal that counts it (%s)', async (locale, goal, deed, step) => {
    await done(locale, goal, deed)
    expect(await say(locale, deed)).toContain(step)
  })

  it('is asked about where there is neither', async () => {
    expect(await say('pt-BR', 'hoje já corri')).toContain('Quanto tempo')
    expect(await say('pt-BR', 'li mais um livro')).toContain('Crio o hábito')
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
