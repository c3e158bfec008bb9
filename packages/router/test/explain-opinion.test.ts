import { readLifeIntents } from '@parco/assistant/intents'
import { describe, expect, it } from 'vitest'
import { createRouter } from '../src/index.ts'

const CONTEXT = {
  locale: 'pt-BR',
  now: new Date('2026-11-18T15:00:00Z'),
  timeZone: 'America/Sao_Paulo',
} as const

/** A router whose classifier finds one intent in everything. */
function opinionOf(text: string, found: { intent: string; isWrite: boolean; isSure: boolean }) {
  const classifier = {
    classify: () => ({ ...found, confidence: 0.99, isLikely: true }),
    candidates: () => [],
  }
  return createRouter({ intents: readLifeIntents(), classifier }).explain(text, CONTEXT)
}

const delete_goal = { intent: 'delete_goal', isWrite: true, isSure: true }

describe('the explanation of a second opinion', () => {
  it('says that the decision of the sentences stood', () => {
    const { secondOpinion, decision } = opinionOf('eu gastei 50 no mercado?', delete_goal)
    expect(decision).toMatchObject({ intent: 'none', source: 'sentence' })
    expect(secondOpinion).toEqual({
      said: 'none',
      found: 'delete_goal',
      isSure: true,
      outcome: 'kept',
    })
  })

  it('says that it gave way', () => {
    const balance = { intent: 'get_life_balance_score', isWrite: false, isSure: true }
    const { secondOpinion, decision } = opinionOf('comprei pão?', balance)
    expect(decision).toMatchObject({ intent: 'get_life_balance_score', source: 'classifier' })
    expect(secondOpinion).toMatchObject({ said: 'none', outcome: 'replaced' })
  })

  it('says that neither held', () => {
    const { secondOpinion, decision, abstained } = opinionOf(
      'comprei um zorblat por 150',
      delete_goal,
    )
    expect(decision.source).toBe('fallback')
    expect(secondOpinion).toMatchObject({ said: 'create_expense', outcome: 'withdrawn' })
    expect(abstained).toContain('contradicted')
  })

  it('is not told where nobody was asked', () => {
    expect(opinionOf('gastei 50 no mercado', delete_goal)).not.toHaveProperty('secondOpinion')
  })
})
