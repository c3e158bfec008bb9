import type { ReadCall, ReadingInput } from '../clauses/clause-reading.ts'
import { type Clause, spansIn, wordsOf } from '../clauses/message.ts'
import type { Segmentation } from '../clauses/segment.ts'

/**
 * Whether an amount said after several bills may be that of all: "paguei a luz e o gás, deu 90". It is
 * surely of the last one only where it stands with its name: "a luz e o gás de 90", "30 do gás".
 */
export function hasSharedAmount({ readings, clauses }: Segmentation, input: ReadingInput): boolean {
  return readings.some((one, index) => {
    if (!isBillWithout(readings[index - 1])) return false
    if (one.kind === 'comment')
      return one.amount !== undefined && isBillWithout(readings[index - 2])
    const clause = clauses[index]
    if (one.kind !== 'call' || !isPayment(one) || clause === undefined) return false
    const isAlone = one.call.intent === 'create_expense' && isSaidOfIt(clause)
    return !isAlone && endsInSum(clause, input)
  })
}

const isPayment = ({ call: { intent } }: ReadCall): boolean =>
  intent === 'mark_bill_paid' || intent === 'create_expense'

const isBillWithout = (one: Segmentation['readings'][number] | undefined): boolean =>
  one?.kind === 'call' &&
  one.call.intent === 'mark_bill_paid' &&
  one.call.params.amount === undefined

/** Words between a thing and what it alone cost. */
const OWN: ReadonlySet<string> = new Set(['de', 'of', 'for', '('])
/** What an amount does: "came to 90". Any other deed is the clause's own. */
const SUMS: ReadonlySet<string> = new Set(['came', 'cost', 'costs', 'was', 'were', 'went', 'ran'])

/** "paid the gas and spent 75 at Target": a deed of its own; "paid the gas and the water, paid 90" is not. */
const SPENT: ReadonlySet<string> = new Set(['spent', 'dropped', 'blew'])

/** Whether a clause that only names a thing goes on to an amount: "o gás, deu 90". */
function endsInSum(clause: Clause, { language: { speech } }: ReadingInput): boolean {
  const { items } = clause.message
  const isDeed = (word: string) =>
    SPENT.has(word) || (speech.verbs.get(word)?.form === 'did' && !SUMS.has(word))
  if (wordsOf(clause).some(isDeed)) return false
  return spansIn(clause).some(
    ({ type, from }) =>
      type === 'money' && isBehindName(clause, from) && !OWN.has(items[from - 1]?.word ?? ''),
  )
}

/** "rent's paid and the dentist was 220": what one thing was that is no bill; "the water came to 90" may sum both up. */
const BEING: ReadonlySet<string> = new Set(['was', 'foi'])

function isSaidOfIt(clause: Clause): boolean {
  const { items } = clause.message
  return spansIn(clause).some(
    ({ type, from }) =>
      type === 'money' &&
      from - clause.from > 1 &&
      BEING.has(items[from - 1]?.word ?? '') &&
      items[from - 2]?.kind === 'word',
  )
}

const ARTICLES: ReadonlySet<string> = new Set(['o', 'a', 'os', 'as', 'the', 'my', 'meu', 'minha'])

const isBehindName = ({ message: { items }, from }: Clause, at: number): boolean =>
  items.slice(from, at).some(({ kind, word }) => kind === 'word' && !ARTICLES.has(word))
