import { expect, it } from 'vitest'
import { WordBits } from './word-bits.ts'
import { recordOf } from './word-record.ts'

it('tells which of several sets hold a word, as it is compared', () => {
  const bits = new WordBits(new Set(['e', 'mas']), new Set(['mas', 'nao']))
  expect(['E', 'mas', 'não', 'luz'].map((word) => bits.of(recordOf(word, 'pt-BR')))).toEqual([
    1, 3, 2, 0,
  ])
  expect(bits.of(recordOf('mas', 'pt-BR'))).toBe(3)
})
