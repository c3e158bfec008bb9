import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../text/locale.ts'
import { contextOf, onlySpan, spansIn } from '../testing/spans-in.ts'

/** Properties take milliseconds; a machine that is busy with other things may take longer. */
const UNHURRIED_MS = 60_000

const dateIn = (text: string, locale: Locale) => onlySpan('date', text, locale)

describe('days that are the same in every direction', () => {
  test.each<[string, Locale, string]>([
    ['comprei hoje', 'pt-BR', '2026-11-18'],
    ['hj', 'pt-BR', '2026-11-18'],
    ['foi ontem', 'pt-BR', '2026-11-17'],
    ['ontm', 'pt-BR', '2026-11-17'],
    ['onetm', 'pt-BR', '2026-11-17'],
    ['yesteday', 'en', '2026-11-17'],
    ['anteontem', 'pt-BR', '2026-11-16'],
    ['antes de ontem', 'pt-BR', '2026-11-16'],
    ['amanhã', 'pt-BR', '2026-11-19'],
    ['amnh', 'pt-BR', '2026-11-19'],
    ['depois de amanhã', 'pt-BR', '2026-11-20'],
    ['noite passada', 'pt-BR', '2026-11-17'],
    ['essa madrugada', 'pt-BR', '2026-11-18'],
    ['há 4 dias', 'pt-BR', '2026-11-14'],
    ['faz duas semanas', 'pt-BR', '2026-11-04'],
    ['um mês atrás', 'pt-BR', '2026-10-18'],
    ['há um ano', 'pt-BR', '2025-11-18'],
    ['daqui a 10 dias', 'pt-BR', '2026-11-28'],
    ['daqui uma semana', 'pt-BR', '2026-11-25'],
    ['dentro de 2 meses', 'pt-BR', '2027-01-18'],
    ['semana que vem', 'pt-BR', '2026-11-25'],
    ['terça passada', 'pt-BR', '2026-11-17'],
    ['quarta passada', 'pt-BR', '2026-11-11'],
    ['última quinta', 'pt-BR', '2026-11-12'],
    ['quinta retrasada', 'pt-BR', '2026-11-05'],
    ['domingo que vem', 'pt-BR', '2026-11-22'],
    ['próxima quarta', 'pt-BR', '2026-11-25'],
    ['quinta da semana passada', 'pt-BR', '2026-11-12'],
    ['terça da semana que vem', 'pt-BR', '2026-11-24'],
    ['dia 7 do mês passado', 'pt-BR', '2026-10-07'],
    ['dia 7 do mês que vem', 'pt-BR', '2026-12-07'],
    ['dia 30 deste mês', 'pt-BR', '2026-11-30'],
    ['3 de março de 2024', 'pt-BR', '2024-03-03'],
    ['07/09/2025', 'pt-BR', '2025-09-07'],
    ['7/9/25', 'pt-BR', '2025-09-07'],
    ['7.9.2025', 'pt-BR', '2025-09-07'],
    ['07-09-2025', 'pt-BR', '2025-09-07'],
    ['2025-09-07', 'pt-BR', '2025-09-07'],
    ['2 de agosto do ano passado', 'pt-BR', '2025-08-02'],
    ['último dia do mês', 'pt-BR', '2026-11-30'],
    ['primeiro dia do mês que vem', 'pt-BR', '2026-12-01'],
    ['fim do ano', 'pt-BR', '2026-12-31'],
    ['sexta dia 20', 'pt-BR', '2026-11-20'],
    ['segunda-feira, 23/11', 'pt-BR', '2026-11-23'],
    ['terça dia 3', 'pt-BR', '2026-11-03'],
    ['Monday, Nov 23', 'en', '2026-11-23'],
    ['Friday the 13th', 'en', '2026-11-13'],
    ['today', 'en', '2026-11-18'],
    ['last night', 'en', '2026-11-17'],
    ['tmrw', 'en', '2026-11-19'],
    ['the day before yesterday', 'en', '2026-11-16'],
    ['day after tomorrow', 'en', '2026-11-20'],
    ['four days ago', 'en', '2026-11-14'],
    ['a week ago', 'en', '2026-11-11'],
    ['in three weeks', 'en', '2026-12-09'],
    ['in a fortnight', 'en', '2026-12-02'],
    ['a fortnight ago', 'en', '2026-11-04'],
    ['Monday week', 'en', '2026-11-30'],
    ['tomorrow week', 'en', '2026-11-26'],
    ['2 days from now', 'en', '2026-11-20'],
    ['next week', 'en', '2026-11-25'],
    ['last Wednesday', 'en', '2026-11-11'],
    ['next Monday', 'en', '2026-11-23'],
    ['Thursday of next week', 'en', '2026-11-26'],
    ['Monday last week', 'en', '2026-11-09'],
    ['March 3, 2024', 'en', '2024-03-03'],
    ['3 March 2024', 'en', '2024-03-03'],
    ['9/7/2025', 'en', '2025-09-07'],
    ['the 7th of last month', 'en', '2026-10-07'],
    ['the last day of the month', 'en', '2026-11-30'],
    ['end of the year', 'en', '2026-12-31'],
  ])('%s (%s) is %s', (text, locale, expected) => {
    const { value, invalid } = dateIn(text, locale)
    expect(invalid).toBeUndefined()
    expect([value.past, value.future, value.unspecified]).toEqual([expected, expected, expected])
  })
})

