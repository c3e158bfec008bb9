export type { IntentCatalogue } from '../grammar/catalogue.ts'
export { parseTemplate, type TemplateNode } from '../grammar/parse-template.ts'
export { type Adoption, type AdoptionInput, adoptExamples } from './adopt-examples.ts'
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
  type StoredClassifier,
} from './encode-classifier.ts'
export { IntentClassifier, type IntentVerdict } from './intent-classifier.ts'
export { createLazyClassifier } from './lazy-classifier.ts'
export { RandomSequence } from './random-sequence.ts'
export { type ActiveSkill, type RecentSkills, SkillDetector } from './skills/skill-detector.ts'
export {
  SKILL_OPTIONS,
  type SkillExample,
  type SkillModel,
  type SkillOptions,
} from './skills/skill-types.ts'
export { statementsOf } from './skills/statements.ts'
export { trainSkills } from './skills/train-skills.ts'
export { type ClassifierModel, trainClassifier, type UseOf } from './train-classifier.ts'
