import { type Message, wordsOf } from '../../clauses/message.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import { expenseLexicon, investmentLexicon, loanLexicon } from '../../values/lexicons.ts'
import { personAt } from '../../values/person-at.ts'
import { countBeforeAmount } from '../calls/debt-terms.ts'
import {
  bindSpan,
  bindText,
  type Finder,
  type Finding,
  type Holdings,
  holdsWord,
  valuesOfType,
} from './finding.ts'
import type { Phrase } from './phrases.ts'
import { AMOUNT_AND_DAY, PAID, phrasesBeside } from './phrases-beside.ts'
import { bindReference, isUnsaid, type Reference, referenceAmong, usersOwn } from './references.ts'
import { FIND_DEBT as WORDS } from './words.generated.ts'

function debtAmong(holdings: Holdings): Reference {
  const { input } = holdings
  const phrases = phrasesBeside(
    holdings,
    [...AMOUNT_AND_DAY, 'installments', 'number', 'ordinal', 'percent', 'recurrence', 'time'],
    WORDS.paying,
  )
  return referenceAmong(holdings, phrases, [usersOwn(input.vocabulary?.debts), loanLexicon])
}

/** "two more car installments": so far the noun may stand behind its number. */
const FARTHEST = 3

/** "duas prestações", "two payments": how many are paid; "parcela 7" tells only which. */
function countIn(holdings: Holdings): SlotSpan | undefined {
  const { items } = holdings.input.message
  const [counted] = valuesOfType(holdings, 'installments')
  if (counted) return counted
  return holdings.input.message.spans.find(
    ({ type, to }) =>
      type === 'number' &&
      items
        .slice(to, to + FARTHEST)
        .some(({ word }) => word.endsWith('s') && WORDS.counted.has(word)),
  )
}

/** The debt of which instalments are paid, and how many. */
export const findPaidInstalment: Finder = (holdings) => {
  const ref = debtAmong(holdings)
  if (ref === 'doubtful') return undefined
  const count = countIn(holdings)
  return {
    bindings: [...bindReference('debt', ref), ...(count ? [bindSpan('count', count)] : [])],
  }
}

/** The debt asked about, and how many of its payments. */
export const findDebt: Finder = (holdings) => {
  const ref = debtAmong(holdings)
  if (ref === 'doubtful' || isUnsaid(holdings, ref) || isOfElse(holdings)) return undefined
  return {
    bindings: bindReference('debt', ref),
  }
}

/** "quanto falta pra chegar em casa?", "pro meu primo acabar de pagar o carro?": left to do, or left to others. */
function isOfElse({ input: { message, vocabulary } }: Holdings): boolean {
  const { items } = message
  const left = items.findIndex(({ word }) => WORDS.left.has(word))
  const goal = items.findIndex(({ word }, at) => at > left && word === 'para')
  if (left < 0 || goal < 0) return false
  const person = personAt(message, goal + 1, items.length, vocabulary)
  const verb = items[person?.to ?? goal + 1]?.word ?? ''
  if (!/^[a-z]{2,}[aei]r$/.test(verb)) return false
  return person !== undefined || !WORDS.ending.has(verb)
}

/** Where money is put aside. */
export const findInvestment: Finder = (holdings) => {
  const { input } = holdings
  const [amount, another] = valuesOfType(holdings, 'money').filter(
    (span) => !isPartOfName(input.message, span),
  )
  if (amount === undefined || another !== undefined) return undefined
  const phrases = phrasesBeside(holdings, [...PAID, 'recurrence'], WORDS.putting)
  const known = referenceAmong(holdings, phrases, [
    usersOwn(input.vocabulary?.investments),
    investmentLexicon,
  ])
  const ref = known === 'doubtful' ? placeBeside(phrases, amount) : known
  if (ref === undefined) return undefined
  const values = holdings.values.filter((span) => span.type !== 'money' || span === amount)
  return { bindings: bindReference('investment', ref), values }
}

/** "Tesouro IPCA 2035", "my 401k": a year or a number that a name has. */
function isPartOfName({ items }: Message, { text, from, value }: SlotSpanOf<'money'>): boolean {
  if (value.isCurrencySaid) return false
  if (/^(?:401k|403b|529|401)$/i.test(text)) return true
  return /^20[3-7]\d$/.test(text) && WORDS.dated.has(items[from - 1]?.word ?? '')
}

/** "200 na corretora, em ações": where it went is said right beside the amount, and more of it behind. */
const placeBeside = (phrases: readonly Phrase[], { from, to }: SlotSpan): Phrase | undefined =>
  phrases.find(
    (phrase) =>
      WORDS.into.has(phrase.lead) &&
      ((phrase.from >= to && phrase.from <= to + FARTHEST_PLACE) || phrase.to === from),
  )

const FARTHEST_PLACE = 3

