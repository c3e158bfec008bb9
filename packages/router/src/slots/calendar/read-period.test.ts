import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

const periodIn = (text: string, locale: Locale) => onlySpan('period', text, locale)

describe('periods that are the same in every direction', () => {
  test.each<[string, Locale, string, string, string]>([
    ['este mês', 'pt-BR', 'month', '2026-11-01', '2026-11-30'],
    ['gastos do mês', 'pt-BR', 'month', '2026-11-01', '2026-11-30'],
    ['no mês passado', 'pt-BR', 'month', '2026-10-01', '2026-10-31'],
    ['no mês que vem', 'pt-BR', 'month', '2026-12-01', '2026-12-31'],
    ['esse mês que vem', 'pt-BR', 'month', '2026-12-01', '2026-12-31'],
    ['do ano passado', 'pt-BR', 'year', '2025-01-01', '2025-12-31'],
    ['mês retrasado', 'pt-BR', 'month', '2026-09-01', '2026-09-30'],
    ['mês que vem', 'pt-BR', 'month', '2026-12-01', '2026-12-31'],
    ['próximo mês', 'pt-BR', 'month', '2026-12-01', '2026-12-31'],
    ['esse ano', 'pt-BR', 'year', '2026-01-01', '2026-12-31'],
    ['ano passado', 'pt-BR', 'year', '2025-01-01', '2025-12-31'],
    ['ano que vem', 'pt-BR', 'year', '2027-01-01', '2027-12-31'],
    ['nesta semana', 'pt-BR', 'week', '2026-11-16', '2026-11-22'],
    ['semana passada', 'pt-BR', 'week', '2026-11-09', '2026-11-15'],
    ['semana retrasada', 'pt-BR', 'week', '2026-11-02', '2026-11-08'],
    ['semana que vem', 'pt-BR', 'week', '2026-11-23', '2026-11-29'],
    ['fim de semana passado', 'pt-BR', 'weekend', '2026-11-14', '2026-11-15'],
    ['próximo fim de semana', 'pt-BR', 'weekend', '2026-11-21', '2026-11-22'],
    ['trimestre passado', 'pt-BR', 'quarter', '2026-07-01', '2026-09-30'],
    ['esse semestre', 'pt-BR', 'semester', '2026-07-01', '2026-12-31'],
    ['agosto de 2024', 'pt-BR', 'month', '2024-08-01', '2024-08-31'],
    ['fevereiro do ano passado', 'pt-BR', 'month', '2025-02-01', '2025-02-28'],
    ['agosto passado', 'pt-BR', 'month', '2026-08-01', '2026-08-31'],
    ['abril que vem', 'pt-BR', 'month', '2027-04-01', '2027-04-30'],
    ['08/2024', 'pt-BR', 'month', '2024-08-01', '2024-08-31'],
    ['ago/2024', 'pt-BR', 'month', '2024-08-01', '2024-08-31'],
    ['em 2024', 'pt-BR', 'year', '2024-01-01', '2024-12-31'],
    ['últimos 7 dias', 'pt-BR', 'days', '2026-11-12', '2026-11-18'],
    ['nas últimas três semanas', 'pt-BR', 'days', '2026-10-29', '2026-11-18'],
    ['próximos 5 dias', 'pt-BR', 'days', '2026-11-18', '2026-11-23'],
    ['desde janeiro', 'pt-BR', 'range', '2026-01-01', '2026-11-18'],
    ['nas últimas 24h', 'pt-BR', 'days', '2026-11-18', '2026-11-18'],
    ['nesse último mês', 'pt-BR', 'days', '2026-10-20', '2026-11-18'],
    ['desde terça', 'pt-BR', 'range', '2026-11-17', '2026-11-18'],
    ['de 3/10/2026 a 9/10/2026', 'pt-BR', 'range', '2026-10-03', '2026-10-09'],
    ['this month', 'en', 'month', '2026-11-01', '2026-11-30'],
    ['last month', 'en', 'month', '2026-10-01', '2026-10-31'],
    ['last week', 'en', 'week', '2026-11-09', '2026-11-15'],
    ['this weekend', 'en', 'weekend', '2026-11-21', '2026-11-22'],
    ['last quarter', 'en', 'quarter', '2026-07-01', '2026-09-30'],
    ['so far for the quarter', 'en', 'quarter', '2026-10-01', '2026-12-31'],
    ['year to date', 'en', 'year', '2026-01-01', '2026-12-31'],
    ['the past 30 days', 'en', 'days', '2026-10-20', '2026-11-18'],
    ['last August', 'en', 'month', '2026-08-01', '2026-08-31'],
    ['next March', 'en', 'month', '2027-03-01', '2027-03-31'],
    ['next December', 'en', 'month', '2027-12-01', '2027-12-31'],
    ['próximo dezembro', 'pt-BR', 'month', '2026-12-01', '2026-12-31'],
    ['in 2024', 'en', 'year', '2024-01-01', '2024-12-31'],
    ['since Nov 2', 'en', 'range', '2026-11-02', '2026-11-18'],
  ])('%s (%s) is the %s %s to %s', (text, locale, granularity, startDate, endDate) => {
    const { value } = periodIn(text, locale)
    expect(value.granularity).toBe(granularity)
    expect(value.past).toEqual({ startDate, endDate })
    expect(value.future).toEqual({ startDate, endDate })
  })

  test.each<[string, Locale, number]>([
    ['últimos 15 dias', 'pt-BR', 15],
    ['últimas 2 semanas', 'pt-BR', 14],
    ['últimos 3 meses', 'pt-BR', 90],
    ['como foi meu sono na semana', 'pt-BR', 7],
    ['last 6 weeks', 'en', 42],
  ])('%s (%s) is %d days', (text, locale, days) => {
    expect(periodIn(text, locale).value.days).toBe(days)
  })

  test.each<[string, string]>([
    ['esse mês', 'current'],
    ['mês passado', 'previous'],
    ['ano que vem', 'next'],
  ])('%s is the %s one', (text, relation) => {
    expect(periodIn(text, 'pt-BR').value.relation).toBe(relation)
  })
})

