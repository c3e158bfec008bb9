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

describe('a day on which a habit was left out', SLOW, () => {
  it.each([
    ['pt-BR', 'quero ler todo dia', 'li ontem', 'não li ontem', 'Desmarcar: Ler, ontem (17/11)'],
    [
      'en',
      'I want to read every day',
      'read yesterday',
      "I didn't read yesterday",
      'Unmark: Read, yesterday (Nov 17)',
    ],
  ] as const)('takes its mark back (%s)', async (locale, habit, done, missed, title) => {
    await approved(locale, habit, done)
    expect(await titleOf(missed, locale)).toBe(title)
  })

  it.each([
    ['pt-BR', 'quero ler todo dia', 'não li ontem', 'Ler, ontem (17/11): não está marcado.'],
    [
      'en',
      'I want to read every day',
      'skipped reading today',
      'Read, today (Nov 18): not marked.',
    ],
  ] as const)(
    'is said to have none where it has none (%s)',
    async (locale, habit, missed, text) => {
      await approved(locale, habit)
      expect((await say(missed, locale)).text).toBe(text)
    },
  )

  it.each([
    ['pt-BR', 'não li ontem', 'Ainda não acompanho'],
    ['en', "I didn't read yesterday", 'keep track of'],
  ] as const)('of what is no habit yet says how to begin (%s)', async (locale, missed, text) => {
    const { approvals, text: said } = await say(missed, locale)
    expect(approvals).toEqual([])
    expect(said).toContain(text)
  })
})

describe('a habit with an interval', SLOW, () => {
  it.each([
    ['pt-BR', 'quero ler a cada 2 dias', 'Ler, a cada 2 dias'],
    ['pt-BR', 'quero correr dia sim, dia não', 'Correr, a cada 2 dias'],
    ['pt-BR', 'cria o hábito de regar as plantas a cada 3 dias', 'Regar as plantas, a cada 3 dias'],
    ['en', 'I want to read every other day', 'Read, every other day'],
    ['en', 'add a habit of watering the plants every 3 days', 'Watering the plants, every 3 days'],
  ] as const)('begins with its words (%s: %s)', async (locale, text, title) => {
    expect(await titleOf(text, locale)).toContain(title)
  })

  it('is due again so many days after it was done, and counts the times', async () => {
    await approved('en', 'I want to read every other day', 'read on Nov 14', 'read on Nov 16')
    expect((await say('my habits', 'en')).text).toContain(
      'Read, every other day: 2 times in a row, not yet today',
    )
    await approved('en', 'read yesterday')
    expect((await say('my habits', 'en')).text).toMatch(/Read, every other day: 3 times in a row$/m)
  })

  it('is an answer to how often, and a change of another rhythm', async () => {
    await say('novo hábito: regar as plantas', 'pt-BR')
    expect(await titleOf('de 3 em 3 dias', 'pt-BR')).toContain('Regar as plantas, a cada 3 dias')
    await say('sim', 'pt-BR')
    expect(
      await titleOf('muda o hábito de regar as plantas para dia sim dia não', 'pt-BR'),
    ).toContain('a cada 3 dias → a cada 2 dias')
  })
})

describe('what began by itself', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'comecei a meditar hoje, quero fazer todo dia',
      'Novo hábito: Meditar, todo dia; já feito hoje',
    ],
    [
      'en',
      'I started meditating today, I want to do it every day',
      'New habit: Meditating, every day; already done today',
    ],
    [
      'en',
      'I started running today and want to do it every other day',
      'New habit: Running, every other day; already done today',
    ],
    [
      'pt-BR',
      'comecei a nadar, quero fazer 3 vezes por semana',
      'Novo hábito: Nadar, 3 vezes por semana',
    ],
  ] as const)('becomes a habit (%s: %s)', async (locale, text, title) => {
    expect(await titleOf(text, locale)).toContain(title)
  })
})
