import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('a moment after it was written', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'tenho reunião com o Paulo terça às 10',
      [
        ['na verdade é às 11', 'terça (24/11) às 10:00 → terça (24/11) às 11:00'],
        ['errei, é quarta', 'terça (24/11) às 11:00 → 25/11 às 11:00'],
        ['passa pra dia 27', '25/11 às 11:00 → 27/11 às 11:00'],
      ],
    ],
    [
      'en',
      'dentist on Friday at 3pm',
      [
        ['actually it is at 4pm', 'Friday (Nov 20) at 15:00 → Friday (Nov 20) at 16:00'],
        ['push that to Monday', 'Friday (Nov 20) at 16:00 → Monday (Nov 23) at 16:00'],
      ],
    ],
    [
      'pt-BR',
      'me lembra de comprar pão amanhã',
      [
        ['na verdade é depois de amanhã', 'amanhã (19/11) às 09:00 → sexta (20/11) às 09:00'],
        ['não, é às 10', 'sexta (20/11) às 09:00 → sexta (20/11) às 10:00'],
      ],
    ],
    [
      'en',
      'remind me to call grandma on Sunday at 9',
      [['push that to 11', 'Sunday (Nov 22) at 09:00 → Sunday (Nov 22) at 11:00']],
    ],
  ] as const)(
    '%s: “%s” is moved by what corrects it, again and again',
    async (locale, said, changes) => {
      expect(await cardsOf(test, locale, said)).toHaveLength(1)
      await test.say(YES[locale], { locale })
      for (const [correction, moved] of changes) {
        expect(await cardsOf(test, locale, correction)).toEqual([expect.stringContaining(moved)])
        await test.say(YES[locale], { locale })
      }
    },
  )
})

describe('a day of the week that an event moves to', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'dentista dia 8/12 às 15h',
      'passa o dentista pra quinta',
      '08/12 às 15:00 → 10/12 às 15:00',
    ],
    [
      'pt-BR',
      'dentista dia 8/12 às 15h',
      'passa o dentista pra próxima quinta',
      '→ amanhã (19/11)',
    ],
    ['pt-BR', 'dentista sexta às 15h', 'passa o dentista pra quinta', '→ amanhã (19/11) às 15:00'],
    [
      'en',
      'dentist on December 8 at 3pm',
      'move the dentist to Thursday',
      'Dec 8 at 15:00 → Dec 10 at 15:00',
    ],
    [
      'en',
      'dentist on December 8 at 3pm',
      'move the dentist to this Thursday',
      '→ tomorrow (Nov 19)',
    ],
  ] as const)('is of its week: %s: %s, %s', async (locale, plan, move, expected) => {
    const test = await opened.newUser({ locale })
    await test.say(plan)
    await test.say(YES[locale])
    const [title] = await cardsOf(test, locale, move)
    expect(title).toContain(expected)
  })

  it.each([
    ['pt-BR', 'dentista dia 8/12 às 15h', 'passa pra quinta', '10/12 às 15:00'],
    ['en', 'dentist on December 8 at 3pm', 'move it to Thursday', 'Dec 10 at 15:00'],
  ] as const)('is of its week on an open card: %s: %s, %s', async (locale, plan, move, day) => {
    const test = await opened.newUser({ locale })
    await test.say(plan)
    expect((await test.say(move)).text).toContain(day)
    await test.say(YES[locale])
    expect((await test.say(move)).text).not.toContain('→')
  })
})

describe('a question that a yes answers', SLOW, () => {
  it.each([
    ['pt-BR', 'dentista sexta às 15h', 'cancela a aula de violino', 'quanto gastei hoje?'],
    ['en', 'dentist on Friday at 3pm', 'cancel my violin lesson', 'how much did I spend today?'],
  ] as const)('is over once something else was said (%s)', async (locale, plan, asked, other) => {
    await test.say(plan, { locale })
    await test.say(YES[locale], { locale })
    expect((await test.say(asked, { locale })).text).toMatch(/Dentist/)
    expect(await cardsOf(test, locale, YES[locale])).toHaveLength(1)
    await test.say(locale === 'en' ? 'no' : 'não', { locale })
    await test.say(asked, { locale })
    await test.say(other, { locale })
    expect(await cardsOf(test, locale, YES[locale])).toEqual([])
  })
})
