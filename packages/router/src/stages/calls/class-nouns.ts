import { wordSetsOf } from '../../text/word-tables.ts'
import { CLASS_NOUNS as WORDS } from './words.generated.ts'

/** What a reference may point at, by the nouns that name its kind. */
export type RecordKind =
  | 'reminder'
  | 'goal'
  | 'habit'
  | 'event'
  | 'bill'
  | 'debt'
  | 'metric'
  | 'memory'

const CLASS_NOUNS: Readonly<Record<RecordKind, ReadonlySet<string>>> = wordSetsOf(WORDS.nouns)

/**
 * Whether the words of a reference name a kind of record of their own: "the dentist reminder" is no
 * expense called "dentist reminder", whatever is asked to be done with it.
 */
export function namesKind(words: readonly string[], kinds: readonly RecordKind[]): boolean {
  return words.some((word) => kinds.some((kind) => CLASS_NOUNS[kind].has(word)))
}

/** The nouns that name a kind of record. */
export const nounsOf = (kind: RecordKind): ReadonlySet<string> => CLASS_NOUNS[kind]

/** Whether words call something an expense, or the record of one. */
export const namesExpense = (words: readonly string[]): boolean =>
  words.some((word) => WORDS.expenseNouns.has(word))
