import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove, sayEach } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const [PT, EN] = ['pt-BR', 'en'] as const

describe('what is left', SLOW, () => {
  it.each([
    [
      PT,
      ['minha meta de água é 2,5 litros por dia', 'bebi 500 ml de água'],
      'falta quanto?',
      'Faltam 2 L',
    ],
    [
      EN,
      ['my water goal is 2.5 liters a day', 'drank 500 ml of water'],
      'how much is left?',
      '2 L to go',
    ],
    [PT, ['emprestei 80 pra Ana', 'a Ana me pagou 30'], 'quanto falta?', 'R$ 50,00'],
    [
      PT,
      ['quero gastar no máximo 300 por mês com lazer'],
      'quanto disso ainda resta?',
      'R$ 300,00',
    ],
    [EN, ['hold me to 100 a month on eating out'], 'how much of that is left?', 'R$100.00'],
    [EN, ['I lent Ana 80', 'Ana paid me back 30'], 'how much to go?', 'R$50.00'],
    [
      PT,
      ['quero gastar no máximo 300 por mês com lazer', 'gastei 40 no cinema'],
      'quanto ainda falta?',
      'R$ 260,00',
    ],
    [
      EN,
      ['I want to read 12 books by December 2027', "I've read 3 books so far"],
      'how many left?',
      '9 books',
    ],
    [PT, ['devo 300 pro João', 'paguei 100 pro João'], 'falta muito?', 'R$ 200,00'],
    [
      PT,
      ['quero meditar 3 vezes na semana', 'meditei hoje'],
      'quantas faltam essa semana?',
      '1 de 3 nesta semana',
    ],
    [
      EN,
      ['I want to go to the gym 3 times a week', 'I went to the gym today'],
      'how many left this week?',
      '1 of 3 this week',
    ],
  ] as const)('is of what was spoken of last, %s: %s', async (locale, told, ask, answer) => {
    await sayAndApprove(test, locale, told)
    expect((await sayEach(test, locale, [ask])).text).toContain(answer)
  })

  it('is of the bills where nothing was spoken of', SLOW, async () => {
    await sayAndApprove(test, PT, ['a internet é 120 todo dia 20'])
    await test.say('oi', { locale: PT })
    expect((await sayEach(test, PT, ['quanto falta pagar?'])).text).toContain('R$ 120,00')
  })
})

describe('another time, of what was told', SLOW, () => {
  it.each([
    [PT, 'como foi minha semana?', 'semana passada?', '09/11 a 15/11'],
    [EN, 'how was my week?', 'last week?', 'Nov 9 to Nov 15'],
  ] as const)('of a week, %s', async (locale, week, ask, period) => {
    await sayEach(test, locale, [week])
    expect((await sayEach(test, locale, [ask])).text).toContain(period)
  })

  it.each([
    [PT, 'quanto gastei essa semana?', 'semana passada?'],
    [EN, 'how much did I spend this week?', 'last week?'],
  ] as const)('of a sum, %s', async (locale, week, ask) => {
    await sayEach(test, locale, [week])
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toMatch(/09\/11|Nov 9/u)
  })

  it.each([
    [PT, 'e ontem?', 'o que eu anotei hoje?'],
    [EN, 'and yesterday?', 'what did I note today?'],
  ] as const)('of a list, and not of what was asked before it, %s', async (locale, ask, list) => {
    await sayEach(test, locale, [
      locale === PT ? 'quanto gastei hoje?' : 'how much did I spend today?',
    ])
    await sayEach(test, locale, [list])
    expect((await sayEach(test, locale, [ask])).text).toMatch(/nada|not noted/iu)
    expect((await sayEach(test, locale, [ask])).text).not.toMatch(/gast|spent/u)
  })
})

describe('a week beside the one before', SLOW, () => {
  it.each([
    [PT, ['dormi 6h ontem', 'dormi 8h dia 9'], 'minha semana foi melhor?', /Sono: 6h.*antes, 8h/u],
    [
      EN,
      ['slept 6 hours yesterday', 'slept 8 hours on the 9th'],
      'was my week better?',
      /Sleep: 6 h.*before, 8 h/u,
    ],
  ] as const)('tells both, and judges nothing, %s', async (locale, told, ask, line) => {
    await sayAndApprove(test, locale, told)
    expect((await sayEach(test, locale, [ask])).text).toMatch(line)
  })

  it.each([
    [PT, 'minha semana foi melhor?', 'comparar'],
    [EN, 'did I do better this week?', 'compare'],
  ] as const)('says where there is nothing to compare, %s', async (locale, ask, word) => {
    expect((await sayEach(test, locale, [ask])).text).toContain(word)
  })
})

