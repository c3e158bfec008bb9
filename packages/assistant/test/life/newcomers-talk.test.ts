import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

describe('hard moments', SLOW, () => {
  it.each([
    ['pt-BR', 'tô exausta, não dou conta de tudo'],
    ['pt-BR', 'acho que tô fazendo tudo errado'],
    ['pt-BR', 'gritei com meu filho e me sinto péssima'],
    ['pt-BR', 'perdi um amigo essa semana'],
    ['en', 'I yelled at him today and feel awful'],
    ['en', "I can't keep up with everything"],
    ['en', 'I lost a friend this week'],
    ['en', 'my grandmother passed last night'],
  ] as const)('get a kind word, and none of money, %s: %s', async (locale, said) => {
    const { approvals, text } = await test.say(said, { locale })
    expect(approvals).toEqual([])
    expect(text).toMatch(/Sinto muito|Imagino|aqui|sorry|here/i)
    expect(text).not.toMatch(/pagar|conta por conta|pay|bill/i)
  })
})

describe('good news of somebody', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'minha filha passou no vestibular!',
      /Parabéns/,
      'Guardar na memória: sua filha passou no vestibular',
    ],
    [
      'en',
      'my son passed his final exam!',
      /Congratulations/,
      'Remember: your son passed his final exam',
    ],
    [
      'en',
      'my daughter passed the bar exam',
      /Congratulations/,
      'Remember: your daughter passed the bar exam',
    ],
  ] as const)('is a joy, and kept where they agree, %s: %s', async (locale, said, word, card) => {
    const { approvals, text } = await test.say(said, { locale })
    expect(text).toMatch(word)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([card])
  })

  it.each([
    ['pt-BR', 'minha mãe passou no banco ontem'],
    ['pt-BR', 'minha filha passou na prova?'],
    ['en', 'my dad passed his keys to me'],
  ] as const)('is nothing else that passes, %s: %s', async (locale, said) => {
    expect((await test.say(said, { locale })).text).not.toMatch(/Parabéns|Congratulations/)
  })
})

describe('a conversation', SLOW, () => {
  const titleOf = async (): Promise<string | undefined> =>
    (await test.parco.conversations(test.userId)).items[0]?.title

  it.each([
    ['en', 'yo', 'dentist on Friday at 9am'],
    ['pt-BR', 'oi, tudo bem?', 'dentista sexta às 9h'],
  ] as const)('is not called by its greeting, %s: %s', async (locale, greeting, next) => {
    await test.say(greeting, { locale })
    await test.say(next, { locale })
    expect(await titleOf()).toBe(next)
  })
})

describe('a day without events', SLOW, () => {
  it.each([
    ['pt-BR', 'reunião segunda às 15h', 'cancela tudo na terça', /Não tem nada na sua agenda/],
    [
      'en',
      'meeting on Monday at 3pm',
      'cancel everything on Tuesday',
      /^Nothing on your agenda Tuesday/,
    ],
  ] as const)('has nothing to call off, %s: %s; %s', async (locale, event, said, answer) => {
    await sayAndApprove(test, locale, [event])
    const { approvals, text } = await test.say(said, { locale })
    expect(approvals).toEqual([])
    expect(text).toMatch(answer)
  })
})
