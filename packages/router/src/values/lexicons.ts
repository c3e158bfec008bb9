import { Lexicon } from './lexicon.ts'
import {
  ACTIVITIES,
  BILLS,
  CATEGORIES,
  EXPENSES,
  FIRST_NAMES,
  INCOMES,
  METRIC_NOUNS,
  METRIC_VERBS,
} from './lexicons.generated.ts'

/** What people spend on, by expense category. */
export const expenseLexicon = new Lexicon(EXPENSES)
/** Bills that come every month, by bill category. */
export const billLexicon = new Lexicon(BILLS)
/** Where money comes from, by type of income. */
export const incomeLexicon = new Lexicon(INCOMES)
/** Physical exercise, by kind. */
export const activityLexicon = new Lexicon(ACTIVITIES)
/** Words for whole expense categories. */
export const categoryLexicon = new Lexicon(CATEGORIES)
/** Words for metrics, by type. */
export const metricNounLexicon = new Lexicon(METRIC_NOUNS)
/** First-person verbs of metrics, by type. */
export const metricVerbLexicon = new Lexicon(METRIC_VERBS)

/** First names of people. */
export const firstNameLexicon = new Lexicon(FIRST_NAMES)

/** Every lexicon that holds names of things, for spelling and typos. */
export const nameLexicons: readonly Lexicon[] = [
  expenseLexicon,
  billLexicon,
  incomeLexicon,
  activityLexicon,
  categoryLexicon,
  metricNounLexicon,
]
