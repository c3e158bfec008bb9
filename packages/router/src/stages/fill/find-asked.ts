import { wordsOf } from '../../clauses/message.ts'
import { knownExpenseCategory } from '../../values/category-of.ts'
import { investmentLexicon } from '../../values/lexicons.ts'
import { bindText, type Finder } from './finding.ts'
import { AMOUNT_AND_DAY, phrasesBeside } from './phrases-beside.ts'
import { bindReference, isUnsaid, referenceAmong, usersOwn } from './references.ts'
import { FIND_ASKED as WORDS } from './words.generated.ts'

/** The category of spending that is asked about; nothing where something else is, which no slot takes. */
export const findSpending: Finder = (holdings) => {
  const { input } = holdings
  const { message, vocabulary } = input
  const phrases = phrasesBeside(
    holdings,
    [...AMOUNT_AND_DAY, 'number', 'paymentMethod'],
    WORDS.spending,
  )
  const categories = phrases.map(({ from, to }) =>
    knownExpenseCategory(wordsOf({ message, from, to }).join(' '), message.locale, vocabulary),
  )
  const [phrase] = phrases
  const [category] = categories
  if (phrase === undefined) return { bindings: [] }
  if (category === undefined || categories.some((one) => one !== category)) return undefined
  return { bindings: [bindText('category', phrase, category)] }
}

/** The investment that is asked about, where it is one. */
export const findInvestmentAsked: Finder = (holdings) => {
  const { input } = holdings
  const phrases = phrasesBeside(holdings, ['date', 'period'], WORDS.invested)
  const own = usersOwn(input.vocabulary?.investments)
  const ref = referenceAmong(holdings, phrases, [own, investmentLexicon])
  if (ref === 'doubtful' || isUnsaid(holdings, ref)) return undefined
  return { bindings: bindReference('investment', ref) }
}
