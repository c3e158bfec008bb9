import { describe, expect, it } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const words = new Set(
  'paguei pague gastei lembra quem que humor livro real mostra eletricista mercado'.split(' '),
)
const vocabulary = new Vocabulary([words], [words])

describe('the word that was meant', () => {
  it.each([
    ['paguie', 'paguei'],
    ['gasttei', 'gastei'],
    ['mosta', 'mostra'],
    ['lenbra', 'lembra'],
    ['qem', 'quem'],
    ['umor', 'humor'],
    ['livru', 'livro'],
    ['reau', 'real'],
    ['eletrisista', 'eletricista'],
  ])('%s is %s', (typed, meant) => {
    expect(vocabulary.correct(typed)).toBe(meant)
  })

  it.each(['xadrez', 'marcado2', 'ab', 'merca do', 'a'.repeat(5000)])('%s is none', (typed) => {
    expect(vocabulary.correct(typed)).toBeUndefined()
  })

  it('may be one that was added', () => {
    expect(vocabulary.with(['busao']).correct('busoa')).toBe('busao')
    expect(vocabulary.correct('busoa')).toBeUndefined()
  })
})
