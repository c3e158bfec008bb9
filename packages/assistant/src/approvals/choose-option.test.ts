import { createIdMinter } from '@parco/protocol'
import type { StoredQuestion } from '@parco/store'
import { describe, expect, it } from 'vitest'
import { type Candidate, chooseOption, withNumberedOptions } from './choose-option.ts'

const mint = createIdMinter({
  now: () => new Date(0),
  randomBytes: (count) => new Uint8Array(count),
})
const options = [
  { label: 'Uber, R$ 23,00, hoje (18/11)', slots: { ref: 'a' } },
  { label: 'Uber, R$ 31,50, ontem (17/11)', slots: { ref: 'b' } },
  { label: 'Uber, R$ 31,50, 12/10/2026', slots: { ref: 'c' } },
]
const candidate: Candidate = { intent: 'delete_expense', params: { ref: 'uber' }, options }
const question: StoredQuestion = {
  id: mint('question'),
  conversationId: mint('conversation'),
  turnId: mint('turn'),
  missing: ['ref'],
  candidate,
  sourceText: 'apaga o uber',
  askedAt: new Date(0).toISOString(),
}

const chosen = (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  chooseOption(question, text, locale)?.params.ref

describe('the choice of an option', () => {
  it('is made by number, by place, or by words that one label alone has', () => {
    expect(
      ['1', 'o 2', '3.', 'número 2', 'o segundo', 'a última', 'o de ontem', 'de 23'].map((text) =>
        chosen(text),
      ),
    ).toEqual(['a', 'b', 'c', 'b', 'b', 'c', 'b', 'a'])
    expect(chosen('the second one', 'en')).toBe('b')
    expect(chosen('the last one', 'en')).toBe('c')
    expect(chooseOption(question, '1', 'en')).toEqual({
      intent: 'delete_expense',
      params: { ref: 'a' },
    })
  })

  it('is not made by what several labels have, or none', () => {
    for (const text of ['uber', '31,50', '0', '4', '99', 'o quarto', 'sim', 'mercado', '', 'o'])
      expect(chosen(text), text).toBeUndefined()
    const open = { ...question, candidate: { intent: 'x', params: {} } }
    expect(chooseOption(open, '1', 'pt-BR')).toBeUndefined()
  })

  it('is offered with numbers', () => {
    expect(
      withNumberedOptions('Qual?', [
        { label: 'A', slots: {} },
        { label: 'B', slots: {} },
      ]),
    ).toBe('Qual?\n1. A\n2. B')
    expect(withNumberedOptions('Qual?', undefined)).toBe('Qual?')
  })
})
