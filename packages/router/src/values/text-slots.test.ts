import { describe, expect, it } from 'vitest'
import { createLanguage } from '../stages/language.ts'
import { createSentenceReader } from '../stages/read-sentences.ts'
import type { Locale } from '../text/locale.ts'
import { createTextSlots } from './text-slots.ts'

const CONTEXT = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }

const MESSAGES: readonly (readonly [Locale, string])[] = [
  [
    'pt-BR',
    'paguei a fatura do cartão do nubank e o condomínio, gastei 35 no almoço com minha sogra',
  ],
  [
    'pt-BR',
    'treinei na esteira, meditei, meu peso está 80 e a reserva de emergência do nubank rendeu',
  ],
  [
    'pt-BR',
    'traduz obrigado para inglês, reunião com o time sexta, quero ler 12 livros, caiu o salário',
  ],
  ['pt-BR', 'o empréstimo do carro, 2 camisetas, 99 pop e pizzinha no mercadão'],
  ['en', 'paid the gas bill and my Netflix subscription, filled up with gas, lunch with Ana 35'],
  ['en', 'ran in the park, my weight is 80, meditated, paid the car loan and put 50 in savings'],
  ['en', 'how do you say thanks in Portuguese, dentist appointment on Friday, got my salary'],
]

describe('a stretch that a slot takes holds what the slot knows', () => {
  const reader = createSentenceReader({ intents: [] })
  it.each(MESSAGES)('%s: %s', (locale, text) => {
    const input = reader.receive(text, { ...CONTEXT, locale }).input(locale)
    if (input === undefined) throw new Error('expected a message short enough to be read')
    const { message } = input
    const missed: string[] = []
    for (const [type, slot] of createTextSlots(
      createLanguage({ intents: [] }, locale).speech,
      {},
    )) {
      for (let from = 0; from < message.items.length; from++) {
        for (let to = from + 1; to <= Math.min(message.items.length, from + slot.maxWords); to++) {
          const verdict = slot.accepts(message, from, to)
          if (verdict === 'never') break
          if (verdict === 'not-yet' || slot.lastKnown === undefined) continue
          if (slot.lastKnown(message, from, to) < from) missed.push(`${type} ${from} ${to}`)
        }
      }
    }
    expect(missed).toEqual([])
  })
})
