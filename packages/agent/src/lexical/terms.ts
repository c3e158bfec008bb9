import { stemmer } from 'stemmer'
import { stemPortuguese } from './stem-portuguese.ts'
import { guessLanguage, STOP_WORDS, type TextLanguage } from './stop-words.ts'

const MARKS = /\p{M}+/gu
const WORDS = /[\p{L}\p{N}]+/gu
const CAMEL_CASE = /(\p{Ll}|\p{N})(\p{Lu})/gu

/** Lower case without accents, with camelCase and snake_case names in words. */
export function foldText(text: string): string {
  return text.replace(CAMEL_CASE, '$1 $2').normalize('NFD').replace(MARKS, '').toLowerCase()
}

/**
 * The stemmed words of a text that say something, in order, with repetitions. `otherwise` is the
 * language of a text whose words do not tell it.
 */
export function toTerms(text: string, otherwise: TextLanguage = 'en'): string[] {
  const words = foldText(text).match(WORDS) ?? []
  const language = guessLanguage(words, otherwise)
  const stops = STOP_WORDS[language]
  return words.filter((word) => !stops.has(word)).map((word) => stem(word, language))
}

const stems: Record<TextLanguage, Map<string, string>> = { en: new Map(), pt: new Map() }

/** Enough for the vocabulary of many thousands of texts. */
const MAX_REMEMBERED_STEMS = 20_000

function stem(word: string, language: TextLanguage): string {
  const known = stems[language].get(word)
  if (known !== undefined) return known
  const made = language === 'pt' ? stemPortuguese(word) : stemmer(word)
  if (stems[language].size >= MAX_REMEMBERED_STEMS) stems[language].clear()
  stems[language].set(word, made)
  return made
}

/** Character n-grams of three to five, within words that carry one blank on each side. */
export function toCharacterGrams(text: string): string[] {
  const grams: string[] = []
  for (const word of foldText(text).match(WORDS) ?? []) {
    const padded = ` ${word} `
    for (let size = 3; size <= 5; size += 1) {
      for (let start = 0; start + size <= padded.length; start += 1) {
        grams.push(padded.slice(start, start + size))
      }
    }
  }
  return grams
}
