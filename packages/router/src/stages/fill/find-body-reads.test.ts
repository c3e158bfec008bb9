import { describe, expect, it } from 'vitest'
import { fillFreely } from './testing/fill-freely.ts'

describe('free words about reads of the body', () => {
  it.each([
    [
      'pt-BR',
      'get_life_balance_score',
      'Solicito minha nota de vida somente em trabalho e família.',
      { areas: ['professional', 'relationships'] },
    ],
    [
      'pt-BR',
      'get_life_balance_score',
      'manda meu score geral com histórico aí',
      { includeHistory: true },
    ],
    [
      'pt-BR',
      'get_life_balance_score',
      'equilíbrio da vida sem a tendência',
      { includeTrend: false },
    ],
    [
      'en',
      'get_life_balance_score',
      'how balanced am I across work, health and money, history included',
      { areas: ['health', 'finance', 'professional'], includeHistory: true },
    ],
    ['en', 'get_life_balance_score', 'life score please', {}],
    [
      'pt-BR',
      'get_tracking_history',
      'me passa as pesagens do último mês',
      { type: 'weight', startDate: '2026-10-01', endDate: '2026-10-31' },
    ],
    [
      'pt-BR',
      'get_tracking_history',
      'quanto de água bebi de 1 a 10 de novembro',
      { type: 'water', startDate: '2026-11-01', endDate: '2026-11-10' },
    ],
    [
      'pt-BR',
      'get_tracking_history',
      'histórico de humor, últimos 15 dias',
      { type: 'mood', days: 15 },
    ],
    [
      'en',
      'get_tracking_history',
      'pull my sleep log for the past two weeks',
      { type: 'sleep', days: 14 },
    ],
    [
      'en',
      'get_tracking_history',
      'energy readings over the last 10 days',
      { type: 'energy', days: 10 },
    ],
    [
      'pt-BR',
      'get_trends',
      'como o meu sono e o meu humor vêm evoluindo nesse trimestre?',
      { metrics: ['sleep', 'mood'], period: 'quarter' },
    ],
    [
      'pt-BR',
      'get_trends',
      'tendência do peso no último semestre',
      { metrics: ['weight'], period: 'semester' },
    ],
    [
      'pt-BR',
      'get_trends',
      'a meditação tá subindo ou caindo nos últimos 60 dias',
      { habits: ['meditação'], days: 60 },
    ],
    [
      'en',
      'get_trends',
      'is my weight trending down this quarter?',
      { metrics: ['weight'], period: 'quarter' },
    ],
    [
      'en',
      'get_trends',
      'plot energy against sleep for the last 90 days',
      { metrics: ['energy', 'sleep'], days: 90 },
    ],
  ] as const)('%s %s: %s', (locale, intent, text, params) => {
    expect(fillFreely(locale, intent, text)).toEqual({ params, missing: [] })
  })

  it.each([
    ['pt-BR', 'get_tracking_history', 'compara meu peso e meu sono do mês passado'],
  ] as const)('%s: no %s in "%s"', (locale, intent, text) => {
    const filled = fillFreely(locale, intent, text)
    expect(filled?.missing.length === 0 ? filled.params : undefined).toBeUndefined()
  })
})
