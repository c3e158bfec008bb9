import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

describe('moments', () => {
  test.each<[string, Locale, string]>([
    ['amanhã às 10', 'pt-BR', '2026-11-19T10:00:00-03:00'],
    ['às 10 de amanhã', 'pt-BR', '2026-11-19T10:00:00-03:00'],
    ['amanhã, 10h', 'pt-BR', '2026-11-19T10:00:00-03:00'],
    ['quinta às 14h30', 'pt-BR', '2026-11-19T14:30:00-03:00'],
    ['sexta que vem às 7 da noite', 'pt-BR', '2026-11-20T19:00:00-03:00'],
    ['amanhã à noite às 8', 'pt-BR', '2026-11-19T20:00:00-03:00'],
    ['dia 25 às 9h', 'pt-BR', '2026-11-25T09:00:00-03:00'],
    ['dia 18 às 20h', 'pt-BR', '2026-11-18T20:00:00-03:00'],
    ['dia 18 às 8h', 'pt-BR', '2026-12-18T08:00:00-03:00'],
    ['10/12 ao meio-dia', 'pt-BR', '2026-12-10T12:00:00-03:00'],
    ['hoje às 9', 'pt-BR', '2026-11-18T21:00:00-03:00'],
    ['amanhã às 3', 'pt-BR', '2026-11-19T15:00:00-03:00'],
    ['daqui a 2 horas', 'pt-BR', '2026-11-18T14:00:00-03:00'],
    ['daqui a uma hora e meia', 'pt-BR', '2026-11-18T13:30:00-03:00'],
    ['daqui a 1h30', 'pt-BR', '2026-11-18T13:30:00-03:00'],
    ['hoje à meia-noite', 'pt-BR', '2026-11-19T00:00:00-03:00'],
    ['sexta dia 20 às 19h30', 'pt-BR', '2026-11-20T19:30:00-03:00'],
    ['midnight tonight', 'en', '2026-11-19T00:00:00-03:00'],
    ['daqui a meia hora', 'pt-BR', '2026-11-18T12:30:00-03:00'],
    ['tomorrow at 10', 'en', '2026-11-19T10:00:00-03:00'],
    ['at 10 tomorrow', 'en', '2026-11-19T10:00:00-03:00'],
    ['9am on Friday', 'en', '2026-11-20T09:00:00-03:00'],
    ['tonight at 8', 'en', '2026-11-18T20:00:00-03:00'],
    ['the 25th at half past two in the afternoon', 'en', '2026-11-25T14:30:00-03:00'],
    ['in 45 minutes', 'en', '2026-11-18T12:45:00-03:00'],
  ])('%s (%s) will be %s', (text, locale, iso) => {
    const { value, ambiguous } = onlySpan('moment', text, locale)
    expect(value.future).toBe(iso)
    expect(ambiguous).toBeUndefined()
  })

  test.each<[string, string]>([
    ['ontem às 22h', '2026-11-17T22:00:00-03:00'],
    ['segunda às 10', '2026-11-16T10:00:00-03:00'],
    ['há 3 horas', '2026-11-18T09:00:00-03:00'],
  ])('%s was %s', (text, iso) => {
    expect(onlySpan('moment', text, 'pt-BR').value.past).toBe(iso)
  })

  test('an hour of both halves of the day stays ambiguous', () => {
    const span = onlySpan('moment', 'sábado às 7', 'pt-BR')
    expect(span.ambiguous?.map(({ time }) => time)).toEqual(['07:00', '19:00'])
  })

  test.each<[string, string]>([
    ['31/02 às 10h', 'impossible-date'],
    ['amanhã às 27h', 'impossible-time'],
  ])('%s is an %s', (text, problem) => {
    expect(onlySpan('moment', text, 'pt-BR').invalid).toBe(problem)
  })

  test('the date and the time stay in the lattice beside the moment', () => {
    const context = contextOf('pt-BR')
    expect(spansIn('date', 'amanhã às 10', context)).toHaveLength(1)
    expect(spansIn('time', 'amanhã às 10', context)).toHaveLength(1)
  })

  test('the zone’s own offset is written, as it is on that day', () => {
    const lisbon = {
      locale: 'en' as const,
      now: new Date('2026-10-24T12:00:00Z'),
      timeZone: 'Europe/Lisbon',
    }
    const [before] = spansIn('moment', 'today at 5pm', lisbon)
    const [after] = spansIn('moment', 'tomorrow at 5pm', lisbon)
    expect(before?.value.future).toBe('2026-10-24T17:00:00+01:00')
    expect(after?.value.future).toBe('2026-10-25T17:00:00+00:00')
  })
})

