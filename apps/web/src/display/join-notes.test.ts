import { expect, it } from 'vitest'
import { joinNotes } from './join-notes.ts'

it('joins what there is, each dot on the line of what it follows', () => {
  expect(joinNotes(['Gasto', '', undefined, '30/11', 'Anotado'])).toBe(
    'Gasto\u00a0· 30/11\u00a0· Anotado',
  )
})
