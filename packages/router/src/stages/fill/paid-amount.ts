import { type Message, wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import { type Holdings, valuesOfType } from './finding.ts'

type Amount = SlotSpanOf<'money'>

/** With these the amount before is taken back: "60, aliás, 80". */
const TAKEN_BACK = wordSet('alias digo minto melhor errei actually mean wait sorry scratch')
/** Words behind the price of one of several. */
export const EACH = wordSet('cada each apiece')
/** So few of a plural are counted: "3 ingressos". */
const MOST_COUNTED = 12

/** What was paid: the only amount, the one that replaces another, or so many times the price of each. */
export function paidAmount(holdings: Holdings): Amount | 'none' | 'doubtful' {
  const { message } = holdings.input
  const said = valuesOfType(holdings, 'money')
  const counts = said.filter((span) => isCount(message, span))
  const amounts = said.filter((span) => !counts.includes(span))
  const [first, second, third] = amounts
  if (first === undefined) return counts.length === 0 ? 'none' : 'doubtful'
  if (second !== undefined) {
    const between = wordsOf({ message, from: first.to, to: second.from })
    const isReplaced = third === undefined && between.some((word) => TAKEN_BACK.has(word))
    return isReplaced && counts.length === 0 ? second : 'doubtful'
  }
  if (!EACH.has(message.items[first.to]?.word ?? '')) return first
  const [count] = counts
  return count && counts.length === 1 ? times(first, count.value.amount) : 'doubtful'
}

function times(price: Amount, count: number): Amount {
  const amount = Math.round(price.value.amount * count * 100) / 100
  return { ...price, value: { ...price.value, amount } }
}

const isCount = ({ items }: Message, { value, to }: Amount): boolean =>
  !value.isCurrencySaid && isCountOfThings(items, to, value.amount)

/** "3 ingressos", "four mugs": how many, and not how much; `to` is the word behind the number. */
export function isCountOfThings(items: Message['items'], to: number, count: number): boolean {
  const next = items[to]?.word ?? ''
  const isFew = Number.isInteger(count) && count <= MOST_COUNTED
  return isFew && next.length > 3 && next.endsWith('s')
}
