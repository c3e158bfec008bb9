import { expect, it } from 'vitest'
import { createSkillWords, foldMessage } from './skill-words.ts'

const words = createSkillWords({
  triggers: ['dívida*', 'cartão de crédito', "can't pay"],
  loneTriggers: ['mãe'],
  hints: ['real', 'mil'],
})
const hasTrigger = (text: string) => words.hasTrigger(foldMessage(text))

it('finds words whole, without case and accents, also as phrases', () => {
  expect(hasTrigger('DIVIDAS!')).toBe(true)
  expect(hasTrigger('o cartao   de credito, sim')).toBe(true)
  expect(hasTrigger('I can’t pay')).toBe(true)
  expect(hasTrigger('individa')).toBe(false)
  expect(hasTrigger('cartão de visita')).toBe(false)
})

it('counts different hints, and tells lone triggers apart', () => {
  expect(words.countHints(foldMessage('mil, mil e mil'))).toBe(1)
  expect(words.countHints(foldMessage('mil real'))).toBe(2)
  expect(words.hasLoneTrigger(foldMessage('minha mãe'))).toBe(true)
  expect(words.hasLoneTrigger(foldMessage('tamanho'))).toBe(false)
})

it('takes no word for a pattern', () => {
  const odd = createSkillWords({ triggers: ['(.+)', '  ', 'c++'] })
  expect(odd.hasTrigger(foldMessage('anything'))).toBe(false)
})

it('takes an asterisk for the end of a word alone, of whoever wrote the skill', () => {
  const hostile = createSkillWords({ triggers: [`${'a*'.repeat(12)}x`, '*z', 'plant**'] })
  // With each of the asterisks this would take longer than anybody waits.
  expect(hostile.hasTrigger(foldMessage('a'.repeat(2_000)))).toBe(false)
  expect(hostile.hasTrigger(foldMessage(`${'a'.repeat(12)}x`))).toBe(true)
  expect(hostile.hasTrigger(foldMessage('buzz'))).toBe(false)
  expect(hostile.hasTrigger(foldMessage('plantation'))).toBe(true)
})
