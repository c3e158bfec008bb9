import { describe, expect, it } from 'vitest'
import { findFacts } from './find-facts.ts'
import type { Fact } from './memory-schemas.ts'

const fact = (content: string, quote: string | null = null): Fact => ({
  id: content,
  type: 'fact',
  content,
  area: null,
  quote,
  saidOn: '2026-11-18',
  source: 'said',
  confidence: 1,
  validatedOn: null,
  validUntil: null,
})
const FACTS = [
  fact('é alérgico a camarão', 'tenho alergia a camarão'),
  fact('mora no Recife'),
  fact('prefere café sem açúcar'),
]
const found = (search: string) => findFacts(FACTS, search).map(({ content }) => content)

describe('a search over what is kept', () => {
  it('finds the beginnings of words, without their accents, in the quote too', () => {
    expect(found('cam')).toEqual(['é alérgico a camarão'])
    expect(found('ALERGIA')).toEqual(['é alérgico a camarão'])
    expect(found('cafe acu')).toEqual(['prefere café sem açúcar'])
  })

  it('wants every word, and shows all where there is none', () => {
    expect(found('café Recife')).toEqual([])
    expect(found('  ')).toHaveLength(3)
  })
})
