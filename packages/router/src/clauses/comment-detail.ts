import type { Reading } from '../grammar/grammar.ts'
import type { SlotSpan, SlotSpanOf } from '../slots/slot-span.ts'
import type { Comment } from './clause-reading.ts'

/**
 * What a remark made of a sentence adds to the call before it: "ficou em 280, paguei no pix", and of a
 * bill its amount ("o gás já foi, paguei 94,30") or its month ("that was October's rent").
 */
export function commentDetail({ match, sentence }: Reading, today: string): Omit<Comment, 'kind'> {
  const bound = match.bindings.flatMap((one) => (one.type === 'span' ? [one.span] : []))
  const method = match.floats.find(isValid('paymentMethod'))
  const money = bound.find(isValid('money'))
  if (money && sentence.group.set?.isSum === true) return { sum: money.value.amount }
  const period = [...bound, ...match.floats].find(isValid('period'))?.value
  const month =
    period?.granularity === 'month' ? period.unspecified.startDate.slice(0, 7) : undefined
  return {
    ...(method ? { paymentMethod: method.value } : {}),
    ...(money ? { amount: money.value.amount } : {}),
    ...(month !== undefined && month !== today.slice(0, 7) ? { monthYear: month } : {}),
  }
}

const isValid =
  <Type extends SlotSpan['type']>(type: Type) =>
  (span: SlotSpan): span is SlotSpan & SlotSpanOf<Type> =>
    span.type === type && span.invalid === undefined
