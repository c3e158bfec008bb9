import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { readReply } from './testing/read-reply.ts'

const bakery: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Padaria', category: 'food', actualAmount: 70, date: '2026-11-18' },
}
const read = (text: string, locale: Locale) => readReply(text, locale, [bakery])

describe('a value wondered at, with the right one behind it', () => {
  it.each<[string, Locale]>([
    ['70? eu falei 17', 'pt-BR'],
    ['oxe, quem disse 70? foi 17', 'pt-BR'],
    ['de onde você tirou 70?? era 17', 'pt-BR'],
    ['70 nada, foi 17', 'pt-BR'],
    ['what, 70? it was 17', 'en'],
    ['who said 70? I said 17', 'en'],
    ['where did you get 70 from? it was 17', 'en'],
  ])('is corrected: %s', (text, locale) => {
    expect(read(text, locale)).toEqual({ intent: 'correct', params: { actualAmount: 17 } })
  })

  it.each<[string, Locale]>([
    ['70? isso mesmo', 'pt-BR'],
    ['70?', 'pt-BR'],
    ['17? foi 70', 'pt-BR'],
    ['70? or 17?', 'en'],
  ])('is left open otherwise: %s', (text, locale) => {
    expect(['confirm', 'correct']).not.toContain(read(text, locale)?.intent)
  })
})
