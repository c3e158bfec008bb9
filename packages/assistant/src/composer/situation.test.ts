import { expect, it } from 'vitest'
import { describeSituation } from './situation.ts'

const turn = {
  now: new Date('2026-11-18T15:00:00.000Z'),
  user: { timeZone: 'America/Sao_Paulo', currency: 'BRL' },
  openApprovals: [],
} as unknown as Parameters<typeof describeSituation>[0]
const context = {
  keyFacts: ['Anotei: Mercado, R$ 45,00.', 'Anotei: Água, 500 ml.'],
  summary: 'They talk about spending.',
  turnCount: 3,
} as unknown as Parameters<typeof describeSituation>[1]

it('says what was done only where the messages do not', () => {
  const said = describeSituation(turn, context, [
    { role: 'assistant', text: 'Água?\nAnotei: Água, 500 ml.' },
  ])
  expect(said).toContain('So far: They talk about spending.')
  expect(said).toContain('Done in this conversation: Anotei: Mercado, R$ 45,00.')
  expect(said).not.toContain('Água')
})

it('says the day and the hour where the user is, and each fact once with one end', () => {
  const said = describeSituation(turn, context)
  expect(said).toContain('Today is Wednesday, 2026-11-18 12:00 (America/Sao_Paulo). Currency: BRL.')
  expect(said).toContain('Anotei: Mercado, R$ 45,00; Anotei: Água, 500 ml.')
})

it('says how the user measures, where that is not metric and by 24 hours', () => {
  const { user } = turn
  expect(describeSituation(turn, undefined)).not.toContain('Units')
  const american = { ...turn, user: { ...user, units: 'us', clock: '12h' } } as typeof turn
  expect(describeSituation(american, undefined)).toContain('Units: lb, mi, oz. Hours as 11:00 PM.')
})
