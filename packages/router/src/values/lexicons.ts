import { WordNote } from '../text/word-note.ts'
import type { WordRecord } from '../text/word-record.ts'
import { Lexicon, type LexiconSource } from './lexicon.ts'
import {
  ACTIVITIES,
  AREAS,
  BILLS,
  CATEGORIES,
  EVENTS,
  EXPENSES,
  FIRST_NAMES,
  HABITS,
  INCOMES,
  INVESTMENTS,
  LOANS,
  METRIC_NOUNS,
  METRIC_VERBS,
  RELATIONS,
} from './lexicons.generated.ts'
import { LEXICONS as WORDS } from './words.generated.ts'

const shipped: Lexicon[] = []

function ship(source: LexiconSource): Lexicon {
  const lexicon = new Lexicon(source, 1 << shipped.length)
  shipped.push(lexicon)
  return lexicon
}

const opened = new WordNote<number>()

/** The bits of the lexicons with an entry that begins with a word: most words begin none. */
export function lexiconsOpenedBy(record: WordRecord): number {
  return opened.of(record) ?? opened.note(record, openedBy(record.folded))
}

const openedBy = (word: string): number =>
  shipped.reduce((bits, lexicon) => (lexicon.isOpenedBy(word) ? bits | lexicon.bit : bits), 0)

/** What people spend on, by expense category. */
export const expenseLexicon = ship(EXPENSES)
/** Bills that come every month, by bill category. */
export const billLexicon = ship(BILLS)
/** Where money comes from, by type of income. */
export const incomeLexicon = ship(INCOMES)
/** Physical exercise, by kind. */
export const activityLexicon = ship(ACTIVITIES)
/** Words for whole expense categories. */
export const categoryLexicon = ship(CATEGORIES)
/** Words for metrics, by type. */
export const metricNounLexicon = ship(METRIC_NOUNS)
/** First-person verbs of metrics, by type. */
export const metricVerbLexicon = ship(METRIC_VERBS)

/** What is planned for an hour and takes place somewhere. */
export const eventLexicon = ship(EVENTS)

/** First names of people. */
export const firstNameLexicon = ship(FIRST_NAMES)

/** Every lexicon that holds names of things, for spelling and typos. */
export const nameLexicons: readonly Lexicon[] = [
  expenseLexicon,
  billLexicon,
  incomeLexicon,
  activityLexicon,
  categoryLexicon,
  metricNounLexicon,
]

/** Words of each area of life. */
export const areaLexicon = ship(AREAS)
/** Words for people by the kind of relationship. */
export const relationLexicon = ship(RELATIONS)
/** Deeds and infinitives of habits, by the noun of the habit. */
export const habitLexicon = ship(HABITS)

/** Where people put money aside. */
export const investmentLexicon = ship(INVESTMENTS)
/** What people owe money for: the contract, and the thing. */
export const loanLexicon = ship(LOANS)

/** Lexicons whose words are left as they are typed, and to which nothing is corrected. */
export const wordLexicons: readonly Lexicon[] = [
  eventLexicon,
  areaLexicon,
  relationLexicon,
  habitLexicon,
  investmentLexicon,
  loanLexicon,
]

/** The kind of person the words begin with: a relationship, or a first name. */
export function personLexiconKey(words: readonly string[], from: number): string | undefined {
  let at = from
  while (at < words.length - 1 && WORDS.articles.has(words[at] ?? '')) at += 1
  if (relationLexicon.at(words, at)) return relationLexicon.at(words, at)?.key
  // "meu nick no discord": nobody has a person by a first name.
  if (WORDS.owners.has(words[at - 1] ?? '')) return undefined
  const entry = firstNameLexicon.at(words, at)
  return entry && entry.key !== 'words' ? 'name' : undefined
}
