import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

// It is Wednesday, November 18, at noon.
describe('right behind an event, without its name', SLOW, () => {
  it.each([
    ['pt-BR', 'jantar com a Ana sexta às 20h', 'Fica na rua Augusta, 1200', 'rua Augusta, 1200'],
    [
      'en',
      'dinner with Ana on Friday at 8pm',
      "it's at the Blue Door, 5 Main St",
      'Blue Door, 5 Main St',
    ],
  ] as const)('its place is told, %s', async (locale, event, said, place) => {
    await sayAndApprove(test, locale, [event])
    const [card = '', ...others] = await cardsOf(test, locale, said)
    expect(others).toEqual([])
    expect(card).toContain('Ana')
    expect(card).toContain(place)
  })

  it.each([
    ['pt-BR', 'dentista sexta às 15h', 'Remarcaram pra dia 10', '10/12'],
    ['en', 'dentist on Friday at 3pm', 'they moved it to December 10', 'Dec 10'],
    ['en', 'dentist on Friday at 3pm', 'they pushed it to Thursday', 'Nov 26'],
    ['en', 'dentist on Friday at 3pm', 'no wait, Tuesday', 'Nov 24'],
    ['pt-BR', 'dentista sexta às 15h', 'não, pera, terça', '24/11'],
  ] as const)('its day is put right, %s: %s; %s', async (locale, event, said, day) => {
    await sayAndApprove(test, locale, [event])
    const [card = '', ...others] = await cardsOf(test, locale, said)
    expect(others).toEqual([])
    expect(card).toMatch(/^(?:Dentist|Mudar|Change|Agenda)/)
    expect(card).toContain(day)
    expect(card).toContain('15:00')
  })

  it('is nothing of an event that has a place', async () => {
    await sayAndApprove(test, 'en', ['dinner with Ana on Friday at 8pm', "it's at the Blue Door"])
    expect(await cardsOf(test, 'en', "it's in the fridge")).toEqual([])
  })

  it('is nothing where no event was written', async () => {
    expect(await cardsOf(test, 'pt-BR', 'Remarcaram pra dia 10')).toEqual([])
    expect(await cardsOf(test, 'pt-BR', 'Fica na rua Augusta, 1200')).toEqual([])
  })
})

describe('plans of others', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'a Clara tem balé terça às 17h e o Bento futebol quinta às 18h',
      [/Balé da Clara, .*24\/11.*17:00/, /Futebol do Bento, .*19\/11.*18:00/],
    ],
    [
      'en',
      'Clara has ballet on Tuesday at 5pm and Ben soccer on Thursday at 6pm',
      [/Clara's ballet, .*Nov 24.*17:00/, /Ben's soccer, .*Nov 19.*18:00/],
    ],
  ] as const)('are called by whose they are, %s', async (locale, said, titles) => {
    const cards = await cardsOf(test, locale, said)
    expect(cards).toHaveLength(2)
    for (const [at, title] of titles.entries()) expect(cards[at]).toMatch(title)
  })

  it.each([
    ['en', 'deadline for the cover is December 15', /Deadline for the cover, .*Dec 15/],
    ['pt-BR', 'o prazo da capa é dia 15 de dezembro', /Prazo da capa, .*15\/12/],
  ] as const)('a deadline is a day, %s', async (locale, said, title) => {
    expect(await cardsOf(test, locale, said)).toEqual([expect.stringMatching(title)])
  })
})

describe('a reminder', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'me lembra de fazer os exames amanhã às 10h',
      'não precisa mais lembrar dos exames',
      /exames/,
    ],
    [
      'en',
      'remind me to book the tests tomorrow at 10am',
      "you don't need to remind me about the tests",
      /tests/,
    ],
  ] as const)('is not wanted any more, %s', async (locale, put, said, title) => {
    await sayAndApprove(test, locale, [put])
    const { approvals } = await test.say(said, { locale })
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['delete_reminder'])
    expect(approvals[0]?.preview.title).toMatch(title)
  })

  it.each([
    [
      'pt-BR',
      'festa da Lia sábado às 15h',
      'me lembra na noite anterior de fazer o bolo',
      /Fazer o bolo, .*20\/11.*20:00/,
    ],
    [
      'en',
      'flight to Boston on December 20 at 7am',
      'remind me the night before to pack',
      /Pack, .*Dec 19.*20:00/,
    ],
  ] as const)('is of the night before, %s', async (locale, event, said, title) => {
    await sayAndApprove(test, locale, [event])
    expect(await cardsOf(test, locale, said)).toEqual([expect.stringMatching(title)])
  })
})
