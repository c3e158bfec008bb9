import type { Message } from '../clauses/message.ts'
import type { TextSlot } from '../grammar/word-classes.ts'
import type { Speech } from '../speech/speech.ts'
import { languageCodeOf } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import {
  activityLexicon,
  areaLexicon,
  billLexicon,
  categoryLexicon,
  expenseLexicon,
  habitLexicon,
  incomeLexicon,
  investmentLexicon,
  loanLexicon,
  metricNounLexicon,
  metricVerbLexicon,
} from './lexicons.ts'
import { personAt } from './person-at.ts'
import { billSlot } from './text-slots/bill-slot.ts'
import {
  containing,
  exactly,
  excluding,
  headedBy,
  keyedAs,
  notOneOf,
  startingWith,
  startsAfterPreposition,
} from './text-slots/lexical-slots.ts'
import { countedSlot, MAX_NAME_WORDS, nameSlot } from './text-slots/name-slot.ts'
import {
  startingLikeReason,
  startingWithAim,
  startingWithEvent,
  withinOneStatement,
  withoutNumbers,
  withoutSpeaker,
} from './text-slots/statement-slots.ts'
import { TEXT_SLOTS as WORDS } from './words.generated.ts'

/** The names one user has, as lexicons: they count as known wherever shipped names do. */
export interface UserLexicons {
  readonly bills?: Lexicon
  readonly expenses?: Lexicon
  readonly metrics?: Lexicon
  readonly people?: readonly string[]
  readonly habits?: Lexicon
  readonly debts?: Lexicon
  readonly investments?: Lexicon
}

const MAX_ANYTHING_WORDS = 60

/** The free-text slots of templates, for one language and one user. */
export function createTextSlots(speech: Speech, user: UserLexicons): ReadonlyMap<string, TextSlot> {
  const name = nameSlot(speech)
  const known = (lexicons: readonly (Lexicon | undefined)[]) =>
    lexicons.filter((one) => one !== undefined)
  const expenses = known([user.expenses, expenseLexicon])
  const bills = known([user.bills, billLexicon])
  return new Map<string, TextSlot>([
    ['name', name],
    ['things', countedSlot(name)],
    ['item', containing(name, expenses)],
    ['purchase', excluding(containing(name, expenses), bills)],
    ['incomeName', containing(name, [incomeLexicon])],
    [
      'surelyIncome',
      startingWith(
        [incomeLexicon],
        new Set(['salary', 'bonus', 'investment', 'passive', 'freelance']),
      ),
    ],
    ['bill', billSlot(name, bills)],
    ['homeBill', keyedAs(['housing', 'utilities', 'insurance', 'own'], billSlot(name, bills))],
    ['houseBill', keyedAs(['housing', 'utilities', 'insurance', 'own'], billSlot(name, bills))],
    ['category', notOneOf(WORDS.notCategories, exactly([categoryLexicon, expenseLexicon]))],
    ['activity', exactly([activityLexicon])],
    ['activityPart', startsAfterPreposition(activityLexicon)],
    ['metric', exactly([metricNounLexicon])],
    ['metricVerb', exactly([metricVerbLexicon])],
    ['customMetric', exactly(known([user.metrics]))],
    ['anything', { maxWords: MAX_ANYTHING_WORDS, accepts: () => 'yes' }],
    ['area', exactly([areaLexicon])],
    [
      'language',
      {
        maxWords: 1,
        lastKnown: (message, from, to) => lastBetween(from, to, (at) => isLanguage(message, at)),
        accepts: (message, from) => (isLanguage(message, from) ? 'yes' : 'never'),
      },
    ],
    ['ownHabit', exactly(known([user.habits, habitLexicon]))],
    ['userHabit', exactly(known([user.habits]))],
    ['investment', headedBy(known([user.investments, investmentLexicon]))],
    ['loan', keyedAs(['loan'], containing(name, [loanLexicon]))],
    ['debtName', containing(name, known([user.debts, loanLexicon]))],
    ['aim', { maxWords: MAX_ANYTHING_WORDS, accepts: startingWithAim }],
    ['person', personSlot(user.people ?? [])],
    ['event', { maxWords: MAX_NAME_WORDS + 4, accepts: startingWithEvent }],
    ['rest', { maxWords: MAX_ANYTHING_WORDS, accepts: withinOneStatement }],
    ['reason', { maxWords: MAX_ANYTHING_WORDS, accepts: startingLikeReason }],
    ['words', { maxWords: MAX_ANYTHING_WORDS, accepts: withoutNumbers }],
    ['world', { maxWords: MAX_ANYTHING_WORDS, accepts: withoutSpeaker }],
  ])
}

function lastBetween(from: number, to: number, is: (at: number) => boolean): number {
  for (let at = to - 1; at >= from; at--) if (is(at)) return at
  return -1
}

function isLanguage(message: Message, at: number): boolean {
  return languageCodeOf(message.items[at]?.word ?? '') !== undefined
}

/** Somebody by name or by what they are to the speaker: "minha sogra", "Ana Paula". */
function personSlot(people: readonly string[]): TextSlot {
  const maxWords = 6
  const isNobody = (message: Message, from: number): boolean =>
    personAt(message, from, from + maxWords, { people }) === undefined
  return {
    maxWords,
    accepts(message, from, to) {
      // Where even the longest stretch names nobody, none of the shorter ones need be looked at.
      if (to === from + 1 && isNobody(message, from)) return 'never'
      return personAt(message, from, to, { people })?.to === to ? { key: 'person' } : 'not-yet'
    },
  }
}
