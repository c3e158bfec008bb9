import { expect, it } from 'vitest'
import { languageOfFact, toldFact, toldInside, toldShortly } from './told-fact.ts'

it.each([
  ['é alérgica a camarão', 'sou alérgica a camarão', 'pt-BR'],
  ['mora em Curitiba', null, 'pt-BR'],
  ['mãe se chama Inês', 'minha mãe se chama Inês', 'pt-BR'],
  ['joga xadrez', 'eu jogo xadrez', 'pt-BR'],
  ['is allergic to shrimp', "I'm allergic to shrimp", 'en'],
  ['sister is called Júlia', 'my sister is called Júlia', 'en'],
  ['loves feijoada', 'I love feijoada', 'en'],
  ['wifi: 4821', null, undefined],
] as const)('knows the language of "%s"', (content, quote, locale) => {
  expect(languageOfFact({ content, quote })).toBe(locale)
})

it.each([
  ['é alérgica a camarão', 'sou alérgica a camarão', 'en', '“sou alérgica a camarão”'],
  ['é alérgica a camarão', null, 'en', '“é alérgica a camarão”'],
  ['é alérgica a camarão', 'sou alérgica a camarão', 'pt-BR', 'Você é alérgica a camarão'],
  ['lives in Porto', 'I live in Porto', 'pt-BR', '“I live in Porto”'],
  ['lives in Porto', 'I live in Porto', 'en', 'You live in Porto'],
] as const)(
  'puts no words of another language around "%s" (%s, %s)',
  (content, quote, locale, told) => {
    expect(toldFact({ content, quote }, locale)).toBe(told)
  },
)

it('closes its marks within a sentence too, where it is cut', () => {
  const content = `mora em ${'Pindamonhangaba '.repeat(6)}`.trim()
  const told = toldInside({ content, quote: null }, 'en')
  expect(told).toBe(`“${content}”`)
  expect(toldShortly(told)).toMatch(/^“mora em .*…”$/)
})