describe('periods that depend on the direction', () => {
  test.each<[string, Locale, string, string, string]>([
    ['em agosto', 'pt-BR', '2026-08-01', '2027-08-01', '2026-08-01'],
    ['em janeiro', 'pt-BR', '2026-01-01', '2027-01-01', '2027-01-01'],
    ['contas de novembro', 'pt-BR', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['março', 'pt-BR', '2026-03-01', '2027-03-01', '2027-03-01'],
    ['in May', 'en', '2026-05-01', '2027-05-01', '2026-05-01'],
    ['do dia 2 ao dia 9', 'pt-BR', '2026-11-02', '2026-12-02', '2026-11-02'],
    ['de 2 a 9 de agosto', 'pt-BR', '2026-08-02', '2027-08-02', '2026-08-02'],
    ['between the 2nd and the 9th', 'en', '2026-11-02', '2026-12-02', '2026-11-02'],
    ['Aug 2-9', 'en', '2026-08-02', '2027-08-02', '2026-08-02'],
    ['no fds', 'pt-BR', '2026-11-14', '2026-11-21', '2026-11-14'],
    ['fim de semana', 'pt-BR', '2026-11-14', '2026-11-21', '2026-11-14'],
  ])(
    '%s (%s) starts %s looking back, %s looking ahead, %s by itself',
    (text, locale, past, future, unspecified) => {
      const { value } = periodIn(text, locale)
      expect(value.past.startDate).toBe(past)
      expect(value.future.startDate).toBe(future)
      expect(value.unspecified.startDate).toBe(unspecified)
    },
  )

  test.each<[string, 'past' | 'future', string, string]>([
    ['de segunda a sexta', 'past', '2026-11-16', '2026-11-20'],
    ['de segunda a sexta', 'future', '2026-11-23', '2026-11-27'],
    ['do dia 20 ao dia 5', 'past', '2026-10-20', '2026-11-05'],
    ['entre os dias 3 e 7', 'past', '2026-11-03', '2026-11-07'],
    ['do dia 3 até ontem', 'future', '2026-11-03', '2026-11-17'],
    ['do dia 5 ao 20', 'future', '2026-12-05', '2026-12-20'],
    ['de hoje até sexta', 'future', '2026-11-18', '2026-11-20'],
    ['do dia 5 ao dia 20', 'future', '2026-12-05', '2026-12-20'],
    ['de 20 de dezembro a 5 de janeiro', 'future', '2026-12-20', '2027-01-05'],
  ])('%s looking %s runs %s to %s', (text, direction, startDate, endDate) => {
    expect(periodIn(text, 'pt-BR').value[direction]).toEqual({ startDate, endDate })
  })
})

describe('words that only look like periods', () => {
  test.each<[string, Locale]>([
    ['falei com o Marco', 'pt-BR'],
    ['viajei pro Rio de Janeiro', 'pt-BR'],
    ['no meio do mês', 'pt-BR'],
    ['25th of December', 'en'],
    ['may I go', 'en'],
    ['we march today', 'en'],
    ['5 de outubro', 'pt-BR'],
    ['October 5', 'en'],
    ['no ano novo', 'pt-BR'],
    ['fim do mês', 'pt-BR'],
    ['paguei 2000', 'pt-BR'],
  ])('%s (%s) has none', (text, locale) => {
    expect(spansIn('period', text, contextOf(locale))).toEqual([])
  })

  test('"13/2025" is no month', () => {
    expect(periodIn('13/2025', 'pt-BR').invalid).toBe('impossible-date')
  })
})
