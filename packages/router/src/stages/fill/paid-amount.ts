import { type Message, wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { EACH, eachAt } from '../calls/amount-of-all.ts'
import { type Holdings, valuesOfType } from './finding.ts'
import { PAID_AMOUNT as WORDS } from './words.generated.ts'

type Amount = SlotSpanOf<'money'>

/** So few of a plural are counted: "3 ingressos". */
const MOST_COUNTED = 12

/** What was paid: the only amount, the one that replaces another, or so many times the price of each. */
export function paidAmount(holdings: Holdings): Amount | 'none' | 'doubtful' {
  const { message } = holdings.input
  const said = valuesOfType(holdings, 'money')
  const counts = said.filter((span) => isCount(message, span))
  const amounts = said.filter((span) => !counts.includes(span))
  const [first, second, third] = onlyPrice(message, amounts)
  if (first === undefined) return counts.length === 0 ? 'none' : 'doubtful'
  if (second !== undefined) {
    const between = wordsOf({ message, from: first.to, to: second.from })
    const isReplaced = third === undefined && between.some((word) => WORDS.takenBack.has(word))
    return isReplaced && counts.length === 0 ? second : 'doubtful'
  }
  const each = eachAt(message.items)
  if (each < 0) return first
  if (each !== first.to) return 'doubtful'
  const [count] = counts
  return count && counts.length === 1 ? times(first, count.value.amount) : 'doubtful'
}

/** "pies, a card of eight, $14.30": beside what is surely a price, small bare numbers before a word count something. */
function onlyPrice(message: Message, amounts: readonly Amount[]): readonly Amount[] {
  if (amounts.length < 2) return amounts
  const prices = amounts.filter((span) => !isSmall(span))
  const others = amounts.filter((span) => isSmall(span))
  return prices.length === 1 && others.every((span) => counts(message, span)) ? prices : amounts
}

/** Whether an amount only counts what a price beside it is of. */
export const countsBeside = (message: Message, span: Amount): boolean =>
  !WORDS.parted.has(message.items[span.from - 1]?.word ?? '') &&
  (isCount(message, span) || (isSmall(span) && counts(message, span)))

const isSmall = ({ value }: Amount): boolean =>
  !value.isCurrencySaid && Number.isInteger(value.amount) && value.amount <= MOST_COUNTED

function counts({ items }: Message, { from, to, text }: Amount): boolean {
  const before = items[from - 1]?.word ?? ''
  if (WORDS.counting.has(before) && WORDS.shared.has(text)) return true
  const next = items[to]
  if (WORDS.parted.has(before) || EACH.has(next?.word ?? '')) return false
  return next?.kind === 'word' && next.word.length > 2 && /^\p{L}+$/u.test(text)
}

function times(price: Amount, count: number): Amount {
  const amount = Math.round(price.value.amount * count * 100) / 100
  return { ...price, value: { ...price.value, amount } }
}

const isCount = (message: Message, span: Amount): boolean =>
  !span.value.isCurrencySaid &&
  (isCountOfThings(message.items, span.to, span.value.amount) || isOfMany(message, span))

/** "3 ingressos", "four mugs": how many, and not how much; `to` is the word behind the number. */
export function isCountOfThings(items: Message['items'], to: number, count: number): boolean {
  const isFew = Number.isInteger(count) && count <= MOST_COUNTED
  return isFew && isPlural(items[to]?.word ?? '')
}

const isPlural = (word: string): boolean =>
  word.length > 3 && word.endsWith('s') && !WORDS.noPlurals.has(word)

/** "lavei 35 camisas": in Portuguese nothing stands between a price and a plural without a word that joins them. */
export const isOfMany = ({ items, locale }: Message, { text, to }: Amount): boolean =>
  locale === 'pt-BR' && /^\d{1,5}$/.test(text) && isPlural(items[to]?.word ?? '')
