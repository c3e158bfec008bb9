import { readFileSync } from 'node:fs'
import { decodeClassifier, type StoredClassifier } from '@parco/router/classifier'

const FILE = new URL('./life-classifier.generated.bin', import.meta.url)

/**
 * Reads the shipped classifier, trained on the examples of every domain by `npm run train`.
 * @throws Error when the file is missing or is none.
 */
export function loadLifeClassifier(): StoredClassifier {
  loaded ??= decodeClassifier(readFileSync(FILE))
  return loaded
}

/** Intents and skills are heard by two readers of the same four megabytes. */
let loaded: StoredClassifier | undefined
