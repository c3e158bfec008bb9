import type { ClauseReading, Comment, ReadCall } from '../clauses/clause-reading.ts'
import type { BuiltCall } from './calls/call-builder.ts'

/**
 * Lets a clause take the day or the way to pay from its neighbours: a day said first holds for all
 * that follows; one said last holds for the clauses before it that have no verb of their own between.
 */
export function shareContext(
  calls: readonly BuiltCall[],
  readings: readonly ReadCall[],
): BuiltCall[] {
  const isFiled = (one: ReadCall) =>
    one.saidDate !== undefined && ('date' in one.call.params || 'paidDate' in one.call.params)
  const dated = readings.findIndex(isFiled)
  const saidDate = readings[dated]?.saidDate
  const isOnlyDate = readings.filter(isFiled).length === 1
  return calls.map((call, index) => {
    if (saidDate === undefined || !isOnlyDate || index === dated) return call
    const isCarried =
      index > dated
        ? readings[dated]?.isDateFirst ||
          !readings[index]?.hasVerb ||
          isSameOccasion(readings, index)
        : isOneRun(readings, index, dated)
    const slot = 'date' in call.params ? 'date' : 'paidDate' in call.params ? 'paidDate' : undefined
    return isCarried && slot ? { ...call, params: { ...call.params, [slot]: saidDate } } : call
  })
}

/** "jantei com a Lu ontem, gastei 130 no bar": what was spent right after a meeting was spent there. */
const isSameOccasion = (readings: readonly ReadCall[], index: number): boolean => {
  const before = readings[index - 1]?.call
  return (
    before?.intent === 'log_interaction' &&
    before.params.type === 'meeting' &&
    before.params.date !== undefined &&
    readings[index]?.call.intent === 'create_expense'
  )
}

/** Whether the clauses after `from` up to `to` all lean on it, having no verb of their own. */
function isOneRun(readings: readonly ReadCall[], from: number, to: number): boolean {
  return readings.slice(from + 1, to + 1).every((one) => !one.hasVerb)
}

/**
 * Gives each call what a comment adds: "gastei 50 no mercado, foi ontem no pix"; one that opens the
 * message ("faz 3 dias que …") holds for all that follows.
 */
export function withDetails(readings: readonly ClauseReading[]): BuiltCall[] {
  const calls: BuiltCall[] = []
  let opening: Detail | undefined
  for (const reading of readings) {
    const last = calls.at(-1)
    if (reading.kind === 'call') {
      const { paidForAll: paymentMethod } = reading
      if (paymentMethod)
        calls.splice(0, calls.length, ...calls.map((one) => paid(one, paymentMethod)))
      const { saidDate } = reading
      const isDated = saidDate !== undefined
      if (last && isDated && isSamePayment(last, reading)) {
        calls[calls.length - 1] = detailed(last, { date: saidDate })
        continue
      }
      calls.push(opened(reading.call, opening, isDated))
    } else if (reading.kind === 'comment' && last) {
      const from = reading.isForAll ? 0 : calls.length - 1
      for (let at = from; at < calls.length; at++) calls[at] = detailed(calls[at] ?? last, reading)
    } else opening = openingOf(reading) ?? opening
  }
  return calls
}

/** "marca a água como paga, quitei dia 10": a payment of nothing else says when the bill before was paid. */
const isSamePayment = (last: BuiltCall, { call }: ReadCall): boolean =>
  call.intent === 'mark_bill_paid' &&
  last.intent === 'mark_bill_paid' &&
  call.missing.includes('billRef') &&
  last.params.billRef !== undefined &&
  call.params.amount === undefined

/** Words before any call that say the day: "faz 3 dias que …". */
function openingOf(reading: ClauseReading): Detail | undefined {
  if (reading.kind === 'call' || reading.kind === 'model') return undefined
  return reading.date === undefined ? undefined : { date: reading.date }
}

type Detail = Omit<Comment, 'kind'>

/** A call with what was said before it, where it says neither itself. */
function opened(call: BuiltCall, opening: Detail | undefined, isDated: boolean): BuiltCall {
  if (opening === undefined) return call
  return isDated ? call : detailed(call, opening)
}

function paid(call: BuiltCall, paymentMethod: string): BuiltCall {
  return call.params.paymentMethod === undefined ? detailed(call, { paymentMethod }) : call
}

function detailed(call: BuiltCall, { date, paymentMethod, amount, monthYear }: Detail): BuiltCall {
  const slot = 'date' in call.params ? 'date' : 'paidDate' in call.params ? 'paidDate' : undefined
  const isBill = call.intent === 'mark_bill_paid'
  // "tira o uber de 18, o de ontem": the day says which one.
  const ref = call.intent === 'delete_expense' ? call.params.expenseRef : undefined
  return {
    ...call,
    params: {
      ...call.params,
      ...(date !== undefined && slot ? { [slot]: date } : {}),
      ...(date !== undefined && typeof ref === 'object' ? { expenseRef: { date, ...ref } } : {}),
      ...(paymentMethod !== undefined && call.intent === 'create_expense' ? { paymentMethod } : {}),
      ...(amount !== undefined && isBill ? { amount } : {}),
      ...(monthYear !== undefined && isBill ? { monthYear } : {}),
    },
  }
}
