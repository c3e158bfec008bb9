import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

// It is Wednesday, November 18, at noon.
describe('what is drunk by the piece', SLOW, () => {
  it.each([
    [PT, '3 cafés', 'Medida: Café, 3 cafés, hoje (18/11)'],
    [PT, 'tomei 2 cafés', 'Medida: Café, 2 cafés, hoje (18/11)'],
    [PT, 'bebi 4 cervejas ontem', 'Medida: Cerveja, 4 cervejas, ontem (17/11)'],
    [PT, 'tomei 2 taças de vinho', 'Medida: Vinho, 2 taças, hoje (18/11)'],
    [EN, '3 coffees', 'Measurement: Coffee, 3 coffees, today (Nov 18)'],
    [EN, 'I had 2 coffees', 'Measurement: Coffee, 2 coffees, today (Nov 18)'],
    [EN, 'I had 2 glasses of wine', 'Measurement: Wine, 2 glasses, today (Nov 18)'],
  ] as const)('is counted, %s: %s', async (locale, said, title) => {
    expect(await cardsOf(test, locale, said)).toEqual([title])
  })

  it.each([
    [PT, 'tomei um café'],
    [PT, 'não tomei 3 cafés'],
    [PT, '3 pães'],
    [EN, 'I had a coffee'],
    [EN, '3 apples'],
  ] as const)('is talk otherwise, %s: %s', async (locale, said) => {
    expect((await sayEach(test, locale, [said])).approvals).toEqual([])
  })

  it.each([
    [PT, ['3 cafés', 'tomei mais 2 cafés'], 'quantos cafés tomei hoje?', 'na verdade foram 4'],
    [
      EN,
      ['3 coffees', 'I had 2 more coffees'],
      'how many coffees did I have today?',
      'actually it was 4',
    ],
  ] as const)('adds up, and the last is put right, %s', async (locale, said, asked, right) => {
    await sayAndApprove(test, locale, said)
    expect((await sayEach(test, locale, [asked])).text).toContain('5 ')
    expect((await cardsOf(test, locale, right))[0]).toMatch(/2 .*→ 4 /u)
  })
})

describe('what somebody wants to stop', SLOW, () => {
  it.each([
    [PT, 'quero parar de fumar', 'Sem fumar', 'mais um dia sem fumar'],
    [PT, 'tô tentando largar o cigarro', 'Sem cigarro', 'mais um dia sem cigarro'],
    [EN, 'I want to quit smoking', 'No smoking', 'another day without smoking'],
    [EN, "I'm trying to cut out sugar", 'No sugar', 'another day without sugar'],
  ] as const)('is a habit from today, %s: %s', async (locale, said, name, day) => {
    const { text, titles } = await sayEach(test, locale, [said])
    expect(titles[0]).toContain(name)
    expect(text).toContain(day)
    await sayEach(test, locale, [locale === PT ? 'sim' : 'yes'])
    expect(await test.count('habit_marks')).toBe(0)
    expect((await cardsOf(test, locale, day))[0]).toContain(name)
  })

  it.each([
    [PT, 'não quero parar de fumar'],
    [PT, 'quero parar de trabalhar aqui'],
    [PT, 'quero parar de fumar?'],
    [PT, 'meu pai quer parar de fumar'],
    [EN, "I don't want to quit smoking"],
    [EN, 'I want to quit my job'],
    [EN, 'my dad wants to quit smoking'],
  ] as const)(
    'is none of others, nor of what nobody stays away from, %s: %s',
    async (locale, said) => {
      expect((await sayEach(test, locale, [said])).approvals).toEqual([])
    },
  )
})

describe('a day of each year', SLOW, () => {
  it.each([
    [PT, 'meu aniversário de casamento é 3 de dezembro', '03/12, o dia todo, todo ano'],
    [PT, 'aniversário de casamento dia 3 de dezembro, todo ano', '03/12, o dia todo, todo ano'],
    [PT, 'festa da firma dia 12 de dezembro todo ano', '12/12, o dia todo, todo ano'],
    [PT, 'nosso aniversário de namoro é 10 de março', '10/03/2027, o dia todo, todo ano'],
    [PT, 'me lembra todo ano dia 3 de março do aniversário da firma', '03/03/2027'],
    [EN, 'my anniversary is 3 December', 'Dec 3, all day, every year'],
    [EN, 'company party December 12 every year', 'Dec 12, all day, every year'],
    [EN, 'remind me every year on March 3 about our anniversary', 'Mar 3, 2027'],
  ] as const)('is on that day, %s: %s', async (locale, said, shown) => {
    expect((await cardsOf(test, locale, said))[0]).toContain(shown)
  })
})

