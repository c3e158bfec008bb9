import type { Money, SlotSpanOf } from '../../slots/slot-span.ts'
import { type CallInput, spanOf } from './call-builder.ts'

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
