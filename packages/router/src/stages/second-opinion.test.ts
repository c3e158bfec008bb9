import { describe, expect, it } from 'vitest'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { ClassifierOpinion } from './classifier.ts'
import { decideAgainst, isContradicted, isDoubtful } from './second-opinion.ts'

knowIntents(lifeIntents)

const silence = (reason: string) => ({
  intent: 'none',
  params: {},
  confidence: 0.95,
  reason,
  isLoose: true,
})
const written = { intent: 'delete_goal', params: { goalRef: 'natação' }, confidence: 0.98 }
const LIKELY: ClassifierOpinion = {
  intent: 'delete_goal',
  isSure: false,
  isLikely: true,
  isWrite: true,
  asksSomething: false,
  decide: () => written,
}
const SURE: ClassifierOpinion = { ...LIKELY, isSure: true }
const UNLIKELY: ClassifierOpinion = { ...LIKELY, isLikely: false }

describe('a write against a silence', () => {
  it('is made where the classifier is sure: "apaga a meta de natação, não vou mais"', () => {
    expect(isContradicted(silence('future'), SURE)).toBe(true)
    expect(decideAgainst(silence('future'), SURE)).toEqual(written)
  })

  it('is not made where it is only likely, and the message is left to a model', () => {
    expect(decideAgainst(silence('future'), LIKELY)).toBeUndefined()
  })

  it.each(['others', 'thanks'])('is never made against "%s"', (reason) => {
    expect(decideAgainst(silence(reason), { ...SURE, asksSomething: true })).toBeUndefined()
  })

  it('is never made of a question', () => {
    expect(decideAgainst(silence('question'), SURE)).toEqual(silence('question'))
  })

  it('is not made where no more stands in the message than what turns it', () => {
    const whole = { ...silence('negation'), isLoose: false }
    expect(decideAgainst(whole, { ...SURE, asksSomething: true })).toBeUndefined()
  })
})

describe('a silence in which something is asked for', () => {
  it('is left to a model, whatever that is: "meu filho, anota que deixei 37 na quitanda"', () => {
    const asking = { ...UNLIKELY, asksSomething: true }
    expect(isContradicted(silence('others'), asking)).toBe(true)
    expect(decideAgainst(silence('others'), asking)).toBeUndefined()
  })

  it('is believed where nothing tells of it', () => {
    expect(isContradicted(silence('others'), UNLIKELY)).toBe(false)
  })

  it.each(['optOut', 'quoted', 'hypothetical', 'almost'])(
    'is never looked for in "%s"',
    (reason) => {
      expect(isDoubtful(silence(reason))).toBe(false)
    },
  )
})

describe('what is noted as it is said', () => {
  const noted = { intent: 'add_knowledge', params: { content: 'diarista 180' }, confidence: 0.97 }
  const purchase = { ...UNLIKELY, intent: 'create_expense', decide: () => undefined }

  it('is left to a model where another record is only likely: "anota: diarista 180, mandei pix"', () => {
    expect(isContradicted({ ...noted, isLoose: true }, purchase)).toBe(true)
    expect(decideAgainst(noted, purchase)).toBeUndefined()
  })

  it('is kept where nothing else is recorded by it, or a fact of somebody is', () => {
    expect(isContradicted(noted, { ...purchase, isWrite: false })).toBe(false)
    expect(isContradicted(noted, { ...purchase, intent: 'update_person' })).toBe(false)
  })
})
