import { expect, it } from 'vitest'
import { parseTemplate } from '../grammar/parse-template.ts'
import type { RouterContext } from '../router-types.ts'
import { toSentences } from './to-sentences.ts'

const context: RouterContext = {
  locale: 'pt-BR',
  now: new Date('2026-11-18T15:00:00Z'),
  timeZone: 'America/Sao_Paulo',
}
const expense = (name: string, actualAmount: number) => ({
  intent: 'create_expense',
  params: { name, actualAmount, category: 'food', date: '2026-11-18' },
})

it.each([
  ['evaporaram 50 mangos na feira', expense('Feira', 50), 'evaporaram {money} na {name}'],
  ['a feira levou embora R$ 32,50', expense('Feira', 32.5), 'a {name} levou embora {money}'],
  ['Evaporaram 50 reais na feira, ontem!', expense('Feira', 50), 'evaporaram {money} na {name}'],
])('turns "%s" into a sentence', (text, call, sentence) => {
  expect(toSentences(text, call, context)).toContain(sentence)
})

it('leaves words alone that are in no param', () => {
  const call = { intent: 'get_finance_summary', params: {} }
  expect(toSentences('e aí, como anda meu bolso furado?', call, context)).toEqual([
    'e ai como anda meu bolso furado',
  ])
})

it('makes nothing of what has no words of its own, or too many', () => {
  expect(toSentences('50 na feira', expense('Feira', 50), context)).toEqual([])
  const story = `${'então eu fui lá e '.repeat(6)} deixei 50 na feira`
  expect(toSentences(story, expense('Feira', 50), context)).toEqual([])
})

it('writes what the grammar can read, whatever was typed', () => {
  const text = 'evaporaram (50] reais |na| <feira> {ontem} ; [sério]'
  for (const sentence of toSentences(text, expense('Feira', 50), context)) {
    expect(() => parseTemplate(sentence, 'pt-BR')).not.toThrow()
  }
  expect(toSentences(text, expense('Feira', 50), context)).not.toEqual([])
})
