export { createGramIndex, type GramIndex } from './gram-index.ts'
export type { TextLanguage } from './stop-words.ts'
export { foldText, toCharacterGrams, toTerms } from './terms.ts'
export { createWordIndex, type WeightedTerms, type WordIndex } from './word-index.ts'
