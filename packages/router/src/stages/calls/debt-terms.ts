import type { Message } from '../../clauses/message.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { type CallInput, setOf } from './call-builder.ts'
import { DEBT_TERMS as WORDS } from './words.generated.ts'

const MOST_INSTALMENTS = 420

/** "no crediário, 10 de 230", "60 meses de 66": on store credit a count right before an amount counts instalments. */
export function countBeforeAmount(
  all: readonly SlotSpan[],
  message: Message,
): SlotSpanOf<'installments'> | undefined {
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  for (const span of all) {
    if (span.type !== 'number') continue
    const at = WORDS.stretches.has(wordAt(span.to)) ? span.to + 1 : span.to
    if (!WORDS.pricing.has(wordAt(at))) continue
    const isCount = Number.isInteger(span.value) && span.value > 1 && span.value <= MOST_INSTALMENTS
    const isEach = all.some(({ type, from }) => type === 'money' && from === at + 1)
    if (isCount && isEach) return { ...span, to: at, type: 'installments' }
  }
  return undefined
}

interface Amounts {
  readonly total?: number
  readonly each?: number
}

/** What is owed in all and at a time; `bad` when an amount makes no sense. */
export function amountsIn(
  all: readonly SlotSpan[],
  message: Message,
  count: SlotSpanOf<'installments'> | undefined,
): Amounts | 'bad' {
  const money = all.filter(
    (span): span is SlotSpanOf<'money'> =>
      span.type === 'money' &&
      !(count && span.from >= count.from && span.to <= count.to) &&
      !WORDS.instalments.has(message.items[span.to]?.word ?? ''),
  )
  if (money.some((span) => span.invalid)) return 'bad'
  if (count === undefined) {
    const [first] = money.filter((span) => span.value.isCurrencySaid).concat(money)
    return first ? { total: first.value.amount } : {}
  }
  const each = money.find(
    (span) =>
      span.from >= count.to &&
      ['de', 'of', 'at', 'x'].includes(message.items[span.from - 1]?.word ?? ''),
  )
  // "uma CG 160 em 48 de 489": less than one instalment is owed by nobody.
  const least = each?.value.amount ?? 0
  const other = money.find((span) => span !== each && span.value.amount > least)
  if (each) {
    return {
      each: each.value.amount,
      total: other?.value.amount ?? cents(each.value.amount * count.value),
    }
  }
  return other ? { total: other.value.amount, each: cents(other.value.amount / count.value) } : {}
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** The day of the month on which each instalment is due. */
export function dueDayIn(all: readonly SlotSpan[]): number | undefined {
  for (const span of all) {
    if (span.invalid) continue
    if (span.type === 'dueDay') return span.value
    if (span.type === 'recurrence' && span.value.dayOfMonth !== undefined)
      return span.value.dayOfMonth
    if (span.type === 'date' && span.value.dayOfMonth !== undefined) return span.value.dayOfMonth
  }
  return undefined
}

/** The month of the first instalment: said as a month, or by the day of the first one. */
export function startIn(all: readonly SlotSpan[], { today }: CallInput): string | undefined {
  const month = all.find((span) => span.type === 'period' && span.value.granularity === 'month')
  if (month?.type === 'period') return month.value.future.startDate.slice(0, 7)
  const day = all.find((span) => span.type === 'date' && span.value.monthDay !== undefined)
  if (day?.type === 'date')
    return (day.value.future < today ? day.value.past : day.value.future).slice(0, 7)
  return undefined
}

/** "devo um dinheiro pro meu primo": how much it is, is asked, unless that is the question or it is paid by now. */
export const asksAmount = (input: CallInput): boolean =>
  setOf(input).isAmountAsked === true &&
  !input.message.items.some(({ word }) => word === '?' || WORDS.settled.has(word))
