import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

const say = async (locale: Locale, text: string) => (await test.say(text, { locale })).text
async function note(locale: Locale, ...messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await say(locale, message)
    const { receipts } = await test.say(YES[locale], { locale })
    expect(receipts.length, message).toBeGreaterThan(0)
  }
}

describe('questions that only records can answer', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'por que tô tão cansado?',
      ['Sono: 5h30', 'Energia: 4'],
      ['dormi 5h30', 'energia 4', 'pesei 80'],
    ],
    [
      'en',
      'why am I so tired?',
      ['Sleep: 5 h 30', 'Energy: 4'],
      ['slept 5h30', 'energy 4', 'I weigh 80 kg'],
    ],
  ] as const)('%s: “%s” tells how sleep and energy went', async (locale, asked, told, noted) => {
    await note(locale, ...noted)
    const text = await say(locale, asked)
    for (const name of told) expect(text).toContain(name)
    expect(text).not.toMatch(/Peso|Weight|decisão|yours to make/)
  })

  it.each([
    ['pt-BR', 'projeção de gastos do mês', 'cadastra a internet de 120 todo dia 30'],
    ['en', 'projected spending', 'register internet bill of 120 due on the 30th'],
  ] as const)('%s: “%s” tells what is spent and what is open', async (locale, asked, bill) => {
    await note(locale, bill)
    expect(await say(locale, asked)).toMatch(/120[.,]00 (em aberto|open)/)
  })
})

describe('a week of many records', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'como foi minha semana?',
      [
        'pão 10, leite 6, café 8, queijo 20',
        'gastei 35 no lanche',
        'dormi 7 horas',
        'dormi 6 horas ontem',
      ],
      [/Gastos: R\$\s?79,00/, /Sono: 6h30/],
      /“(o que eu anotei essa semana\?)”/,
    ],
    [
      'en',
      'how was my week?',
      [
        'bread 10, milk 6, coffee 8, cheese 20',
        'I spent 35 on snacks',
        'I slept 7 hours',
        'slept 6 hours yesterday',
      ],
      [/Spending: R\$\s?79\.00/, /Sleep: 6 h 30/],
      /“(what did I note this week\?)”/,
    ],
  ] as const)('%s: “%s” is told in sums', async (locale, asked, noted, sums, all) => {
    await note(locale, ...noted)
    const text = await say(locale, asked)
    expect(text).toContain('7')
    for (const sum of sums) expect(text).toMatch(sum)
    expect(text.split('\n').length).toBeLessThanOrEqual(5)
    const [, question = ''] = all.exec(text) ?? []
    expect((await say(locale, question)).split('\n')).toHaveLength(8)
  })
})
