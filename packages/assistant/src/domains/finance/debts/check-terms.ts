import type { DomainContext } from '../../domain-context.ts'
import { checkAmount, checkMonth } from '../../internal/check-slots.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { MAX_DEBT_INSTALLMENTS } from '../enums.ts'
import type { Agreement } from './schedule.ts'
import { solveTerms, type TermsProblem } from './terms.ts'

/** What was said about the instalments of a debt. */
export interface SaidTerms {
  readonly totalAmount?: number | undefined
  readonly totalInstallments?: number | undefined
  readonly installmentAmount?: number | undefined
  readonly dueDay?: number | undefined
  readonly startMonthYear?: string | undefined
}

export interface CheckedTerms {
  readonly status: 'agreed'
  readonly agreement: Agreement
  /** What the instalments come to beyond the total that was said. */
  readonly extraCents: number
}

/** The terms of a debt in instalments, or the one thing that is missing or wrong. */
export function checkTerms(
  said: SaidTerms,
  name: string,
  context: DomainContext,
): CheckedTerms | NotReady {
  const { text } = context
  const total = optionalAmount('totalAmount', said.totalAmount, context)
  if (isNotReady(total)) return total
  const each = optionalAmount('installmentAmount', said.installmentAmount, context)
  if (isNotReady(each)) return each
  const count = said.totalInstallments
  const solved = solveTerms({ totalCents: total.value, count, eachCents: each.value })
  if (solved.status === 'missing') {
    const key = solved.slot === 'totalAmount' ? 'debt.askSum' : 'debt.askCount'
    return ask(solved.slot, text(key, { name }))
  }
  if (solved.status === 'wrong') {
    const values = { maximum: MAX_DEBT_INSTALLMENTS }
    return ask(SLOT_OF[solved.problem], text(`debt.wrong.${solved.problem}`, values))
  }
  const { dueDay } = said
  if (dueDay === undefined || !Number.isInteger(dueDay) || dueDay < 1 || dueDay > 31) {
    return ask(
      'dueDay',
      text(dueDay === undefined ? 'debt.askDueDay' : 'debt.wrong.dueDay', { name }),
    )
  }
  if (said.startMonthYear === undefined)
    return ask('startMonthYear', text('debt.askStart', { name }))
  const start = checkMonth('startMonthYear', said.startMonthYear, context)
  if (isNotReady(start)) return start
  return {
    status: 'agreed',
    agreement: { ...solved.terms, dueDay, startMonth: start.value },
    extraCents: solved.extraCents,
  }
}

const SLOT_OF: Readonly<Record<TermsProblem, string>> = {
  count: 'totalInstallments',
  tooMany: 'totalInstallments',
  tooSmall: 'totalInstallments',
  tooLarge: 'totalAmount',
  belowTotal: 'totalAmount',
}

/** An amount where one was said. */
export function optionalAmount(
  slot: string,
  amount: number | undefined,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: number | undefined } | NotReady {
  return amount === undefined
    ? { status: 'checked', value: undefined }
    : checkAmount(slot, amount, context)
}
