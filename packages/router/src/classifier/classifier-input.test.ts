import { describe, expect, it } from 'vitest'
import { createSentenceReader } from '../stages/read-sentences.ts'
import { classifierInputOf, toClassifierInput } from './classifier-input.ts'

const reader = createSentenceReader({ intents: [] })

describe('classifierInputOf', () => {
  it.each([
    ['an amount right before a day', 'pt-BR', 'netflix 55,90 dia 15'],
    ['slips', 'en', 'i spnt 45 on diner last nite'],
    [
      'politeness that sentences do not see',
      'pt-BR',
      'Boa tarde! Poderia anotar 30 de táxi? Obrigada.',
    ],
    [
      'a word that politeness puts in plain form',
      'en',
      'would you mind logging 20 minutes of yoga',
    ],
    ['days that are near or far', 'pt-BR', 'paguei dia 31 o que venceu sexta, e 12/3 vence outro'],
    ['nothing but marks', 'en', '?!'],
  ] as const)('sees the same as training does, on any day: %s', (_, locale, text) => {
    for (const now of ['2026-11-18T15:00:00Z', '2028-02-29T02:00:00Z', '2026-12-31T23:30:00Z']) {
      const context = { locale, now: new Date(now), timeZone: 'America/Sao_Paulo' }
      const input = reader.receive(text, context).input(locale)
      expect(input && classifierInputOf(input.message)).toEqual(toClassifierInput(text, locale))
    }
  })
})
