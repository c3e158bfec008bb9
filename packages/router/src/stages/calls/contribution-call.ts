import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { lexiconWords } from '../../values/lexicon.ts'
import { type CallBuilder, type CallInput, recordDate, setOf, spanOf } from './call-builder.ts'
import { refIn } from './debt-calls.ts'
import { CONTRIBUTION_CALL as WORDS } from './words.generated.ts'

/** "passei 500 da poupança pra corrente" takes out, and the box of the church is for others. */
function isPutElsewhere({ message, clauseFrom, clauseTo }: CallInput, ref = ''): boolean {
  if (lexiconWords(ref).some((word) => WORDS.elsewhere.has(word))) return true
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (WORDS.wallets.has(ref) && words.some((word) => WORDS.kept.has(word))) return true
  return words.some((word, at) => {
    const isOut = word === 'from' || word === 'da' || (word === 'of' && words[at - 1] === 'out')
    const source = words[at + 1] === 'my' ? at + 2 : at + 1
    return isOut && WORDS.savings.has(words[source] ?? '') && !WORDS.into.has(words[at - 1] ?? '')
  })
}

/** "added 5 shares": how many, and not for how much. */
const isOfShares = ({ message }: CallInput, { value, to }: SlotSpanOf<'money'>): boolean =>
  !value.isCurrencySaid && WORDS.shares.has(message.items[to]?.word ?? '')

/** What was put aside or invested, and where. */
export const buildContribution: CallBuilder = (input) => {
  const when = recordDate(input)
  const money = spanOf(input, 'money')
  if (when === undefined || (!money && setOf(input).isAmountAsked !== true)) return undefined
  const investmentRef = refIn(input, 'investment')
  if (isPutElsewhere(input, investmentRef) || (money && isOfShares(input, money))) return undefined
  const missing = [
    ...(investmentRef === undefined ? ['investmentRef'] : []),
    ...(money && !money.invalid ? [] : ['amount']),
    ...(when.problem ? ['date'] : []),
  ]
  const reason = money?.invalid ?? when.problem
  return {
    intent: 'add_investment_contribution',
    params: {
      ...(investmentRef === undefined ? {} : { investmentRef }),
      ...(money && !money.invalid ? { amount: money.value.amount } : {}),
      ...(when.problem ? {} : { date: when.date }),
    },
    missing,
    ...(reason ? { reason } : {}),
  }
}
