import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'
import { nextOccurrence } from './to-moment.ts'
import { toTimeRange } from './to-time-range.ts'

describe('clock times whose half of the day is said', () => {
  test.each<[string, Locale, string]>([
    ['às 21h15', 'pt-BR', '21:15'],
    ['às 8h', 'pt-BR', '08:00'],
    ['20h', 'pt-BR', '20:00'],
    ['às 20 horas', 'pt-BR', '20:00'],
    ['21:45', 'pt-BR', '21:45'],
    ['07:05', 'pt-BR', '07:05'],
    ['11 da noite', 'pt-BR', '23:00'],
    ['três da tarde', 'pt-BR', '15:00'],
    ['6 e meia da manhã', 'pt-BR', '06:30'],
    ['seis e quinze da tarde', 'pt-BR', '18:15'],
    ['à uma da tarde', 'pt-BR', '13:00'],
    ['1 da madrugada', 'pt-BR', '01:00'],
    ['meio-dia', 'pt-BR', '12:00'],
    ['ao meio dia e meia', 'pt-BR', '12:30'],
    ['meia-noite', 'pt-BR', '00:00'],
    ['às 24h', 'pt-BR', '00:00'],
    ['15 pras 8 da noite', 'pt-BR', '19:45'],
    ['10pm', 'en', '22:00'],
    ['9:15 a.m.', 'en', '09:15'],
    ['at 12am', 'en', '00:00'],
    ['12pm', 'en', '12:00'],
    ['seven in the evening', 'en', '19:00'],
    ['half past six in the morning', 'en', '06:30'],
    ['at noon', 'en', '12:00'],
    ['midnight', 'en', '00:00'],
    ['at 17:30', 'en', '17:30'],
  ])('%s (%s) is exactly %s', (text, locale, time) => {
    expect(onlySpan('time', text, locale).value).toEqual({ time, isExact: true })
  })
})

describe('clock times that may be twelve hours later', () => {
  test.each<[string, Locale, string]>([
    ['às 7', 'pt-BR', '07:00'],
    ['às sete e meia', 'pt-BR', '07:30'],
    ['as 7, por favor', 'pt-BR', '07:00'],
    ['7:20', 'pt-BR', '07:20'],
    ['dez para as nove', 'pt-BR', '08:50'],
    ['um quarto pras nove', 'pt-BR', '08:45'],
    ['at 7', 'en', '07:00'],
    ['at seven thirty', 'en', '07:30'],
    ['half past six', 'en', '06:30'],
    ['a quarter to seven', 'en', '06:45'],
    ['half eight', 'en', '08:30'],
    ['at half four', 'en', '04:30'],
    ['twenty past nine', 'en', '09:20'],
    ["6 o'clock", 'en', '06:00'],
  ])('%s (%s) is %s, perhaps', (text, locale, time) => {
    expect(onlySpan('time', text, locale).value).toEqual({ time, isExact: false })
  })
})

describe('words that only look like clock times', () => {
  test.each<[string, Locale]>([
    ['paguei as 3 contas', 'pt-BR'],
    ['dormi 9 horas', 'pt-BR'],
    ['aberto 24h', 'pt-BR'],
    ['corri em 28:30', 'pt-BR'],
    ['a 5 quadras daqui', 'pt-BR'],
    ['two to three apples', 'en'],
    ['weighed in at 82.5', 'en'],
    ['9 to 5', 'en'],
  ])('%s (%s) has none', (text, locale) => {
    expect(spansIn('time', text, contextOf(locale))).toEqual([])
  })

  test.each(['às 25h', 'às 22:75'])('%s is impossible', (text) => {
    expect(onlySpan('time', text, 'pt-BR').invalid).toBe('impossible-time')
  })

  test('a bare hour keeps its number beside it', () => {
    expect(onlySpan('number', 'energia às 7', 'pt-BR').value).toBe(7)
  })
})

describe('stretches between clock times', () => {
  test.each<[string, Locale, string, string, number]>([
    ['das 22h às 5h30', 'pt-BR', '22:00', '05:30', 450],
    ['das 9 às 18', 'pt-BR', '09:00', '18:00', 540],
    ['de 14h a 16h', 'pt-BR', '14:00', '16:00', 120],
    ['entre 14h e 15h30', 'pt-BR', '14:00', '15:30', 90],
    ['da meia-noite às 7', 'pt-BR', '00:00', '07:00', 420],
    ['22:00-06:30', 'pt-BR', '22:00', '06:30', 510],
    ['das 10 da noite às 6 da manhã', 'pt-BR', '22:00', '06:00', 480],
    ['from 11pm to 6am', 'en', '23:00', '06:00', 420],
    ['from 2 to 4pm', 'en', '14:00', '16:00', 120],
    ['slept from 11 to 7', 'en', '23:00', '07:00', 480],
    ['das 14h30 às 15h15 amanhã', 'pt-BR', '14:30', '15:15', 45],
    ['9am to 5pm', 'en', '09:00', '17:00', 480],
    ['8 to 9:15', 'en', '08:00', '09:15', 75],
    ['5 to 7 pm', 'en', '17:00', '19:00', 120],
    ['from half ten till six', 'en', '22:30', '06:00', 450],
  ])('%s (%s) runs %s to %s, %d minutes', (text, locale, start, end, minutes) => {
    expect(onlySpan('timeRange', text, locale).value).toEqual({ start, end, minutes })
  })

  test('"das 11 às 6" starts at night, and the literal reading is offered', () => {
    const span = onlySpan('timeRange', 'das 11 às 6', 'pt-BR')
    expect(span.value).toEqual({ start: '23:00', end: '06:00', minutes: 420 })
    expect(span.ambiguous?.[1]).toEqual({ start: '11:00', end: '06:00', minutes: 1140 })
  })

  test.each<[string, Locale]>([
    ['dia 20 às 15h', 'pt-BR'],
    ['de 10 a 20 reais', 'pt-BR'],
    ['from 3 to 4 dollars', 'en'],
    ['3 to 4 cups', 'en'],
    ['5 e 50', 'pt-BR'],
  ])('%s (%s) is none', (text, locale) => {
    expect(spansIn('timeRange', text, contextOf(locale))).toEqual([])
  })

  test('two times said apart are joined the same way', () => {
    const bed = { time: '11:00', isExact: false }
    const up = { time: '06:00', isExact: false }
    expect(toTimeRange(bed, up)).toEqual({ start: '23:00', end: '06:00', minutes: 420 })
    expect(toTimeRange({ ...bed, isExact: true }, up)?.minutes).toBe(1140)
    expect(toTimeRange(bed, bed)).toBeUndefined()
  })
})

describe('the next time a clock shows an hour', () => {
  test.each<[string, boolean, string]>([
    ['08:00', true, '2026-11-19T08:00:00-03:00'],
    ['15:00', true, '2026-11-18T15:00:00-03:00'],
    ['12:00', true, '2026-11-19T12:00:00-03:00'],
    ['09:00', false, '2026-11-18T21:00:00-03:00'],
    ['03:00', false, '2026-11-18T15:00:00-03:00'],
    ['03:00', true, '2026-11-19T03:00:00-03:00'],
  ])('%s (exact: %s) is %s', (time, isExact, iso) => {
    expect(nextOccurrence({ time, isExact }, contextOf('pt-BR'))).toBe(iso)
  })
})
