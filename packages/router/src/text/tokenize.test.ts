import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import { wordOf } from './token.ts'
import { tokenize } from './tokenize.ts'

/** Properties take milliseconds; a machine that is busy with other things may take longer. */
const UNHURRIED_MS = 60_000

const raws = (text: string) => tokenize(text).map(({ raw }) => raw)
const words = (text: string, locale: Locale) => tokenize(text, locale).map(wordOf)

const LEFT_OUT = /^[\s\p{Z}\p{Cc}\p{Cf}\-+\u2010\u2011]*$/u

describe('tokenize', () => {
  test.each<[string, string[]]>([
    ['R$50', ['R$', '50']],
    ['r$ 50', ['r$', '50']],
    ['Rs50', ['Rs', '50']],
    ['US$ 30', ['US$', '30']],
    ['£20', ['£', '20']],
    ['50,00', ['50,00']],
    ['1.234,56!', ['1.234,56', '!']],
    ['22h30', ['22', 'h', '30']],
    ['22:30', ['22:30']],
    ['12x8', ['12', 'x', '8']],
    ['50.', ['50', '.']],
    ['24%!', ['24', '%', '!']],
    ['5\ufe0f\u20e3', ['5\ufe0f\u20e3']],
    ['#\ufe0f\u20e3', ['#\ufe0f\u20e3']],
    ['2ª', ['2', 'ª']],
    ['10-12', ['10', '-', '12']],
    ['10-dias', ['10', 'dias']],
    ['10x289,90', ['10', 'x', '289,90']],
    ['500ml', ['500', 'ml']],
    ['1,5k', ['1,5', 'k']],
    ['31/02', ['31/02']],
    ['12/10/2026', ['12/10/2026']],
    ['2026-11-18', ['2026-11-18']],
    ['22:00-06:30', ['22:00', '-', '06:30']],
    ["d'água", ["d'", 'água']],
    ['d’água', ['d’', 'água']],
    ["rent's", ['rent', "'s"]],
    ["don't", ["don't"]],
    ['segunda-feira', ['segunda', 'feira']],
    ['2-litre', ['2', 'litre']],
    ['Disney+ 13', ['Disney', '13']],
    ['milk + bread', ['milk', '+', 'bread']],
    ['milk+bread', ['milk', '+', 'bread']],
    ['-50', ['-', '50']],
    ['5ª', ['5', 'ª']],
    ['5th', ['5', 'th']],
    ['8,5/10', ['8,5/10']],
    ['50%', ['50', '%']],
    ['iphone15 e b12', ['iphone15', 'e', 'b12']],
    ['comi 2, bebi 3.', ['comi', '2', ',', 'bebi', '3', '.']],
    ['p/ mim c/ você', ['p/', 'mim', 'c/', 'você']],
    ['a/b', ['a', '/', 'b']],
    ['👍🏽 ok 🇧🇷', ['👍🏽', 'ok', '🇧🇷']],
    ['👨‍👩‍👧!', ['👨‍👩‍👧', '!']],
    ['ﬁm', ['ﬁm']],
    ['', []],
    [' \n\t ', []],
  ])('splits %j', (text, expected) => {
    expect(raws(text)).toEqual(expected)
  })

  test.each<[string, string]>([
    ['AÇÃO', 'acao'],
    ['Ônibus', 'onibus'],
    ['ﬁm', 'fim'],
    ['５０', '50'],
    ['I’m', "i'm"],
  ])('folds %j to %j', (text, expected) => {
    expect(tokenize(text).map(({ folded }) => folded)).toEqual([expected])
  })

  test.each<[string, Locale, string[]]>([
    ['vc tb qr q eu vá hj', 'pt-BR', ['voce', 'tambem', 'qr', 'que', 'eu', 'va', 'hoje']],
    ['tô indo pro médico', 'pt-BR', ['estou', 'indo', 'para', 'medico']],
    ['tá blz, mto bom', 'pt-BR', ['esta', 'beleza', ',', 'muito', 'bom']],
    ['água p/ mim, c/ gelo', 'pt-BR', ['agua', 'para', 'mim', ',', 'com', 'gelo']],
    ['ontm e amnh', 'pt-BR', ['ontem', 'e', 'amanha']],
    ['pls tell ur mom tmrw', 'en', ['please', 'tell', 'your', 'mom', 'tomorrow']],
    ['i dont, yday', 'en', ['i', "don't", ',', 'yesterday']],
    ['going to the gym', 'en', ['going', 'to', 'the', 'gym']],
  ])('reads the abbreviations of %j', (text, locale, expected) => {
    expect(words(text, locale)).toEqual(expected)
  })

  test('keeps the raw text of an abbreviation and gives none without a language', () => {
    expect(tokenize('vc', 'pt-BR')[0]).toMatchObject({ raw: 'vc', folded: 'vc', alias: 'voce' })
    expect(tokenize('vc')[0]?.alias).toBeUndefined()
  })

  test.each<[string, [string, string][]]>([
    [
      '50 👍 x! $',
      [
        ['50', 'number'],
        ['👍', 'emoji'],
        ['x', 'word'],
        ['!', 'punctuation'],
        ['$', 'symbol'],
      ],
    ],
    [
      '© ½',
      [
        ['©', 'symbol'],
        ['½', 'number'],
      ],
    ],
  ])('names the kinds in %j', (text, expected) => {
    expect(tokenize(text).map(({ raw, kind }) => [raw, kind])).toEqual(expected)
  })

  test('says whether a space stands before', () => {
    expect(tokenize('500ml de água').map(({ precededBySpace }) => precededBySpace)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test(
    'reads any string: offsets are right, in order, and only spaces, joining hyphens and signs of names are left out',
    () => {
      const anything = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({
          unit: fc.constantFrom(
            '\ud800',
            '\udc00',
            '\0',
            '1',
            '.',
            '/',
            '-',
            "'",
            'a',
            'É',
            ' ',
            '$',
            '\u200d',
            '\u0301',
          ),
          maxLength: 40,
        }),
      )
      fc.assert(
        fc.property(anything, fc.constantFrom<Locale>('pt-BR', 'en'), (text, locale) => {
          let end = 0
          const isRight = tokenize(text, locale).every((token) => {
            const skipped = text.slice(end, token.start)
            const isInOrder = token.start >= end && token.end > token.start
            end = token.end
            return (
              isInOrder &&
              text.slice(token.start, token.end) === token.raw &&
              LEFT_OUT.test(skipped)
            )
          })
          expect(isRight).toBe(true)
        }),
        { numRuns: 100 },
      )
    },
    UNHURRIED_MS,
  )
})
