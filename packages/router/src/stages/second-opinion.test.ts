import { describe, expect, it } from 'vitest'
import { decideAgainst } from './second-opinion.ts'

const silence = (reason: string) => ({ intent: 'none', params: {}, confidence: 0.95, reason })
const written = { intent: 'delete_goal', params: { goalRef: 'natação' }, confidence: 0.98 }
const opinion = (isSure: boolean) => ({
  intent: 'delete_goal',
  isSure,
  isWrite: true,
  decide: () => written,
})

describe('a write against a silence', () => {
  it('is made where the classifier is sure: "apaga a meta de natação, não vou mais"', () => {
    expect(decideAgainst(silence('future'), opinion(true))).toEqual(written)
  })

  it('is not made where it is only likely, and the message is left to a model', () => {
    expect(decideAgainst(silence('future'), opinion(false))).toBeUndefined()
  })

  it('is never made of a question', () => {
    expect(decideAgainst(silence('question'), opinion(true))).toBeUndefined()
  })
})
