import type { Locale } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

async function keep(locale: Locale, message: string): Promise<void> {
  expect((await test.say(message, { locale })).approvals).toHaveLength(1)
  await test.say(YES[locale], { locale })
}

describe('who does not go', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'reunião de pais dia 10/12 às 19h30',
      'não vou mais na reunião de pais',
      /Reunião de pais, 10\/12/,
    ],
    ['pt-BR', 'fisio sexta às 7h30', 'n vou na fisio sexta', /Fisio, sexta \(20\/11\)/],
    [
      'en',
      'parent teacher meeting on December 10 at 7:30pm',
      "I'm not going to the parent teacher meeting anymore",
      /Dec 10/,
    ],
    ['en', 'physio on Friday at 7:30am', "can't make it to physio on Friday", /Physio, Friday/],
  ] as const)('calls it off: %s: %s, %s', async (locale, plan, message, title) => {
    await keep(locale, plan)
    const { approvals } = await test.say(message, { locale })
    expect(approvals).toMatchObject([
      { toolName: 'cancel_event', preview: { title: expect.stringMatching(title) } },
    ])
  })

  it.each([
    ['pt-BR', 'não vou na academia hoje'],
    ['en', "I'm not going to worry about it"],
  ] as const)('to what is not planned calls nothing off: %s: %s', async (locale, message) => {
    expect((await test.say(message, { locale })).approvals).toEqual([])
  })
})

describe('all of a day', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'dentista sexta às 10h',
      'almoço com a Bia sexta às 13h',
      'cancela tudo de sexta',
      /Dentista/,
      /Almoço/,
    ],
    [
      'en',
      'dentist on Friday at 10am',
      'lunch with Bea on Friday at 1pm',
      'cancel everything on Friday',
      /Dentist/,
      /Lunch/,
    ],
  ] as const)(
    'is called off, each on a card: %s: %s, %s, %s',
    async (locale, one, other, off, first, second) => {
      await keep(locale, one)
      await keep(locale, other)
      const titles = (await test.say(off, { locale })).approvals.map(({ preview }) => preview.title)
      expect(titles).toEqual([expect.stringMatching(first), expect.stringMatching(second)])
    },
  )

  it.each([
    ['pt-BR', 'cancela tudo de sexta'],
    ['en', 'clear my Friday'],
  ] as const)('with nothing planned calls nothing off: %s: %s', async (locale, off) => {
    const turn = await test.say(off, { locale })
    expect([turn.approvals, turn.text]).toEqual([[], expect.stringMatching(/agenda/)])
  })
})

describe('what is dropped again', SLOW, () => {
  it.each([
    ['pt-BR', 'gastei 12 no almoço', 'cancela', 'É pra desfazer isto? ', 'Pronto, tirei: '],
    ['pt-BR', 'dentista amanhã às 9h', 'deixa pra lá', 'É pra desfazer isto? ', 'Pronto, tirei: '],
    ['en', 'spent 12 on lunch', 'never mind', 'Should I undo this? ', 'Done, removed: '],
    ['en', 'dentist tomorrow at 9am', 'cancel', 'Should I undo this? ', 'Done, removed: '],
  ] as const)(
    '%s: behind "%s", "%s" asks whether to undo',
    async (locale, write, bare, asked, done) => {
      await keep(locale, write)
      const turn = await test.say(bare, { locale })
      expect(turn.text).toContain(asked)
      expect((await test.say(YES[locale], { locale })).text).toContain(done)
    },
  )

  it.each([
    ['pt-BR', 'cancela'],
    ['en', 'never mind'],
  ] as const)('%s: "%s" with nothing written undoes nothing', async (locale, bare) => {
    const turn = await test.say(bare, { locale })
    expect(turn.text).not.toMatch(/desfazer|undo/)
    expect(turn.approvals).toEqual([])
  })

  it.each([
    ['pt-BR', 'veterinário amanhã às 9h', 'cancela o veterinário', 'Tirar da agenda: Veterinário'],
    [
      'pt-BR',
      'me lembra amanhã às 10 de buscar a roupa na lavanderia',
      'cancela a lavanderia',
      'lavanderia',
    ],
    ['en', 'vet tomorrow at 9am', 'never mind the vet', 'Vet'],
    [
      'en',
      'remind me tomorrow at 10 to pick up the dry cleaning',
      'never mind the dry cleaning',
      'Pick up the dry cleaning',
    ],
    [
      'en',
      'remind me tomorrow at 10 to pick up the dry cleaning',
      'cancel the dry cleaning',
      'Pick up the dry cleaning',
    ],
  ] as const)('%s: of "%s", "%s" calls it off', async (locale, plan, drop, title) => {
    await keep(locale, plan)
    const { approvals } = await test.say(drop, { locale })
    expect(approvals).toHaveLength(1)
    expect(approvals[0]?.preview.title).toContain(title)
    expect(approvals[0]?.toolName).toMatch(/^(?:cancel_event|delete_reminder)$/)
  })

  it.each([
    ['pt-BR', 'dentista sexta às 15h', 'esquece o veterinário', '“veterinário”', 'Dentista'],
    ['pt-BR', 'dentista sexta às 15h', 'deixa pra lá o veterinário', '“veterinário”', 'Dentista'],
    ['en', 'dentist on Friday at 3pm', 'never mind the vet', '“vet”', 'Dentist'],
    ['en', 'dentist on Friday at 3pm', 'forget the vet', '“vet”', 'Dentist'],
  ] as const)(
    '%s: behind "%s", "%s" says what is there',
    async (locale, plan, drop, name, near) => {
      await keep(locale, plan)
      const turn = await test.say(drop, { locale })
      expect(turn.text).toMatch(new RegExp(`(?:Não achei|found no|no) ?${name}`))
      expect(turn.text).toContain(near)
      expect(turn.approvals).toEqual([])
    },
  )

  it.each([
    ['pt-BR', 'esquece o veterinário', 'Não achei “veterinário”: não há nada na sua agenda.'],
    ['en', 'never mind the vet', 'I found no “vet”: there is nothing on your agenda.'],
  ] as const)('%s: "%s" of an empty agenda says so', async (locale, drop, told) => {
    expect((await test.say(drop, { locale })).text).toBe(told)
  })

  it.each([
    ['pt-BR', 'esquece a ideia'],
    ['en', 'never mind the whole thing'],
  ] as const)('%s: "%s" asks for nothing in the agenda', async (locale, drop) => {
    const turn = await test.say(drop, { locale })
    expect(turn.text).not.toMatch(/“ideia”|“whole thing”/)
    expect(turn.approvals).toEqual([])
  })
})