describe('due days', () => {
  test.each<[string, Locale, number]>([
    ['vence dia 7', 'pt-BR', 7],
    ['vence no dia 7', 'pt-BR', 7],
    ['vence todo dia 7', 'pt-BR', 7],
    ['vencimento: dia 7', 'pt-BR', 7],
    ['vencimento 7', 'pt-BR', 7],
    ['todo dia 7', 'pt-BR', 7],
    ['todo mês, todo dia sete', 'pt-BR', 7],
    ['dia 7 de cada mês', 'pt-BR', 7],
    ['due on the 7th', 'en', 7],
    ['every 7th', 'en', 7],
    ['the 7th of each month', 'en', 7],
    ['monthly on the 7th', 'en', 7],
  ])('%s (%s) is %d', (text, locale, day) => {
    expect(onlySpan('dueDay', text, locale).value).toBe(day)
  })

  test.each<[string, Locale]>([
    ['todo dia às 8', 'pt-BR'],
    ['todo dia 8 da manhã', 'pt-BR'],
    ['todo dia 8 copos', 'pt-BR'],
    ['vence dia 5/12', 'pt-BR'],
    ['vence 5 de dezembro', 'pt-BR'],
    ['dia 7', 'pt-BR'],
    ['every 7 days', 'en'],
    ['due 5 dollars', 'en'],
  ])('%s (%s) is none', (text, locale) => {
    expect(spansIn('dueDay', text, contextOf(locale))).toEqual([])
  })

  test('there is no day 32', () => {
    expect(onlySpan('dueDay', 'vence dia 32', 'pt-BR').invalid).toBe('impossible-date')
  })
})

describe('rhythms', () => {
  test.each<[string, Locale, object]>([
    ['todo dia', 'pt-BR', { pattern: 'daily' }],
    ['diariamente', 'pt-BR', { pattern: 'daily' }],
    ['toda noite', 'pt-BR', { pattern: 'daily' }],
    ['toda semana', 'pt-BR', { pattern: 'weekly' }],
    ['por mês', 'pt-BR', { pattern: 'monthly' }],
    ['mensal', 'pt-BR', { pattern: 'monthly' }],
    ['39,90/mês', 'pt-BR', { pattern: 'monthly' }],
    ['anual', 'pt-BR', { pattern: 'yearly' }],
    ['dias úteis', 'pt-BR', { pattern: 'weekdays' }],
    ['de segunda a sexta', 'pt-BR', { pattern: 'weekdays' }],
    ['nos fins de semana', 'pt-BR', { pattern: 'weekends' }],
    ['toda quarta', 'pt-BR', { pattern: 'weekly', weekdays: [3] }],
    ['às terças e quintas', 'pt-BR', { pattern: 'weekly', weekdays: [2, 4] }],
    ['todas as segundas-feiras', 'pt-BR', { pattern: 'weekly', weekdays: [1] }],
    ['segundas, quartas e sextas', 'pt-BR', { pattern: 'weekly', weekdays: [1, 3, 5] }],
    ['todo dia 12', 'pt-BR', { pattern: 'monthly', dayOfMonth: 12 }],
    ['every day', 'en', { pattern: 'daily' }],
    ['monthly', 'en', { pattern: 'monthly' }],
    ['50 a month', 'en', { pattern: 'monthly' }],
    ['weekdays', 'en', { pattern: 'weekdays' }],
    ['every weekend', 'en', { pattern: 'weekends' }],
    ['every Tuesday', 'en', { pattern: 'weekly', weekdays: [2] }],
    ['on Mondays and Fridays', 'en', { pattern: 'weekly', weekdays: [1, 5] }],
  ])('%s (%s) is %j', (text, locale, expected) => {
    expect(onlySpan('recurrence', text, locale).value).toEqual(expected)
  })

  test.each<[string, Locale]>([
    ['a week ago', 'en'],
    ['two Fridays ago', 'en'],
    ['no quinto dia útil', 'pt-BR'],
    ['do dia 1 ao dia 10', 'pt-BR'],
    ['a segunda parcela', 'pt-BR'],
  ])('%s (%s) is none', (text, locale) => {
    expect(spansIn('recurrence', text, contextOf(locale))).toEqual([])
  })
})
