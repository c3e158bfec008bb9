import { describe, expect, it } from 'vitest'
import { adoptExamples } from './adopt-examples.ts'
import { toClassifierInput } from './classifier-input.ts'
import type { ClassifierExample } from './classifier-types.ts'
import { IntentClassifier } from './intent-classifier.ts'
import { QUICK_OPTIONS, someExamples } from './testing/some-examples.ts'
import { trainClassifier } from './train-classifier.ts'

const examples = someExamples()
const current = trainClassifier(examples, ['create_expense'], QUICK_OPTIONS)
const example = (text: string, intent: string): ClassifierExample => ({
  ...toClassifierInput(text, 'pt-BR'),
  intent,
})
const SLANG = ['mercado', 'farmácia', 'uber', 'cinema', 'padaria', 'almoço']
const adopted = SLANG.flatMap((thing) => [
  example(`rasguei 50 pila em ${thing}`, 'create_expense'),
  example(`rasguei uma grana braba em ${thing}`, 'create_expense'),
])
const guarded = examples.slice(0, 30)

describe('adopting what users confirmed', () => {
  it('learns a new way to say something, and keeps what was known', () => {
    const adoption = adoptExamples({ current, examples, adopted, guarded })
    expect(adoption.outcome).toBe('adopted')
    expect(adoption.coverageAfter).toBeGreaterThanOrEqual(adoption.coverageBefore)
    const message = toClassifierInput('rasguei 70 pila em livro', 'pt-BR')
    const confidence = (model: typeof current) => {
      const { candidates } = new IntentClassifier(model).classify(message)
      return candidates.find(({ intent }) => intent === 'create_expense')?.confidence ?? 0
    }
    expect(confidence(adoption.model)).toBeGreaterThan(confidence(current))
  })

  it('gives the same weights whatever the order of the examples', () => {
    const [one, other] = [adopted, [...adopted].reverse()].map((list) =>
      adoptExamples({ current, examples, adopted: list, guarded }),
    )
    expect(one?.model.weights.linear.weights.values).toEqual(
      other?.model.weights.linear.weights.values,
    )
  })

  it('leaves the current model untouched', () => {
    const known = current.weights.linear.weights.values.slice()
    const bits = current.seen.bits.slice()
    adoptExamples({ current, examples, adopted, guarded })
    expect(current.weights.linear.weights.values).toEqual(known)
    expect(current.seen.bits).toEqual(bits)
  })

  it('refuses what would change a guarded answer', () => {
    const known = examples.filter(({ intent }) => intent === 'create_reminder')
    const wrong = known.map(({ text }) => example(text, 'get_expenses'))
    const alone = trainClassifier(examples, ['create_expense'], { ...QUICK_OPTIONS, members: 0 })
    const eager = { ...alone, thresholds: { read: 0.05, write: 0.05 } }
    const adopt = (adopted: ClassifierExample[]) =>
      adoptExamples({ current: eager, examples: [], adopted, guarded: known })
    expect(adopt(wrong)).toMatchObject({ outcome: 'guarded-changed', model: eager })
    expect(adopt(wrong).changed.length).toBeGreaterThan(0)
    expect(adopt(adopted)).toMatchObject({ outcome: 'adopted', changed: [] })
  })

  it('refuses an intent that the classifier has no class for', () => {
    const adoption = adoptExamples({
      current,
      examples,
      adopted: [example('toca uma música', 'play_music')],
      guarded,
    })
    expect(adoption).toMatchObject({ outcome: 'unknown-intent', model: current })
  })
})
