import { describe, expect, it } from 'vitest'
import { toClassifierInput } from './classifier-input.ts'
import { contentHash } from './content-hash.ts'
import { decodeClassifier, encodeClassifier, readContentHash } from './encode-classifier.ts'
import { IntentClassifier } from './intent-classifier.ts'
import { QUICK_OPTIONS, someExamples } from './testing/some-examples.ts'
import { trainClassifier } from './train-classifier.ts'

const WRITES = ['create_expense', 'record_metric', 'create_reminder']
const examples = someExamples()
const model = trainClassifier(examples, WRITES, QUICK_OPTIONS)
const classifier = new IntentClassifier(model)
const classify = (text: string) => classifier.classify(toClassifierInput(text, 'pt-BR'))

/** A number that changes with any bit of the bytes. */
function fingerprint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16)
}

describe('a trained classifier', () => {
  it('knows what it was taught, in other words', () => {
    expect(classify('gastei 23 reais na lanchonete').intent).toBe('create_expense')
    expect(classify('quanto gastei com pizza esse mês?').intent).toBe('get_expenses')
    expect(classify('me lembra do médico amanhã').intent).toBe('create_reminder')
  })

  it('doubts what is like nothing it was taught', () => {
    const known = classify('gastei 30 reais no mercado')
    const unknown = classify('xyzzy plugh frobnicate quux')
    expect(unknown.isSure).toBe(false)
    expect(unknown.confidence).toBeLessThan(known.confidence)
  })

  it('never answers with none, and gives candidates from the likeliest down', () => {
    for (const text of ['que filme lindo', '', '?', '👍', 'a'.repeat(5000)]) {
      const { intent, candidates } = classify(text)
      expect(intent).not.toBe('none')
      expect(candidates).toHaveLength(4)
      const confidences = candidates.map((one) => one.confidence)
      expect(confidences).toEqual([...confidences].sort((one, other) => other - one))
    }
    expect(classify('que filme lindo').noneProbability).toBeGreaterThan(0.5)
  })
})

describe('training', () => {
  const bytes = encodeClassifier(model, 'some hash')

  it('gives the same bytes again, whatever the order of the examples', () => {
    const again = trainClassifier([...examples].reverse(), WRITES, QUICK_OPTIONS)
    expect(fingerprint(encodeClassifier(again, 'some hash'))).toBe(fingerprint(bytes))
  })

  it('gives the same bytes on every engine', () => {
    const plain = examples.map((one) => ({ ...one, slotWords: [] }))
    const trained = trainClassifier(plain, WRITES, QUICK_OPTIONS)
    // When this changes on purpose, CLASSIFIER_VERSION goes up and `npm run train` trains anew.
    expect(fingerprint(encodeClassifier(trained, 'some hash'))).toBe('3ab5a75c')
  })

  it('is told apart by examples, options and writes, not by their order', () => {
    const hash = contentHash(examples, WRITES, QUICK_OPTIONS)
    expect(contentHash([...examples].reverse(), [...WRITES].reverse(), QUICK_OPTIONS)).toBe(hash)
    expect(contentHash(examples.slice(1), WRITES, QUICK_OPTIONS)).not.toBe(hash)
    expect(contentHash(examples, WRITES.slice(1), QUICK_OPTIONS)).not.toBe(hash)
    expect(contentHash(examples, WRITES, { ...QUICK_OPTIONS, folds: 4 })).not.toBe(hash)
  })

  it('survives being stored, at any place in memory', () => {
    const shifted = new Uint8Array(bytes.length + 3)
    shifted.set(bytes, 3)
    for (const stored of [bytes, shifted.subarray(3)]) {
      const restored = new IntentClassifier(decodeClassifier(stored))
      for (const { text } of examples.slice(0, 40)) {
        expect(restored.classify(toClassifierInput(text, 'pt-BR'))).toEqual(classify(text))
      }
    }
    expect(readContentHash(bytes)).toBe('some hash')
  })

  it('refuses bytes that are no classifier, or half of one', () => {
    expect(() => decodeClassifier(new Uint8Array(100))).toThrow('npm run train')
    expect(() => decodeClassifier(bytes.subarray(0, bytes.length / 2))).toThrow('npm run train')
    expect(readContentHash(new Uint8Array(4))).toBeUndefined()
  })
})
