import { expect, it } from 'vitest'
import { relationshipBefore } from './relationship-in-words.ts'

it.each([
  ['minha irmã Clara faz aniversário dia 3 de março', 'Clara', 'irmã'],
  ['a minha melhor amiga Bia Souza adora café', 'Bia Souza', 'melhor amiga'],
  ["my sister Clara's birthday is March 3", 'Clara', 'sister'],
  ['my mother in law Ann hates cilantro', 'Ann', 'mother in law'],
])('%s', (said, name, relationship) => {
  expect(relationshipBefore(name, said)).toBe(relationship)
})

it.each([
  ['a Clara adora orquídeas', 'Clara'],
  ['o chefe da Clara faz aniversário amanhã', 'Clara'],
  ['minha irmã faz aniversário dia 3', 'irmã'],
  ['anota o aniversário do Davi', 'Clara'],
])('finds none in: %s', (said, name) => {
  expect(relationshipBefore(name, said)).toBeUndefined()
})
