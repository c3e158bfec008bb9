import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { cardsOf, YES } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

type Locale = 'pt-BR' | 'en'

const write = async (locale: Locale, text: string) => {
  await test.say(text, { locale })
  return test.say(YES[locale], { locale })
}

describe('what was just written, told otherwise', SLOW, () => {
  it.each([
    ['pt-BR', 'pão 10, leite 6', 'o pão foi 11', /Pão.*10,00 → R\$\s?11,00/],
    ['pt-BR', 'pão 10, leite 6', 'o leite saiu por 7', /Leite.*6,00 → R\$\s?7,00/],
    ['en', 'bread 10, milk 6', 'the bread was 11', /Bread.*10\.00 → R\$\s?11\.00/],
    ['en', 'bread 10, milk 6', 'the milk came to 7', /Milk.*6\.00 → R\$\s?7\.00/],
    ['pt-BR', 'pesei 84,5', 'quer dizer, 84,2', /Peso.*84,5 kg → 84,2 kg/],
    ['pt-BR', 'pesei 84,5', 'ou melhor, 84,2', /Peso.*84,5 kg → 84,2 kg/],
    ['pt-BR', 'gastei 30 no mercado', 'digo, 32', /Mercado.*30,00 → R\$\s?32,00/],
    ['en', 'I weigh 84.5', 'I mean, 84.2', /Weight.*84\.5 kg → 84\.2 kg/],
    ['en', 'I weigh 84.5', 'or rather, 84.2', /Weight.*84\.5 kg → 84\.2 kg/],
  ] as const)('%s: “%s” is put right by “%s”', async (locale, written, said, card) => {
    await write(locale, written)
    const { approvals } = await test.say(said, { locale })
    expect(approvals.map(({ toolName }) => toolName)).toEqual([
      expect.stringMatching(/^update_(expense|metric)$/),
    ])
    expect(approvals[0]?.preview.title).toMatch(card)
  })

  it.each([
    ['pt-BR', 'pão 10, leite 6', 'o queijo foi 11'],
    ['pt-BR', 'pão 10, leite 6', 'gastei 11 em pão'],
    ['pt-BR', 'ontem gastei 10 no pão e 6 no leite', 'o pão foi 11'],
    ['en', 'bread 10, milk 6', 'the cheese was 11'],
  ] as const)('%s: after “%s” another purchase is “%s”', async (locale, written, said) => {
    await write(locale, written)
    const { approvals } = await test.say(said, { locale })
    expect(approvals.map(({ toolName }) => toolName)).toEqual(['create_expense'])
  })

  it('is another purchase where the first one is long past', async () => {
    await write('pt-BR', 'pão 10')
    test.setNow('2026-11-18T18:30:00.000Z')
    const [title] = await cardsOf(test, 'pt-BR', 'o pão foi 11')
    expect(title).not.toContain('→')
  })
})