describe('days that depend on the direction', () => {
  test.each<[string, Locale, string, string]>([
    ['segunda', 'pt-BR', '2026-11-16', '2026-11-23'],
    ['na quarta-feira', 'pt-BR', '2026-11-11', '2026-11-25'],
    ['sábado', 'pt-BR', '2026-11-14', '2026-11-21'],
    ['sabdao', 'pt-BR', '2026-11-14', '2026-11-21'],
    ['na qunita', 'pt-BR', '2026-11-12', '2026-11-19'],
    ['6ª feira', 'pt-BR', '2026-11-13', '2026-11-20'],
    ['nesta sexta', 'pt-BR', '2026-11-13', '2026-11-20'],
    ['nesta terça', 'pt-BR', '2026-11-17', '2026-11-24'],
    ['dia 12', 'pt-BR', '2026-11-12', '2026-12-12'],
    ['dia 25', 'pt-BR', '2026-10-25', '2026-11-25'],
    ['dia 18', 'pt-BR', '2026-11-18', '2026-12-18'],
    ['dia 31', 'pt-BR', '2026-10-31', '2026-12-31'],
    ['dia vinte e dois', 'pt-BR', '2026-10-22', '2026-11-22'],
    ['dia primeiro', 'pt-BR', '2026-11-01', '2026-12-01'],
    ['2 de agosto', 'pt-BR', '2026-08-02', '2027-08-02'],
    ['18 de novembro', 'pt-BR', '2026-11-18', '2026-11-18'],
    ['25/12', 'pt-BR', '2025-12-25', '2026-12-25'],
    ['03/11', 'pt-BR', '2026-11-03', '2027-11-03'],
    ['29 de fevereiro', 'pt-BR', '2024-02-29', '2028-02-29'],
    ['on Friday', 'en', '2026-11-13', '2026-11-20'],
    ['this Monday', 'en', '2026-11-16', '2026-11-23'],
    ['the 3rd', 'en', '2026-11-03', '2026-12-03'],
    ['the twenty-fifth', 'en', '2026-10-25', '2026-11-25'],
    ['Aug 2nd', 'en', '2026-08-02', '2027-08-02'],
    ['the 2nd of August', 'en', '2026-08-02', '2027-08-02'],
    ['11/3', 'en', '2026-11-03', '2027-11-03'],
  ])('%s (%s) was %s and will be %s', (text, locale, past, future) => {
    expect(dateIn(text, locale).value).toMatchObject({ past, future })
  })

  test('a birthday keeps its month and day, "dia 22" its day', () => {
    expect(dateIn('o níver é 4 de julho', 'pt-BR').value.monthDay).toBe('07-04')
    expect(dateIn('é dia 22', 'pt-BR').value.dayOfMonth).toBe(22)
  })

  test.each<[string, Locale, string]>([
    ['ontem à noite', 'pt-BR', 'evening'],
    ['hoje de manhã', 'pt-BR', 'morning'],
    ['sexta à tarde', 'pt-BR', 'afternoon'],
    ['yesterday morning', 'en', 'morning'],
    ['Friday night', 'en', 'evening'],
    ['last night', 'en', 'evening'],
  ])('%s (%s) is the %s', (text, locale, part) => {
    expect(dateIn(text, locale).value.dayPart).toBe(part)
  })
})

describe('days that do not exist', () => {
  test.each<[string, Locale]>([
    ['31/02', 'pt-BR'],
    ['31/04/2026', 'pt-BR'],
    ['45/13', 'pt-BR'],
    ['29/02/2026', 'pt-BR'],
    ['00/10', 'pt-BR'],
    ['dia 32', 'pt-BR'],
    ['segunda dia 20', 'pt-BR'],
    ['dia 0', 'pt-BR'],
    ['31 de junho', 'pt-BR'],
    ['dia 31 do mês que vem não, dia 31 deste mês', 'pt-BR'],
    ['2/30', 'en'],
    ['June 31st', 'en'],
    ['the 32nd', 'en'],
    ['2026-02-30', 'en'],
  ])('%s (%s) is marked, never moved', (text, locale) => {
    const span = spansIn('date', text, contextOf(locale)).find(({ invalid }) => invalid)
    expect(span?.invalid).toBe('impossible-date')
    expect(span?.value.past).toBe('')
  })

  test('a date in the other country’s order is offered, not taken', () => {
    const span = dateIn('12/25', 'pt-BR')
    expect(span.invalid).toBe('impossible-date')
    expect(span.ambiguous?.map(({ future }) => future)).toEqual(['2026-12-25'])
  })
})

