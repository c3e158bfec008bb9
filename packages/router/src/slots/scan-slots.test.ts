import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { tokenize } from '../text/tokenize.ts'
import { scanSlots } from './scan-slots.ts'
import { contextOf } from './testing/spans-in.ts'

/** Properties take milliseconds; a machine that is busy with other things may take longer. */
const UNHURRIED_MS = 60_000

const scan = (text: string, locale: Locale) => scanSlots(tokenize(text, locale), contextOf(locale))
const typesIn = (text: string, locale: Locale) =>
  scan(text, locale).map(({ type, text }) => `${type}: ${text}`)

describe('the lattice', () => {
  test.each<[string, Locale, string[]]>([
    ['50', 'pt-BR', ['number: 50', 'money: 50']],
    ['50 reais', 'pt-BR', ['money: 50 reais']],
    ['7 quilos', 'pt-BR', ['quantity: 7 quilos']],
    ['dia 5', 'pt-BR', ['date: dia 5']],
    ['12% de 50', 'pt-BR', ['percent: 12%', 'number: 50', 'money: 50']],
    ['oi, tudo bem?', 'pt-BR', []],
    ['180 pounds', 'en', ['money: 180 pounds', 'quantity: 180 pounds']],
    ['4/10', 'en', ['date: 4/10', 'score: 4/10']],
  ])('%s (%s)', (text, locale, expected) => {
    expect(typesIn(text, locale)).toEqual(expected)
  })

  test('reads a whole sentence', () => {
    expect(typesIn('parcelei a tv em 10x de R$ 189,90 no cartão sexta passada', 'pt-BR')).toEqual([
      'installments: 10x',
      'money: r$ 189,90',
      'paymentMethod: no cartao',
      'date: sexta passada',
    ])
  })

  test('depends on nothing but its arguments', () => {
    const text = 'paguei 30 ontem às 9'
    expect(scan(text, 'pt-BR')).toEqual(scan(text, 'pt-BR'))
  })
})

/** Pieces that scanners react to, so that random sequences reach their corners. */
const PIECES = [
  ...[
    '50',
    '1.234,56',
    '1.2.3',
    '31/02',
    '22:75',
    '-',
    '-5',
    'R$',
    '$',
    '%',
    'k',
    'h',
    'kg',
    'x',
    ':',
    ',',
    '/',
  ],
  ...[
    'vinte',
    'e',
    'cinco',
    'mil',
    'cem',
    'meia',
    'hora',
    'dúzia',
    'dia',
    'de',
    'do',
    'mês',
    'passado',
    'que',
    'vem',
  ],
  ...[
    'às',
    'da',
    'noite',
    'segunda',
    'feira',
    'todo',
    'há',
    'atrás',
    'daqui',
    'a',
    'último',
    'outubro',
    'ano',
    'em',
  ],
  ...[
    'the',
    '5th',
    'of',
    'May',
    'half',
    'past',
    'quarter',
    'to',
    'six',
    'last',
    'next',
    'Friday',
    'in',
    'two',
    'weeks',
  ],
  ...[
    'ago',
    'every',
    'month',
    'reais',
    'dollars',
    'copos',
    '👍',
    '\ud800',
    '\0',
    'º',
    'nota',
    'por',
    '2026',
    'poucos',
  ],
]

describe('any message', () => {
  const salad = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 14 })
    .map((pieces) => pieces.join(' '))
  const glued = fc
    .array(fc.constantFrom(...PIECES), { maxLength: 10 })
    .map((pieces) => pieces.join(''))
  const anything = fc.oneof(salad, glued, fc.string({ unit: 'binary', maxLength: 60 }))

  test(
    'gives spans within range, in order, with usable values',
    () => {
      fc.assert(
        fc.property(anything, fc.constantFrom<Locale>('pt-BR', 'en'), (text, locale) => {
          const tokens = tokenize(text, locale)
          let from = 0
          for (const span of scanSlots(tokens, contextOf(locale))) {
            expect(span.from).toBeGreaterThanOrEqual(from)
            expect(span.to).toBeGreaterThan(span.from)
            expect(span.to).toBeLessThanOrEqual(tokens.length)
            from = span.from
            if (span.invalid) continue
            // NaN and Infinity become null in JSON, so a round trip finds them.
            expect(JSON.parse(JSON.stringify(span.value))).toEqual(span.value)
            if (span.type === 'money') expect(span.value.amount).toBeGreaterThan(0)
            if (span.type === 'date') expect(span.value.past <= span.value.future).toBe(true)
            if (span.type === 'dueDay') expect(span.value).toBeLessThanOrEqual(31)
          }
        }),
        { numRuns: 100 },
      )
    },
    UNHURRIED_MS,
  )

  test.each(['1 ', 'vinte e ', '5 de outubro de ', 'às 9 ', 'de 1 a ', '1h1', 'R$', '1.', 'in a '])(
    'reads a long run of %j to its end',
    (piece) => {
      const spans = scanSlots(tokenize(piece.repeat(1_000), 'pt-BR'), contextOf('pt-BR'))
      // No reading grows with the message: that keeps the scan linear.
      expect(spans.filter(({ from, to }) => to - from > 24)).toEqual([])
    },
    UNHURRIED_MS,
  )
})
