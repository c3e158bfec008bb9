import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSwapOf, isTypoOf, withinEdits } from './edit-distance.ts'

/** Properties take milliseconds; a machine that is busy with other things may take longer. */
const UNHURRIED_MS = 60_000

/** The full table, unbanded: restricted Damerau-Levenshtein straight from its definition. */
function distance(a: string, b: string): number {
  const table: number[][] = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      const swaps = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const options = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
      ]
      if (swaps && row > 1 && column > 1) options.push(at(row - 2, column - 2) + 1)
      table[row]![column] = Math.min(...options)
    }
  }
  return at(a.length, b.length)
}

describe('withinEdits', () => {
  test(
    'agrees with the definition',
    () => {
      const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
      fc.assert(
        fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
          expect(withinEdits(a, b, max)).toBe(distance(a, b) <= max)
        }),
        { numRuns: 200 },
      )
    },
    UNHURRIED_MS,
  )

  test('gives up on pastes instead of comparing them', () => {
    expect(withinEdits(`${'a'.repeat(10_000)}b`, 'a'.repeat(10_000), 1)).toBe(false)
  })
})

describe('isTypoOf', () => {
  test.each<[string, string, boolean]>([
    ['mecado', 'mercado', true],
    ['gasolna', 'gasolina', true],
    ['restaruante', 'restaurante', true],
    ['farmacai', 'farmacia', true],
    ['academia', 'academia', true],
    ['luz', 'luz', true],
    ['lua', 'luz', false],
    ['agua', 'ague', false],
    ['uber', 'ubre', false],
    ['cafe', 'fe', false],
    ['iphone14', 'iphone15', false],
    ['banheiro', 'dinheiro', false],
  ])('%s for %s: %s', (word, target, expected) => {
    expect(isTypoOf(word, target)).toBe(expected)
  })
})

describe('isSwapOf', () => {
  test.each<[string, string, boolean]>([
    ['reias', 'reais', true],
    ['mintuos', 'minutos', true],
    ['reais', 'reais', false],
    ['livros', 'litros', false],
    ['notem', 'ontem', false],
    ['luz', 'lzu', false],
    ['abcdef', 'abdcfe', false],
  ])('%s for %s: %s', (word, target, expected) => {
    expect(isSwapOf(word, target)).toBe(expected)
  })
})
