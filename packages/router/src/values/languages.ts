import { phrasesOfBoth } from '../text/word-tables.ts'
import { LANGUAGES as WORDS } from './words.generated.ts'

/** Names of languages, folded, and their BCP 47 codes. */
const CODES: ReadonlyMap<string, string> = new Map(phrasesOfBoth(WORDS.names))

/** The code of a language by its name in Portuguese or English; nothing for other words. */
export function languageCodeOf(name: string): string | undefined {
  return CODES.get(name)
}
