import { describe, expect, it } from 'vitest'
import { tokenize } from '../text/tokenize.ts'
import * as calendar from './calendar/scanners.ts'
import * as measures from './measures/scanners.ts'
import { moneyScanner } from './money/scan-money.ts'
import { numberScanner } from './scan-number.ts'
import { WordStarts } from './word-starts.ts'

const SCANNERS = [
  numberScanner,
  moneyScanner,
  ...Object.values(calendar),
  ...Object.values(measures),
]

const starts = new WordStarts(SCANNERS)

function startedBy(word: string, locale: 'pt-BR' | 'en'): string[] {
  const [token] = tokenize(word, locale)
  if (token === undefined) throw new Error('expected a word')
  const bits = starts.at(token, locale)
  return SCANNERS.filter((_, index) => (bits & (1 << index)) !== 0).map(({ type }) => type)
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
    for (const written of ['42,90', '10,30', '1.234,56']) {
      expect(startedBy(written, 'pt-BR')).not.toContain('date')
      expect(startedBy(written, 'pt-BR')).not.toContain('time')
    }
  })

  it.each([
    ['pt-BR', 'ontem', 'date'],
    ['pt-BR', 'cinquenta', 'number'],
    ['pt-BR', 'meio', 'time'],
    ['en', 'last', 'period'],
    ['en', 'half', 'quantity'],
    ['en', '40', 'money'],
    ['pt-BR', '15', 'date'],
    ['pt-BR', '1.234,56', 'money'],
    ['pt-BR', '1,75', 'quantity'],
  ] as const)('%s: "%s" may start a %s', (locale, word, type) => {
    expect(startedBy(word, locale)).toContain(type)
  })
})
