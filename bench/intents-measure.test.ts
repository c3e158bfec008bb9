import type { ClassifierInput, IntentClassifier, IntentVerdict } from '@parco/router/classifier'
import { describe, expect, it } from 'vitest'
import { measureIntents } from './intents-measure.ts'

/** Answers with the message's first word, as sure as its second says. */
const speaking: Pick<IntentClassifier, 'classify'> = {
  classify({ text }: ClassifierInput): IntentVerdict {
    const [intent = '', sure = '0'] = text.split(' ')
    const confidence = Number(sure)
    return {
      intent,
      confidence,
      isSure: confidence >= 0.5,
      isLikely: confidence >= 0.5,
      isWrite: false,
      noneProbability: 0,
      asksSomething: false,
      candidates: [{ intent, confidence }],
    }
  },
}

const measure = (rows: readonly (readonly [text: string, intent: string])[]) =>
  measureIntents(
    speaking as IntentClassifier,
    rows.map(([text, intent]) => ({ input: { text, slotWords: [] }, intent })),
  )

describe('the figures of a benchmark', () => {
  it('are those that one counts by hand', () => {
    const figures = measure([
      ['a 0.9', 'a'],
      ['a 0.8', 'a'],
      ['a 0.4', 'b'],
      ['b 0.6', 'b'],
      ['b 0.7', 'none'],
    ])
    expect(figures.accuracy).toBe(0.75)
    expect(figures.outOfScopeShare).toBeCloseTo(0.2)
    expect(figures.coverage).toBe(0.75)
    expect(figures.precision).toBe(0.75)
    expect(figures.coverageAt98).toBe(0.5)
    expect(figures.inFive).toBe(0.75)
    // Of four pairs, the message out of scope is trusted less in two.
    expect(figures.auroc).toBe(0.5)
  })
})