describe('words that only look like days', () => {
  test.each<[string, Locale]>([
    ['a segunda parcela', 'pt-BR'],
    ['toda sexta', 'pt-BR'],
    ['hoje em dia ninguém liga', 'pt-BR'],
    ['energia sete de dez', 'pt-BR'],
    ['trabalho 24/7', 'pt-BR'],
    ['moro na Rua 15 de Novembro', 'pt-BR'],
    ['sexta santa', 'pt-BR'],
    ['na outra sexta', 'pt-BR'],
    ['de 15 em 15 dias', 'pt-BR'],
    ['a week from Friday', 'en'],
    ['two Fridays ago', 'en'],
    ['a primeira segunda do mês', 'pt-BR'],
    ['aos domingos', 'pt-BR'],
    ['on Saturdays', 'en'],
    ['a Black Friday deal', 'en'],
    ['o quarto do bebê', 'pt-BR'],
    ['fui no mar', 'pt-BR'],
    ['may I ask', 'en'],
    ['the 2nd payment', 'en'],
    ['every Friday', 'en'],
    ['we sat down', 'en'],
    ['march on', 'en'],
  ])('%s (%s) has none', (text, locale) => {
    expect(spansIn('date', text, contextOf(locale))).toEqual([])
  })
})

describe('the calendar, on any day', () => {
  const MS_PER_DAY = 86_400_000
  const names: Record<Locale, readonly string[]> = {
    'pt-BR': ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
    en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  }
  const nowArbitrary = fc
    .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2032, 0, 1) })
    .map((ms) => new Date(ms))
  /** São Paulo has kept -03:00 since 2019, so its date is plain subtraction here. */
  const localMidnight = (now: Date) =>
    Math.floor((now.getTime() - 3 * 3_600_000) / MS_PER_DAY) * MS_PER_DAY
  const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  /** Walks day by day, independently of the code's modular arithmetic. */
  const search = (fromMs: number, stepDays: 1 | -1, fits: (date: Date) => boolean) => {
    let ms = fromMs + stepDays * MS_PER_DAY
    while (!fits(new Date(ms))) ms += stepDays * MS_PER_DAY
    return isoOf(ms)
  }

  test(
    'every weekday under every phrase',
    () => {
      const phrases = fc.constantFrom(
        ['pt-BR', (name: string) => name, 'both'],
        ['pt-BR', (name: string) => `${name} passada`, 'past'],
        ['pt-BR', (name: string) => `última ${name}`, 'past'],
        ['pt-BR', (name: string) => `${name} que vem`, 'future'],
        ['pt-BR', (name: string) => `próxima ${name}`, 'future'],
        ['en', (name: string) => name, 'both'],
        ['en', (name: string) => `last ${name}`, 'past'],
        ['en', (name: string) => `next ${name}`, 'future'],
      ) as fc.Arbitrary<readonly [Locale, (name: string) => string, 'past' | 'future' | 'both']>
      fc.assert(
        fc.property(
          nowArbitrary,
          phrases,
          fc.integer({ min: 0, max: 6 }),
          (now, [locale, phrase, kind], weekday) => {
            const today = localMidnight(now)
            const fits = (date: Date) => date.getUTCDay() === weekday
            const past = search(today, -1, fits)
            const future = search(today, 1, fits)
            const { value } = onlySpan('date', phrase(names[locale][weekday] ?? ''), locale, now)
            expect(value.past).toBe(kind === 'future' ? future : past)
            expect(value.future).toBe(kind === 'past' ? past : future)
          },
        ),
        { numRuns: 100 },
      )
    },
    UNHURRIED_MS,
  )

  test(
    'every day of the month',
    () => {
      fc.assert(
        fc.property(nowArbitrary, fc.integer({ min: 1, max: 31 }), (now, day) => {
          const today = localMidnight(now)
          const fits = (date: Date) => date.getUTCDate() === day
          const { value } = onlySpan('date', `dia ${day}`, 'pt-BR', now)
          expect(value.future).toBe(search(today, 1, fits))
          expect(value.past).toBe(search(today + MS_PER_DAY, -1, fits))
        }),
        { numRuns: 100 },
      )
    },
    UNHURRIED_MS,
  )

  test(
    'every numeric date is itself or impossible',
    () => {
      const pad = (value: number) => String(value).padStart(2, '0')
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 31 }),
          fc.integer({ min: 1, max: 12 }),
          fc.integer({ min: 2001, max: 2099 }),
          (day, month, year) => {
            const iso = `${year}-${pad(month)}-${pad(day)}`
            const date = new Date(`${iso}T00:00:00Z`)
            const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
            const pt = dateIn(`${pad(day)}/${pad(month)}/${year}`, 'pt-BR')
            const en = dateIn(`${pad(month)}/${pad(day)}/${year}`, 'en')
            expect([pt.value.past, en.value.past]).toEqual(isReal ? [iso, iso] : ['', ''])
          },
        ),
        { numRuns: 100 },
      )
    },
    UNHURRIED_MS,
  )

  test('the local day decides, not the UTC one', () => {
    const lateEvening = new Date('2026-11-19T02:30:00Z')
    expect(onlySpan('date', 'hoje', 'pt-BR', lateEvening).value.past).toBe('2026-11-18')
    expect(onlySpan('date', 'ontem', 'pt-BR', lateEvening).value.past).toBe('2026-11-17')
  })
})
