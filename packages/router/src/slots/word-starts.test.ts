import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { tokenize } from '../text/tokenize.ts'
import * as calendar from './calendar/scanners.ts'
import { Excerpt } from './excerpt.ts'
import * as measures from './measures/scanners.ts'
import { moneyScanner } from './money/scan-money.ts'
import { PARTS } from './part.ts'
import { numberScanner } from './scan-number.ts'
import { WordStarts } from './word-starts.ts'

const SCANNERS = [
  numberScanner,
  moneyScanner,
  ...Object.values(calendar),
  ...Object.values(measures),
]

const ANY = 0x7fffffff
const ofCents = numberScanner.bits | moneyScanner.bits | measures.quantityScanner.bits
const starts = new WordStarts(PARTS, ofCents)

/** The types of which the first word of a text may begin one. */
function startedBy(text: string, locale: Locale): string[] {
  const [bits = 0] = starts.of(tokenize(text, locale), locale)
  return SCANNERS.filter((scanner) => (bits & scanner.bits) !== 0).map(({ type }) => type)
}

describe('what may start at a word', () => {
  // A scanner that looks at a neighbour first is tried at every word of every message.
  it.each([
    ['pt-BR', 'gastei farmácia mercado minha vender carro que eu comprei caminhada'],
    ['en', 'spent pharmacy groceries my selling car that i bought story keeper'],
  ] as const)('%s: everyday words start no slot', (locale, words) => {
    for (const word of words.split(' ')) expect([word, startedBy(word, locale)]).toEqual([word, []])
  })

  it('reads no day and no hour in a number with cents', () => {
    for (const written of ['42,90', '10,30', '1.234,56', '42,90 de', '10,30 dias']) {
      expect(startedBy(written, 'pt-BR')).not.toContain('date')
      expect(startedBy(written, 'pt-BR')).not.toContain('time')
    }
  })

  it.each([
    ['pt-BR', 'ontem', 'date'],
    ['pt-BR', 'cinquenta', 'number'],
    ['pt-BR', 'meio dia', 'time'],
    ['en', 'last week', 'period'],
    ['en', 'half a', 'quantity'],
    ['en', '40', 'money'],
    ['pt-BR', '15 de', 'date'],
    ['pt-BR', '1.234,56', 'money'],
    ['pt-BR', '1,75 m', 'quantity'],
  ] as const)('%s: "%s" may start a %s', (locale, word, type) => {
    expect(startedBy(word, locale)).toContain(type)
  })

  it.each([
    ['pt-BR', 'de farmácia', 'de pix', 'paymentMethod'],
    ['en', 'the laptop', 'the 5', 'date'],
  ] as const)('%s: "%s" starts nothing, while "%s" may start a %s', (locale, none, some, type) => {
    expect(startedBy(none, locale)).toEqual([])
    expect(startedBy(some, locale)).toContain(type)
  })

  it.each([
    ['pt-BR', '50 mercado', []],
    ['pt-BR', '50', []],
    ['pt-BR', '50 kg', ['quantity']],
    ['pt-BR', '5 de', ['date', 'period', 'moment', 'dueDay', 'score']],
    ['en', '50 lunch', []],
    ['en', '9 pm', ['time']],
    ['en', '10 %', ['percent']],
  ] as const)(
    '%s: the word behind a number decides that "%s" may start %j',
    (locale, text, types) => {
      const started = startedBy(text, locale)
      expect(started).toEqual(expect.arrayContaining(['number', 'money', ...types]))
      // Instalments depend on what stands before.
      if (types.length === 0) expect(started.length).toBeLessThanOrEqual(3)
    },
  )

  it.each(['pt-BR', 'en'] as const)('%s: of a number others of its length tell all', (locale) => {
    const all = new WordStarts(PARTS, ANY)
    const behind =
      'mercado reais dias meses horas kg k h x o a feira para de por to pm past % / - . e'
    for (const word of ['', ...behind.split(' ')]) {
      for (const number of [
        1, 3, 7, 9, 11, 12, 15, 24, 31, 59, 99, 120, 481, 999, 1900, 3000, 36500,
      ]) {
        const tokens = tokenize(`${number} ${word}`, locale)
        const excerpt = new Excerpt(tokens, locale, word === '')
        const [bits = 0] = all.of(tokens, locale)
        const missed = PARTS.filter((part) => (bits & part.bits) === 0 && excerpt.mayHold(part))
        expect([number, word, missed.map(({ read }) => read.name)]).toEqual([number, word, []])
      }
    }
  })
})
