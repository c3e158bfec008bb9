import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('what is told of somebody who was spoken of', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'a Carla é minha prima',
      'mora em Recife e o telefone dela é 81 99999-0000',
      [
        'Guardar na memória: Carla mora em Recife',
        'Guardar na memória: o telefone de Carla é 81 99999-0000',
      ],
    ],
    [
      'pt-BR',
      'a Carla é minha prima',
      'trabalha no hospital',
      ['Guardar na memória: Carla trabalha no hospital'],
    ],
    [
      'en',
      'Carla is my cousin',
      'she lives in Austin and her number is 555-0199',
      ['Remember: Carla lives in Austin', "Remember: Carla's number is 555-0199"],
    ],
    ['en', 'Carla is my cousin', 'lives in Austin', ['Remember: Carla lives in Austin']],
  ] as const)('is of them, %s: %s; %s', async (locale, told, text, cards) => {
    await sayAndApprove(test, locale, [told])
    expect(await cardsOf(test, locale, text)).toEqual(cards)
  })

  it.each([
    ['pt-BR', 'mora em Recife'],
    ['en', 'lives in Austin'],
  ] as const)('is of nobody where nobody was, %s: %s', async (locale, text) => {
    const { approvals } = await test.say(text, { locale })
    expect(approvals).toEqual([])
  })
})

describe('what one thing alone is true of', SLOW, () => {
  it.each([
    ['pt-BR', 'o Theo calça 34', 'o Theo agora calça 35', 'quanto o Theo calça?', /calça 35/, /34/],
    [
      'en',
      'Maya wears size 4',
      'Maya wears size 5 now',
      'what size does Maya wear?',
      /size 5/,
      /size 4/,
    ],
    [
      'en',
      'Carla lives in Austin',
      'Carla lives in Denver',
      'where does Carla live?',
      /Denver/,
      /Austin/,
    ],
  ] as const)(
    'takes the place of what held, %s: %s; %s',
    async (locale, before, now, question, held, gone) => {
      await sayAndApprove(test, locale, [before, now])
      const { text } = await test.say(question, { locale })
      expect(text).toMatch(held)
      expect(text).not.toMatch(gone)
    },
  )

  it('is of each by themselves', async () => {
    await sayAndApprove(test, 'pt-BR', ['o Theo calça 34', 'a Alice calça 28'])
    expect((await test.say('quanto o Theo calça?')).text).toMatch(/34/)
  })
})

describe('forgetting', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'o Theo calça 34',
      'quanto o Theo calça?',
      'esquece isso',
      'Esquecer: o Theo calça 34',
    ],
    [
      'en',
      'Maya wears size 4',
      'what size does Maya wear?',
      'forget that',
      'Forget: Maya wears size 4',
    ],
  ] as const)(
    'means what was just told, %s: %s; %s',
    async (locale, told, question, text, card) => {
      await sayAndApprove(test, locale, [told])
      await test.say(question, { locale })
      expect(await cardsOf(test, locale, text)).toEqual([card])
    },
  )

  it('means what was just written where nothing was told since', async () => {
    await sayAndApprove(test, 'pt-BR', ['o Theo calça 34'])
    const { approvals, text } = await test.say('esquece isso')
    expect(approvals).toEqual([])
    expect(text).toMatch(/^É pra desfazer isto\?/)
  })

  it.each([
    [
      'pt-BR',
      'aniversário da Dana é 12 de dezembro',
      'esquece o aniversário da Dana',
      'quando é o aniversário da Dana?',
      /não sei/,
    ],
    [
      'en',
      "Dana's birthday is December 12",
      "forget Dana's birthday",
      "when is Dana's birthday?",
      /do not know/,
    ],
  ] as const)(
    'a birthday leaves the person, %s: %s; %s',
    async (locale, told, text, question, answer) => {
      await sayAndApprove(test, locale, [told, text])
      expect((await test.say(question, { locale })).text).toMatch(answer)
      expect(await test.count('people')).toBe(1)
      await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
      expect((await test.say(question, { locale })).text).toMatch(/12/)
    },
  )
})

describe('somebody who was just born', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'Queria lhe contar que minha neta nasceu ontem',
      /Parabéns/,
      'Nova pessoa: Neta, aniversário em 17 de novembro de 2026',
    ],
    [
      'en',
      'my granddaughter was born yesterday',
      /Congratulations/,
      'New person: Granddaughter, birthday on November 17, 2026',
    ],
  ] as const)('is a joy first, %s: %s', async (locale, said, word, card) => {
    const { approvals, text } = await test.say(said, { locale })
    expect(text).toMatch(word)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([card])
  })

  it('is no news where it was long ago', async () => {
    const { text } = await test.say('minha neta nasceu em 12 de março')
    expect(text).not.toMatch(/Parabéns/)
  })
})

describe('why something was done', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'decidi contratar o Kofi porque ele fala três línguas',
      'por que contratei o Kofi?',
      /fala três línguas/,
    ],
    [
      'en',
      'I decided to hire Kofi because he speaks three languages',
      'why did I hire Kofi?',
      /speaks three languages/,
    ],
  ] as const)('is told by its decision, %s: %s', async (locale, told, question, reason) => {
    await sayAndApprove(test, locale, [told])
    expect((await test.say(question, { locale })).text).toMatch(reason)
  })

  it('is not told by the decision of another deed', async () => {
    await sayAndApprove(test, 'en', ['I decided to hire Kofi because he speaks three languages'])
    expect((await test.say('why did I marry Kofi?', { locale: 'en' })).text).not.toMatch(
      /languages/,
    )
  })
})