describe('medicine and sleep', SLOW, () => {
  it.each([
    [PT, 'tomei losartana hoje', 'que remédios eu tomei hoje?', 'Losartana, 1 dose'],
    [EN, 'took ibuprofen today', 'what meds did I take today?', 'Ibuprofen, 1 dose'],
  ] as const)('is told of a day, with its reminders, %s', async (locale, took, ask, dose) => {
    await sayAndApprove(test, locale, [
      took,
      locale === PT
        ? 'me lembra de tomar sertralina todo dia às 22h'
        : 'remind me to take sertraline every day at 10pm',
    ])
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toContain(dose)
    expect(text).toMatch(/sertralin/iu)
  })

  it.each([
    [PT, 'dormi 6h ontem', 'meu sono tá bom?'],
    [EN, 'slept 6 hours yesterday', 'is my sleep ok?'],
  ] as const)('sleep is told beside what is usual, %s', async (locale, slept, ask) => {
    await sayAndApprove(test, locale, [slept])
    expect((await sayEach(test, locale, [ask])).text).toMatch(/7 (a|to) 9/u)
  })
})

describe('more of what has a target, and steps', SLOW, () => {
  it.each([
    [PT, 'quero dormir mais', '8 horas por noite'],
    [EN, 'I want to sleep more', '8 hours a night'],
    [PT, 'quero beber mais água', '2 L por dia'],
    [EN, 'I should drink more water', '2 L a day'],
  ] as const)('asks how much, %s: %s', async (locale, wish, example) => {
    expect((await sayEach(test, locale, [wish])).text).toContain(example)
  })

  it.each([
    [PT, 'andei 9000 passos', 'quantos passos hoje?', '9.000'],
    [EN, 'walked 9000 steps', 'how many steps today?', '9,000'],
  ] as const)('steps are no minutes of exercise, %s', async (locale, walked, ask, steps) => {
    await sayAndApprove(test, locale, [walked])
    expect((await sayEach(test, locale, [ask])).text).toContain(steps)
  })

  it.each([
    [
      PT,
      ['minha meta de água é 2 L por dia', 'bebi 500 ml de água'],
      'falta quanto pra meta?',
      '1,5 L',
    ],
    [
      EN,
      ['my water goal is 2 L a day', 'drank 500 ml of water'],
      'how much more to my goal?',
      '1.5 L',
    ],
  ] as const)('a target is asked for without its name, %s', async (locale, told, ask, left) => {
    await sayAndApprove(test, locale, told)
    expect((await sayEach(test, locale, [ask])).text).toContain(left)
  })
})

describe('what leans on nothing', SLOW, () => {
  it('asks of a month, whatever was spoken of before', SLOW, async () => {
    await sayAndApprove(test, EN, ['I want to read every day'])
    expect((await sayEach(test, EN, ["what's left this month?"])).text).not.toContain('Read')
  })

  it.each([
    [PT, 'meu cartão Nubank fecha dia 3 e vence dia 10', 'quanto tem no nubank?', 'Nubank'],
    [EN, 'my Visa closes on the 5th and is due on the 12th', "what's on my Visa?", 'Visa'],
  ] as const)('a card is asked for by its name, %s', async (locale, card, ask, name) => {
    await sayAndApprove(test, locale, [card])
    const { text } = await sayEach(test, locale, [ask])
    expect(text).toContain(name)
    expect(text).toMatch(/fecha|closes/u)
  })

  it.each([
    [PT, 'tomei dipirona e omeprazol', ['Dipirona', 'Omeprazol']],
    [EN, 'took ibuprofen and aspirin', ['Ibuprofen', 'Aspirin']],
  ] as const)('two medicines are two doses, %s', async (locale, text, names) => {
    const { titles } = await sayEach(test, locale, [text])
    expect(titles).toHaveLength(2)
    for (const [index, name] of names.entries()) expect(titles[index]).toContain(name)
  })
})
