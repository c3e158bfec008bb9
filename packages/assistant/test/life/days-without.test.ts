import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove, sayEach, YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

describe('days without', SLOW, () => {
  it.each([
    [PT, 'tô há 3 dias sem fumar', 'Sem fumar', 3],
    [PT, 'parei de fumar ontem', 'Sem fumar', 2],
    [PT, 'larguei o cigarro dia 10', 'Sem cigarro', 9],
    [PT, 'já são 10 dias sem açúcar', 'Sem açúcar', 10],
    [EN, "it's been 3 days since I quit smoking", 'No smoking', 3],
    [EN, 'I quit smoking yesterday', 'No smoking', 2],
    [EN, "I've been sober for 10 days", 'No drinking', 10],
    [EN, "I haven't had coffee in 3 days", 'No coffee', 3],
    [EN, "I haven't smoked in 5 days", 'No smoking', 5],
  ] as const)('begin counted, %s: %s', async (locale, text, name, days) => {
    const [title] = await cardsOf(test, locale, text)
    expect(title).toContain(name)
    expect((await sayEach(test, locale, [YES[locale]])).text).toContain(`${days} `)
    expect(await test.count('habit_marks')).toBe(days)
  })

  it.each([
    [PT, 'tô há 3 dias sem dormir direito'],
    [PT, 'tô há 2 dias sem internet'],
    [PT, 'parei de trabalhar ontem'],
    [PT, 'cortei o cabelo ontem'],
    [EN, 'I quit my job yesterday'],
    [EN, "it's been 3 days without sleep"],
    [EN, 'I stopped the car yesterday'],
  ] as const)('are none of what nobody stays away from, %s: %s', async (locale, text) => {
    expect((await cardsOf(test, locale, text)).join()).not.toMatch(/hábito|habit/iu)
  })

  it.each([
    [
      PT,
      'parei de fumar ontem',
      'mais um dia sem fumar',
      'há quantos dias tô sem fumar?',
      'fumei hoje',
      'Sem fumar',
    ],
    [
      EN,
      'I quit smoking yesterday',
      "didn't smoke today",
      'how many days without smoking?',
      'I smoked today',
      'No smoking',
    ],
  ] as const)(
    'are asked for, go on and end, %s',
    async (locale, quit, kept, ask, slipped, name) => {
      await sayAndApprove(test, locale, [quit])
      const { text } = await sayEach(test, locale, [ask])
      expect(text).toContain(name)
      expect(text).toContain('2 ')
      expect((await sayEach(test, locale, [kept])).text).toMatch(/já está marcado|already/u)
      await sayAndApprove(test, locale, [slipped])
      expect(await test.count('habit_marks')).toBe(1)
      await sayAndApprove(test, locale, [kept])
      expect(await test.count('habit_marks')).toBe(2)
    },
  )

  it('told again are told back, and the habit is undone whole', SLOW, async () => {
    await sayAndApprove(test, PT, ['tô há 3 dias sem fumar'])
    expect((await sayEach(test, PT, ['tô há 5 dias sem fumar'])).approvals).toEqual([])
    await sayAndApprove(test, PT, ['desfaz'])
    expect(await test.count('habit_marks')).toBe(0)
    expect(await test.count('habits')).toBe(0)
  })
})

describe('a wish without a number', SLOW, () => {
  it.each([
    [PT, 'quero ler mais', 'todo dia', 'Ler'],
    [EN, 'I want to read more', 'every day', 'Read'],
  ] as const)('is offered as a habit, %s', async (locale, wish, often, name) => {
    expect((await sayEach(test, locale, [wish])).text).toMatch(/12 (livros|books)/u)
    expect((await cardsOf(test, locale, often))[0]).toContain(name)
  })

  it.each([
    [PT, 'quero ganhar mais'],
    [EN, 'I want to earn more'],
  ] as const)('of what is no habit stays open, %s: %s', async (locale, wish) => {
    expect((await sayEach(test, locale, [wish])).text).not.toMatch(/12 (livros|books)/u)
  })
})
