import { describe, expect, it } from 'vitest'
import { readMessage } from '../clauses/read-message.ts'
import { Vocabulary } from '../clauses/vocabulary.ts'
import type { Locale } from '../text/locale.ts'
import { isOfTheWorld } from './of-the-world.ts'

function read(intent: string, text: string, locale: Locale): boolean {
  const context = { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }
  return isOfTheWorld(intent, readMessage(text, context, new Vocabulary(new Set(), new Set())))
}

describe('a question about the world', () => {
  it.each<[string, string, Locale]>([
    ['get_habits', 'quantos habitantes tem o Recife?', 'pt-BR'],
    ['get_goals', 'quantas metas tem a ONU?', 'pt-BR'],
    ['get_habits', 'quais os hábitos dos gatos?', 'pt-BR'],
    ['get_agenda', 'quantos eventos tem na olimpíada?', 'pt-BR'],
    ['get_goals', 'how many goals did Ronaldo score?', 'en'],
    ['get_tracking_history', 'how long do lions sleep?', 'en'],
    ['get_bills', 'how many bills did congress pass this year?', 'en'],
  ])('reads no records (%s): %s', (intent, text, locale) => {
    expect(read(intent, text, locale)).toBe(true)
  })

  it.each<[string, string, Locale]>([
    ['get_habits', 'quantos hábitos eu tenho?', 'pt-BR'],
    ['get_agenda', 'o que tem na agenda amanhã?', 'pt-BR'],
    ['get_pending_bills', 'tem Netflix pra pagar esse mês?', 'pt-BR'],
    ['get_expenses', 'quanto foi de gato esse mês?', 'pt-BR'],
    ['get_tracking_history', 'how did I sleep last week?', 'en'],
    ['get_bills', 'which bills are due?', 'en'],
  ])('but what is the speaker’s own may (%s): %s', (intent, text, locale) => {
    expect(read(intent, text, locale)).toBe(false)
  })
})
