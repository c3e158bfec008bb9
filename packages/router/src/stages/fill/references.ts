import { wordsOf } from '../../clauses/message.ts'
import type { TextBinding } from '../../grammar/match.ts'
import { Lexicon, lexiconWords } from '../../values/lexicon.ts'
import { investmentLexicon, loanLexicon } from '../../values/lexicons.ts'
import { bindText, type Holdings } from './finding.ts'
import type { Phrase } from './phrases.ts'

/** What the words of a message say of what they refer to: one phrase, none at all, or nothing certain. */
export type Reference = Phrase | 'none' | 'doubtful'

/**
 * The phrase that refers to a record: the only one in which a lexicon knows something, else the only
 * one there is. Two are one too many: which of them is meant, words alone do not tell.
 */
export function referenceAmong(
  { input: { message } }: Holdings,
  phrases: readonly Phrase[],
  lexicons: readonly (Lexicon | undefined)[],
): Reference {
  const known = phrases.filter(({ from, to }) => {
    const words = wordsOf({ message, from, to })
    return lexicons.some((lexicon) => lexicon?.within(words) !== undefined)
  })
  const [only, other] = known.length > 0 ? known : phrases
  if (only === undefined) return 'none'
  return other === undefined ? only : 'doubtful'
}

/** What is referred to, bound to a slot; nothing where no words refer to anything. */
export const bindReference = (name: string, ref: Phrase | 'none'): TextBinding[] =>
  ref === 'none' ? [] : [bindText(name, ref)]

/** "overall", "somando": words that nothing leads to and nothing knows are talk around a question as likely as a name. */
export function isUnsaid({ input: { message } }: Holdings, ref: Reference): boolean {
  if (typeof ref === 'string' || ref.lead !== '') return false
  const words = wordsOf({ message, from: ref.from, to: ref.to })
  return ![loanLexicon, investmentLexicon].some((lexicon) => lexicon.within(words))
}

/** The names that one user has for things of a kind. */
export const usersOwn = (names: readonly string[] | undefined): Lexicon | undefined =>
  names?.length
    ? new Lexicon({ own: names.map((name) => lexiconWords(name).join(' ')).join(',') })
    : undefined
