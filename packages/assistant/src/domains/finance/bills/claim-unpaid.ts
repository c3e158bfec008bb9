import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { nameKey } from '../../internal/match-name.ts'
import { occurrencesOf, readBillSeries } from './read-bills.ts'

/** A payment that is denied. */
const UNPAID =
  /\bn[aã]o\s+(?:foi\s+pag[ao]|paguei|pagamos)|(?:haven['’]?t|have not|didn['’]?t|did not)\s+(?:actually\s+)?pa(?:id|y)\b|\bnot\s+paid\b/iu

/** Payments of months further back are history. */
const MONTHS_BACK = 11

/** "não paguei a internet" of a bill that is marked as paid takes the mark back; of any other there is nothing to do. */
export const claimUnpaid: Claim = async ({ reason }, { text }, context) => {
  if (reason !== 'negation' || !UNPAID.test(text)) return undefined
  const last = monthOf(context.today)
  const first = addMonths(last, -MONTHS_BACK)
  const series = await readBillSeries({ first, last }, context)
  const said = ` ${nameKey(text)} `
  const named = series.filter(({ bill }) => said.includes(` ${nameKey(bill.name)} `))
  const [only] = named
  if (!only || named.length > 1) return undefined
  const paid = occurrencesOf([only], first, last, context.today).filter(
    ({ status }) => status === 'paid',
  )
  const monthYear = saidMonth(said, context) ?? last
  if (!paid.some(({ month }) => month === monthYear)) return undefined
  return { call: { intent: 'unmark_bill_paid', params: { billRef: only.bill.id, monthYear } } }
}

/** The month that words name among the last twelve. */
function saidMonth(said: string, { format, today }: DomainContext): string | undefined {
  const months = Array.from({ length: MONTHS_BACK + 1 }, (_, back) =>
    addMonths(monthOf(today), -back),
  )
  return months.find((month) => {
    const [name = ''] = nameKey(format.month(month)).split(' ')
    return said.includes(` ${name} `)
  })
}
