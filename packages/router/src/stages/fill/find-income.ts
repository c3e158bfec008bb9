import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { incomeLexicon } from '../../values/lexicons.ts'
import { bindText, type Finder, type Holdings, holdsWord, valuesOfType } from './finding.ts'
import type { Phrase } from './phrases.ts'
import { PAID, phrasesBeside } from './phrases-beside.ts'
import { FIND_INCOME as WORDS } from './words.generated.ts'

/** What money came in for; what was sold for it. */
export const findIncome: Finder = (holdings) => {
  const [amount, another] = valuesOfType(holdings, 'money')
  if (another !== undefined || isByHowMuch(holdings, amount)) return undefined
  const phrases = phrasesBeside(holdings, [...PAID, 'recurrence'], WORDS.own)
  if (holdsWord(holdings, WORDS.sold)) {
    const [sold, other] = phrases
    return sold && !other ? { bindings: [bindText('sold', sold)] } : undefined
  }
  const known = phrases.filter((phrase) => isKnown(holdings, phrase))
  const [only, other] = known.length > 1 ? known.filter((one) => !isPayer(holdings, one)) : known
  if (other !== undefined) return undefined
  // "o cliente pagou o jantar": who pays is known, and what is paid is no income.
  if (only && phrases.length > known.length && isPayer(holdings, only)) return undefined
  if (only) return { bindings: [bindText('incomeName', only)] }
  return phrases.length === 0 ? { bindings: [] } : undefined
}

const isByHowMuch = ({ input: { message } }: Holdings, amount: SlotSpan | undefined): boolean => {
  if (amount === undefined) return false
  const { items } = message
  const fell = items[amount.from - 1]?.word ?? ''
  // Of what comes once, or by the piece, "caiu" says only that it came.
  return (
    WORDS.fell.has(fell) && (fell !== 'caiu' || items.some(({ word }) => WORDS.steady.has(word)))
  )
}

const isKnown = ({ input: { message } }: Holdings, { from, to }: Phrase): boolean =>
  incomeLexicon.within(wordsOf({ message, from, to })) !== undefined

/** "the client finally paid my logo invoice": who pays opens the clause, and what is paid stands behind. */
function isPayer({ input: { message, language } }: Holdings, { to, part }: Phrase): boolean {
  const behind = wordsOf({ message, from: to, to: Math.min(part.to, to + 3) })
  return behind.some((word) => language.speech.verbs.has(word))
}