describe('somebody who came into the world', SLOW, () => {
  it.each(['nasceu a Helena hoje', 'a Helena nasceu hoje'])('is a joy first: %s', async (said) => {
    const { text, titles } = await sayEach(test, PT, [said])
    expect(text).toContain('Que alegria')
    expect(titles[0]).toContain('Helena, aniversário em 18 de novembro de 2026')
  })
})

describe('what was measured of somebody who is cared for', SLOW, () => {
  it.each([
    [
      PT,
      'pressão do meu pai deu 14 por 9 hoje de manhã',
      'Guardar na memória: pressão do seu pai deu 14 por 9',
    ],
    [PT, 'a glicemia da minha mãe tava 180', 'Guardar na memória: a glicemia da sua mãe tava 180'],
    [EN, "my dad's blood pressure was 140 over 90", "your dad's blood pressure was 140 over 90"],
  ] as const)(
    'is kept in mind, and no money or own measurement, %s: %s',
    async (locale, said, kept) => {
      const titles = await cardsOf(test, locale, said)
      expect(titles).toHaveLength(1)
      expect(titles[0]).toContain(kept)
      expect(titles[0]).toContain('18')
    },
  )

  it('still shares a bill', async () => {
    expect((await cardsOf(test, PT, 'a pizza deu 90 por 3'))[0]).toContain('Pizza, R$ 30,00')
  })
})

describe('a deed of a habit', SLOW, () => {
  it.each([
    [
      PT,
      'quero regar as plantas a cada 3 dias',
      'reguei hj',
      'reguei as plantas ontem',
      'quando reguei as plantas pela última vez?',
    ],
    [
      EN,
      'I want to water the plants every 3 days',
      'watered them today',
      'I watered the plants yesterday',
      'when did I last water the plants?',
    ],
  ] as const)('marks it by its verb, %s', async (locale, begins, short, whole, asked) => {
    await sayAndApprove(test, locale, [begins])
    expect((await cardsOf(test, locale, short))[0]).toContain('(')
    await sayEach(test, locale, [locale === PT ? 'não' : 'no'])
    expect((await cardsOf(test, locale, whole))[0]).toContain('17')
    await sayEach(test, locale, [locale === PT ? 'sim' : 'yes'])
    expect((await sayEach(test, locale, [asked])).text).toMatch(/17|ontem|yesterday/u)
  })

  it.each([
    [PT, 'quero regar as plantas a cada 3 dias', 'não reguei as plantas'],
    [PT, 'quero regar as plantas a cada 3 dias', 'reguei as plantas?'],
    [PT, 'quero regar as plantas a cada 3 dias', 'reguei o churrasco com cerveja'],
    [EN, 'I want to water the plants every 3 days', 'I watered down the paint'],
  ] as const)(
    'is none where it is another, or was not done, %s: %s; %s',
    async (locale, begins, said) => {
      await sayAndApprove(test, locale, [begins])
      expect(await cardsOf(test, locale, said)).toEqual([])
    },
  )
})

describe('what somebody achieved', SLOW, () => {
  it.each([
    [PT, 'passei na prova!!'],
    [PT, 'fui promovida!'],
    [EN, 'I passed my exam!!'],
    [EN, 'I got the job!'],
  ] as const)('is congratulated on, %s: %s', async (locale, said) => {
    expect((await sayEach(test, locale, [said])).text).toMatch(
      /parabéns|congratulations|well done/iu,
    )
  })
})

describe('what is no deed', SLOW, () => {
  it('is no habit that was left out', async () => {
    expect((await sayEach(test, PT, ['essa terça não tem inglês'])).text).not.toContain('hábito')
  })

  it('is met with care where it hurts', async () => {
    const hurt = (await sayEach(test, EN, ['my back hurts'])).text
    expect(hurt).not.toMatch(/noted|what and how much/u)
  })
})
