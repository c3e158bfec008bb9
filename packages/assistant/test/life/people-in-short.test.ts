import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('who somebody is', SLOW, () => {
  it.each([
    ['pt-BR', 'a pediatra deles é a Dra. Renata', [/pediatra deles é a Dra\. Renata/]],
    ['pt-BR', 'o professor dele é o Rogério', [/professor dele é o Rogério/]],
    ['pt-BR', 'o nome dele é Rogério', []],
    ['en', 'their pediatrician is Dr. Reyes', [/pediatrician is Dr\. Reyes/]],
    ['en', 'my contact there is Lena, lena@acme.com', [/Lena.*contact.*lena@acme\.com/]],
    ['en', 'my landlord is Mr. Price, 555-0142', [/Price.*landlord.*555-0142/]],
    ['pt-BR', 'meu contato lá é a Lena', [/Lena.*contato/]],
    ['en', "my roommate is Zoe, she's vegan", [/Zoe.*roommate/, /Zoe is vegan/]],
    ['en', 'my son passed his driving test', [/son passed his driving test/]],
  ] as const)('%s: %s', async (locale, said, titles) => {
    const cards = await cardsOf(test, locale, said)
    expect(cards).toHaveLength(titles.length)
    for (const [at, title] of titles.entries()) expect(cards[at]).toMatch(title)
  })

  it.each([
    ['en', 'my dad has a heart condition', 'he takes warfarin', /dad takes warfarin/],
    ['pt-BR', 'meu pai tem pressão alta', 'ele toma losartana', /pai toma losartana/],
  ] as const)('a medicine of theirs is no dose, %s', async (locale, told, said, title) => {
    await sayAndApprove(test, locale, [told])
    const { approvals } = await test.say(said, { locale })
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['add_knowledge'])
    expect(approvals[0]?.preview.title).toMatch(title)
  })
})

describe('who speaks', SLOW, () => {
  it.each([
    ['pt-BR', 'me chamo Rita e moro em Olinda', [/Rita/, /Olinda/]],
    ['en', "I'm Priya, I live in Bristol", [/Priya/, /Bristol/]],
  ] as const)('has a card for the name and one for the rest, %s', async (locale, said, titles) => {
    const cards = await cardsOf(test, locale, said)
    expect(cards).toHaveLength(2)
    for (const [at, title] of titles.entries()) expect(cards[at]).toMatch(title)
  })

  it('is not called by where they are from', async () => {
    const cards = await cardsOf(test, 'en', "I'm Brazilian and I live in Bristol")
    expect(cards.filter((card) => card.includes('name'))).toEqual([])
  })
})

describe('a word for money and for a weight', SLOW, () => {
  it('is the currency that was spoken of', async () => {
    await sayAndApprove(test, 'en', ['spent 20 pounds on lunch'])
    expect(await cardsOf(test, 'en', 'use pounds')).toEqual([expect.stringMatching(/GBP|pound/i)])
  })

  it('is asked about where nothing tells', async () => {
    const { approvals, text } = await test.say('use pounds', { locale: 'en' })
    expect(approvals).toEqual([])
    expect(text).toMatch(/currency/i)
    expect(text).toMatch(/units/i)
    expect(text).not.toMatch(/1\. language/i)
  })
})
