import { describe, expect, it } from 'vitest'
import { createSentenceReader } from './read-sentences.ts'

describe('words near another word', () => {
  it.each([
    ['pt-BR', 'regar', 'agosto', 'trinta', 'passageira', 'usado'],
    ['en', 'march', 'eight', 'recipe', 'salt', 'waiting'],
  ] as const)('mean what they say in %s', (locale, ...words) => {
    const reader = createSentenceReader({ intents: [] })
    const context = { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'UTC' }
    const input = reader.receive(words.join(' '), context).input(locale)
    expect(input?.message.items.map(({ word }) => word)).toEqual(words)
  })
})
