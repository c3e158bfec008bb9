import type { Message } from '../../clauses/message.ts'
import type { Money, SlotSpanOf } from '../../slots/slot-span.ts'
import { type CallInput, setOf, spanOf } from './call-builder.ts'
import type { Objection } from './purchase.ts'
import { AMOUNT_OF_ALL as WORDS } from './words.generated.ts'

/** Words beside the price of one of several. */
export const EACH = WORDS.each

export function multiply(span: SlotSpanOf<'money'>, times: number): SlotSpanOf<'money'> {
  const value: Money = { ...span.value, amount: Math.round(span.value.amount * times * 100) / 100 }
  return { ...span, value }
}

/** "12 marmitas a 18 cada": what all of them came to; how many they were has to be said. */
export function amountOfAll(input: CallInput): SlotSpanOf<'money'> | 'unclear' {
  const money = spanOf(input, 'money')
  const count = spanOf(input, 'number', 'count')
  if (money === undefined || money.invalid || count === undefined || count.invalid) return 'unclear'
  const isWhole = Number.isInteger(count.value) && count.value > 0
  return isWhole ? multiply(money, count.value) : 'unclear'
}

/** Where an amount is said to be the price of each of several; -1 where none is. */
export const eachAt = (items: Message['items']): number =>
  items.some(({ word }) => WORDS.split.has(word))
    ? -1
    : items.findIndex(
        ({ word }, at) => EACH.has(word) && !WORDS.sharedWith.has(items[at - 1]?.word ?? ''),
      )

/** "comprei camisetas, cada uma 59,90": what one of them cost is not what was paid. */
export const isPriceOfOne: Objection = ({ input, money }) => {
  if (money === undefined || setOf(input).isEach === true) return false
  const { message, clauseFrom, clauseTo } = input
  if (message.spans.some(({ type }) => type === 'installments')) return false
  const each = eachAt(message.items)
  return each >= clauseFrom && each <= clauseTo + 1
}
