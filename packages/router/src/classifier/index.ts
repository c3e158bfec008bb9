export type { IntentCatalogue } from '../grammar/catalogue.ts'
export { parseTemplate, type TemplateNode } from '../grammar/parse-template.ts'
export { toClassifierInput } from './classifier-input.ts'
export {
  type ClassifierExample,
  type ClassifierInput,
  type ClassifierOptions,
  DEFAULT_OPTIONS,
  NONE,
  type PrecisionGoals,
} from './classifier-types.ts'
export { contentHash, hashLines } from './content-hash.ts'
export {
  decodeClassifier,
  encodeClassifier,
  readContentHash,
} from './encode-classifier.ts'
export { IntentClassifier, type IntentVerdict } from './intent-classifier.ts'
export { RandomSequence } from './random-sequence.ts'
export { type ClassifierModel, trainClassifier, type UseOf } from './train-classifier.ts'
