import { expect, it } from 'vitest'
import { asksToExplain } from './asks-to-explain.ts'

it.each([
  'me explica de um jeito simples o que são juros compostos',
  'qual a diferença entre CDB e Tesouro Selic?',
  'pra que serve a creatina?',
  'what is the point of an emergency fund?',
  'can you explain index funds to me like I am twelve?',
  'how does compounding work?',
])('takes a question about the world as one: %s', (text) => {
  expect(asksToExplain(text)).toBe(true)
})

it.each([
  'me explica por que gastei tanto esse mês',
  'qual a diferença entre minha renda e meus gastos?',
  'what are my bills?',
  'can you explain what I spent on food? my card looks odd',
  'tô dormindo mal ultimamente',
])('leaves what is about the user alone: %s', (text) => {
  expect(asksToExplain(text)).toBe(false)
})

it('leaves alone what the router takes to be about records', () => {
  const likely = [{ intent: 'get_expenses', confidence: 0.7 }]
  expect(asksToExplain('what are the biggest expenses this month?', likely)).toBe(false)
})
