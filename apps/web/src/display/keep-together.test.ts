import { expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

it.each([
  ['Total: R$ 1.234,56 hoje', 'Total: R$\u00a01.234,56 hoje'],
  ['US$ 15,00 e EUR 3,00', 'US$\u00a015,00 e EUR\u00a03,00'],
  ['500 ml, 2 L e 7 h 30 min', '500\u00a0ml, 2\u00a0L e 7\u00a0h 30\u00a0min'],
  ['2 livros, PIX de ontem', '2 livros, PIX de ontem'],
])('keeps what belongs together in one line: %s', (text, expected) => {
  expect(keepTogether(text)).toBe(expected)
})
