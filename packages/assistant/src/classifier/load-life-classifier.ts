import { readFileSync } from 'node:fs'
import { type ClassifierModel, decodeClassifier } from '@parco/router/classifier'

const FILE = new URL('./life-classifier.generated.bin', import.meta.url)

/**
 * Reads the shipped classifier, trained on the examples of every domain by `npm run train`.
 * @throws Error when the file is missing or is none.
 */
export function loadLifeClassifier(): ClassifierModel {
  return decodeClassifier(readFileSync(FILE))
}