/** What is owed and to whom. */
export const findNewDebt: Finder = (holdings) => {
  const phrases = phrasesBeside(
    holdings,
    [
      ...AMOUNT_AND_DAY,
      'installments',
      'number',
      'recurrence',
      'dueDay',
      'ordinal',
      'paymentMethod',
    ],
    WORDS.owing,
  )
  const isBorrowed = holdsWord(holdings, WORDS.borrowed)
  if (holdsWord(holdings, WORDS.notOwed) || isLentByMe(holdings)) return undefined
  const { message } = holdings.input
  const counted = countBeforeAmount(message.spans, message)
  const hasCount = counted !== undefined || valuesOfType(holdings, 'installments').length > 0
  // What a card pays is bought, and owed to nobody.
  if (
    hasCount &&
    valuesOfType(holdings, 'paymentMethod').some(({ value }) => value === 'credit_card')
  )
    return undefined
  // An amount that is neither what is owed nor a part of it makes all of them doubtful.
  if (!hasCount && valuesOfType(holdings, 'money').length > 1) return undefined
  if (!hasCount) {
    const informal = findInformalDebt(holdings, phrases)
    if (informal) return informal
  }
  const creditors = phrases.filter(
    (phrase) => isLender(holdings, phrase) || isPlanGiver(message, phrase),
  )
  const things = phrases.filter((phrase) => !creditors.includes(phrase))
  if (creditors.length > 1) return undefined
  const bindings = creditors.map((phrase) => bindText('creditor', phrase))
  if (isBorrowed && !hasCount) {
    return bindings.length === 0 && things.length > 0
      ? undefined
      : { bindings, set: { isInformal: true } }
  }
  const isOwed = hasCount || namesLoan(holdings)
  if (!isOwed) return undefined
  const thing = referenceAmong(holdings, things, [loanLexicon, expenseLexicon])
  if (thing === 'doubtful') return undefined
  if (thing !== 'none' && isNoName(message, thing)) return undefined
  return {
    bindings: [
      ...bindings,
      // Whose it is may stand inside its name: "dívida com o Sicredi".
      ...(thing === 'none' ? [] : [bindText('debtName', thing), bindText('details', thing)]),
    ],
    set: { isCounted: counted !== undefined },
  }
}

/** A letter, or the kind of thing alone, names no debt; nor does a thing together with whom it is paid by. */
function isNoName({ items }: Message, { from, to }: Phrase): boolean {
  const words = items.slice(from, to).map(({ word }) => word)
  if (words.some((word) => word === 'pelo' || word === 'pela')) return true
  return words.length === 1 && ((words[0]?.length ?? 0) < 2 || WORDS.classes.has(words[0] ?? ''))
}

/** "the clinic put me on a plan": to whom it is owed. */
const isPlanGiver = ({ items }: Message, { to }: Phrase): boolean =>
  WORDS.puttingOn.has(items[to]?.word ?? '') && items[to + 1]?.word === 'me'

/** How something comes to be owed, and where it is said to whom. */
interface Owing {
  readonly words: ReadonlySet<string>
  /** Small words before whoever it is owed to. */
  readonly leads: ReadonlySet<string>
}

const OWES: readonly Owing[] = [
  {
    words: wordSet('devo devendo owe owing pendurei pendurado fiado'),
    leads: wordSet('para ao a to com no na'),
  },
  {
    words: wordSet('peguei pegamos tomei emprestado emprestada borrowed'),
    leads: wordSet('com do da from off with'),
  },
]

/** "pendurei 37 no bar do Tião", "peguei 200 com a vizinha", "minha tia me cobriu 60": owed to one somebody, on no terms. */
function findInformalDebt(holdings: Holdings, phrases: readonly Phrase[]): Finding | undefined {
  const [amount] = valuesOfType(holdings, 'money')
  if (amount === undefined) return undefined
  const { message } = holdings.input
  const giver = phrases.find(({ to }) => isGiver(message, to))
  if (giver) return { bindings: [bindText('creditor', giver)], set: { isInformal: true } }
  const owing = OWES.find(({ words }) => holdsWord(holdings, words))
  if (owing === undefined) return undefined
  const [creditor, other] = phrases.filter(
    (phrase) => !phrase.part.isPurpose && isOwedTo(message, phrase, owing),
  )
  if (creditor === undefined || other !== undefined) return undefined
  if (WORDS.notLent.has(message.items[creditor.from]?.word ?? '')) return undefined
  return { bindings: [bindText('creditor', creditor)], set: { isInformal: true } }
}

/** "minha tia me cobriu …", "my cousin spotted me …": who stands before it gave. */
function isGiver({ items, locale }: Message, to: number): boolean {
  const wordAt = (at: number) => items[at]?.word ?? ''
  if (locale === 'en') return WORDS.giving.has(wordAt(to)) && wordAt(to + 1) === 'me'
  return wordAt(to) === 'me' && WORDS.giving.has(wordAt(to + 1))
}

function isOwedTo({ items }: Message, { from, lead }: Phrase, { leads }: Owing): boolean {
  const before = items.slice(Math.max(0, from - 3), from).map(({ word }) => word)
  return leads.has(lead) || before.some((word) => word === 'owe' || word === 'owing')
}

const namesLoan = ({ input: { message } }: Holdings): boolean =>
  message.items.some(({ word }) => loanLexicon.at([word], 0)?.key === 'loan')

/** "I lent Mike 60", beside "Mike lent me 60". */
function isLentByMe({ input: { message } }: Holdings): boolean {
  const at = message.items.findIndex(({ word }) => word === 'lent')
  return at >= 0 && message.items[at + 1]?.word !== 'me'
}

/** A person, or a name written large, behind a word that says whose the money is. */
function isLender({ input }: Holdings, { from, to, lead }: Phrase): boolean {
  const { message, vocabulary } = input
  const isNamed = /^\p{Lu}/u.test(message.items[from]?.raw ?? '')
  const isPerson = personAt(message, from, to, vocabulary) !== undefined
  const before = wordsOf({ message, from: Math.max(0, from - 3), to: from })
  const isLed =
    WORDS.lenders.has(lead) ||
    // "devendo 60 a Rayssa": here "a" is no article.
    (before.at(-1) === 'a' && before.length > 1) ||
    before.some((word) => word === 'owe' || word === 'credor') ||
    WORDS.lending.has(message.items[to]?.word ?? '')
  return isLed && (isPerson || isNamed)
}
