import { spansIn, wordsOf } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { incomeLexicon, loanLexicon } from '../../values/lexicons.ts'
import {
  type CallBuilder,
  type CallInput,
  floatOf,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { JOINERS, refIn, refOf } from './debt-calls.ts'
import { isSaidIn, PAID_OUT } from './money-in.ts'
import { INSTALMENT_CALLS as WORDS } from './words.generated.ts'

const LARGEST_COUNT = 60

/** One instalment of a debt paid, or several. */
export const buildInstalmentPaid: CallBuilder = (input) => {
  const when = paidDay(input)
  if (when === undefined || isReceived(input)) return undefined
  const debtRef = setOf(input).isWholeName === true ? wholeName(input) : refIn(input, 'debt')
  // "a parcela do carro e a internet": what comes after is paid too, and has no instalment.
  if (debtRef !== undefined && /,|\s(?:e|and)\s/.test(debtRef)) return undefined
  if (saysMore(input)) return undefined
  const count =
    spanOf(input, 'number', 'count')?.value ??
    spanOf(input, 'installments', 'count')?.value ??
    (isSaidIn(input, WORDS.both) ? 2 : 1)
  if (!Number.isInteger(count) || count < 1 || count > LARGEST_COUNT) return undefined
  return {
    intent: 'pay_debt_installment',
    params: {
      ...(debtRef === undefined ? {} : { debtRef }),
      quantity: count,
      ...(when.problem ? {} : { paidDate: when.date }),
    },
    missing: [...(debtRef === undefined ? ['debtRef'] : []), ...(when.problem ? ['paidDate'] : [])],
    ...(when.problem ? { reason: when.problem } : {}),
  }
}

/** "a parcela do carro e 50 de gasolina": behind a joint stands no more of a debt than its amount and its day. */
function saysMore(input: CallInput): boolean {
  const text = textOf(input, 'debt')
  if (text === undefined) return false
  const { items, spansAt } = input.message
  const joint = items.findIndex(
    ({ word }, at) => at > text.from && at < text.to && WORDS.joints.has(word),
  )
  if (joint < 0) return false
  for (let at = joint + 1; at < text.to; ) {
    const end = Math.max(0, ...(spansAt.get(at) ?? []).filter(isOfPayment).map(({ to }) => to))
    if (end === 0 && items[at]?.kind !== 'punctuation' && !JOINERS.has(items[at]?.word ?? ''))
      return true
    at = Math.max(at + 1, end)
  }
  return false
}

const isOfPayment = ({ type }: SlotSpan): boolean =>
  type === 'money' || type === 'date' || type === 'paymentMethod' || type === 'period'

/** "a parcela do fogão ontem, 134,90": a day may stand between the debt and its amount; of two days neither is sure. */
function paidDay(input: CallInput): ReturnType<typeof recordDate> {
  const text = textOf(input, 'debt')
  if (text === undefined || floatOf(input, 'date')) return recordDate(input)
  const days = spansIn({ message: input.message, from: text.from, to: text.to }).filter(
    (span) => span.type === 'date',
  )
  const [day] = days
  if (day === undefined) return recordDate(input)
  if (days.length > 1 || day.value.past > input.today) return undefined
  return day.invalid ? { date: input.today, problem: day.invalid } : { date: day.value.past }
}

/** "caiu a parcela do auxílio": what the state or an employer pays out is received. */
function isReceived(input: CallInput): boolean {
  const text = textOf(input, 'debt')
  if (text === undefined || !isSaidIn(input, PAID_OUT)) return false
  const named = wordsOf({ message: input.message, from: text.from, to: text.to })
  const at = Math.max(
    0,
    named.findIndex((word) => !JOINERS.has(word)),
  )
  return incomeLexicon.at(named, at) !== undefined && loanLexicon.at(named, at) === undefined
}

/** "paguei o consórcio da moto": the noun of the debt is its name. */
function wholeName(input: CallInput): string | undefined {
  const { message, clauseFrom, clauseTo } = input
  return spanOf(input, 'money') ? undefined : refOf(message, clauseFrom + 1, clauseTo)
}
