import type { IntentCatalogue } from '@parco/router/classifier'
import { describe, expect, it } from 'vitest'
import { expandLine, sampleSentences } from './sample-sentences.ts'

const catalogue: IntentCatalogue = {
  domain: 'plants',
  locale: 'pt-BR',
  rules: { watered: '(reguei|molhei)' },
  intents: {
    water_plant: {
      isWrite: true,
      sentences: [
        { say: ['<watered> (a|uma) samambaia [hoje]', 'dei {volume} de água', '(vaso;{money})'] },
        { say: ['e depois dela {anything}'] },
        { say: ['e a outra'], after: ['water_plant'] },
      ],
    },
  },
}

describe('sentences drawn from templates', () => {
  const drawn = sampleSentences(catalogue, 'water_plant', 40)

  it('are whole, all different, and the same on every run', () => {
    expect(drawn.length).toBeGreaterThan(5)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(sampleSentences(catalogue, 'water_plant', 40)).toEqual(drawn)
    for (const text of drawn) expect(text).not.toMatch(/[{}<>()[\]|;]/)
  })

  it('leave out what free text or the sentence before would have to complete', () => {
    expect(drawn.some((text) => text.includes('depois dela'))).toBe(false)
    expect(drawn).not.toContain('e a outra')
  })

  it('are no more than asked for', () => {
    expect(sampleSentences(catalogue, 'water_plant', 3)).toHaveLength(3)
    expect(sampleSentences(catalogue, 'prune_plant', 3)).toEqual([])
  })
})

describe('a line of an examples file', () => {
  it('stands as it is written when it holds no choice', () => {
    expect(expandLine('Reguei a samambaia!', 'pt-BR', 2)).toEqual(['Reguei a samambaia!'])
  })

  it('is read in as many ways as asked for', () => {
    const texts = expandLine('(reguei|molhei|aguei) a (planta|flor)', 'pt-BR', 3)
    expect(texts).toHaveLength(3)
    for (const text of texts) expect(text).toMatch(/^(reguei|molhei|aguei) a (planta|flor)$/)
  })
})
