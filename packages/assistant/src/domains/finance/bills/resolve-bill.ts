import { isId } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { type BillOccurrence, type BillSeries, wouldBeOccurrence } from './bill-occurrence.ts'
import { describeBill } from './describe-bill.ts'
import { readBillSeries } from './read-bills.ts'

/** A bill that the user means, in the month they mean. */
export interface BillInMonth {
  readonly series: BillSeries
  readonly occurrence: BillOccurrence
}

export interface BillQuery {
  /** The user's own words, or the id of a bill that they chose from a list; nothing for the only one that fits. */
  readonly billRef: string | undefined
  readonly month: string
  /** What the user says to have paid, when they say it. */
  readonly paid?: string | undefined
  /** Whether what the user wants to do makes sense for that month: it decides between namesakes. */
  fits(bill: BillInMonth): boolean
}

/** More names than this are no help. */
const MAX_NAMES = 8

/** Finds the bill that the user means. */
export async function resolveBill(
  query: BillQuery,
  context: DomainContext,
): Promise<Resolution<BillInMonth>> {
  const range = { first: query.month, last: query.month }
  const all = (await readBillSeries(range, context)).map((series) => ({
    series,
    occurrence: wouldBeOccurrence(series, query.month, context.today),
  }))
  if (all.length === 0 && (query.paid === undefined || query.billRef === undefined)) {
    return { status: 'refused', explanation: context.text('bill.noneToPay') }
  }
  if (query.billRef === undefined) return resolveOnlyFitting(all, query, context)
  const reference = query.billRef
  if (isId('bil', reference)) {
    const chosen = all.find(({ series }) => series.bill.id === reference)
    return chosen ? { status: 'found', row: chosen } : notFound(query, all, context)
  }
  const { match, candidates } = bestMatches(reference, all, ({ occurrence }) => occurrence.name)
  if (candidates.length === 0) return notFound(query, all, context)
  const fitting = candidates.filter(query.fits)
  const [only] = fitting.length === 1 ? fitting : candidates
  const isSure = match !== 'overlap' && (candidates.length === 1 || fitting.length === 1)
  if (only && isSure) return { status: 'found', row: only }
  return askWhichBill(fitting.length > 1 ? fitting : candidates, context)
}

function resolveOnlyFitting(
  all: readonly BillInMonth[],
  query: BillQuery,
  context: DomainContext,
): Resolution<BillInMonth> {
  const fitting = all.filter(query.fits)
  const [only] = fitting
  if (only && fitting.length === 1) return { status: 'found', row: only }
  return askWhichBill(fitting.length > 1 ? fitting : all, context)
}

function askWhichBill(
  candidates: readonly BillInMonth[],
  context: DomainContext,
): Resolution<BillInMonth> {
  return askWhich(
    'billRef',
    context.text('bill.askWhich'),
    candidates.slice(0, MAX_NAMES).map(({ series, occurrence }) => ({
      label: describeBill(occurrence, context),
      value: series.bill.id,
    })),
  )
}

function notFound(
  { billRef: reference = '', paid }: BillQuery,
  all: readonly BillInMonth[],
  context: DomainContext,
): Resolution<BillInMonth> {
  const names = all.map(({ occurrence }) => occurrence.name)
  const existing = context.format.list(names.slice(0, MAX_NAMES))
  if (paid !== undefined && !isId('bil', reference)) {
    const values = { wanted: quoteText(reference), amount: paid, existing }
    const key = all.length === 0 ? 'bill.paidFirst' : 'bill.paidUnknown'
    return { status: 'refused', explanation: context.text(key, values) }
  }
  const explanation = isId('bil', reference)
    ? context.text('bill.gone', { existing })
    : context.text('bill.notFound', { wanted: quoteText(reference), existing })
  return { status: 'refused', explanation }
}
