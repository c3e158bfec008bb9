import { describe, expect, it } from 'vitest'
import { milestoneFromWords } from './milestone-from-words.ts'

describe('a milestone in words', () => {
  it.each([
    ['Metade: 12', 'pt-BR', 'Metade', 12],
    ['Metade 12 livros', 'pt-BR', 'Metade', 12],
    ['metade em 12 livros', 'pt-BR', 'metade', 12],
    ['Passagens: R$ 2.500', 'pt-BR', 'Passagens', 2500],
    ['flights at $500', 'en', 'flights', 500],
    ['12 livros', 'pt-BR', '12 livros', 12],
    ['Passagens - 2.500,50', 'pt-BR', 'Passagens', 2500.5],
    ['Flights: 2,500.50', 'en', 'Flights', 2500.5],
    ['10k race: 10', 'en', '10k race', 10],
    ['Metade', 'pt-BR', 'Metade', Number.NaN],
  ] as const)('%s (%s)', (words, locale, title, targetValue) => {
    expect(milestoneFromWords(words, locale)).toEqual({ title, targetValue })
  })
})
