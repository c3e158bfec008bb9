import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

// It is November 18, 2026.
describe('a holiday is a day to plan by', SLOW, () => {
  it.each([
    ['pt-BR', 'quero perder 5 quilos até a páscoa', 'Perder 5 quilos', '28/03/2027'],
    ['en', 'I want to save 500 by Christmas', 'Save 500', 'Dec 25'],
    ['pt-BR', 'almoço na casa da mãe no natal às 13h', 'Almoço', '25/12'],
    ['en', 'dinner with Ana on Christmas Eve at 8pm', 'Dinner with Ana', 'Dec 24 at 20:00'],
    ['pt-BR', 'me lembra de comprar os presentes antes do natal', 'Comprar os presentes', '24/12'],
    ['pt-BR', 'churrasco na virada do ano às 21h', 'Churrasco', '31/12'],
    ['en', 'barbecue on the fourth of July at noon', 'Barbecue', 'Jul 4, 2027'],
  ] as const)('in %s: %s', async (locale, text, title, day) => {
    const { titles } = await sayEach(test, locale, [text])
    expect(titles).toHaveLength(1)
    expect(titles[0]).toContain(title)
    expect(titles[0]).toContain(day)
    expect(titles[0]).not.toMatch(/natal|páscoa|virada|christmas|fourth/iu)
  })

  it.each([
    ['pt-BR', 'gastei 80 no natal solidário', /Natal solidário/iu],
    ['en', 'spent 30 on Christmas cards', /Christmas cards/u],
  ] as const)('is no day where it names what was bought, %s', async (locale, text, title) => {
    const { titles } = await sayEach(test, locale, [text])
    expect(titles[0]).toMatch(title)
  })
})
