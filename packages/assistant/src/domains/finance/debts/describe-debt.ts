import type { DomainContext } from '../../domain-context.ts'
import { addMonths } from '../../internal/calendar.ts'
import { type Agreement, agreementOf, type DebtSeries } from './schedule.ts'
import { remainingOf } from './standing.ts'
import { partCents, type Terms } from './terms.ts'

/** What a debt says about itself. */
export type DebtFacts = {
  readonly name: string
  readonly creditor: string | null
  readonly totalCents: number
  readonly currency: string
  readonly agreement: Agreement | null
}

/** Picks the facts out of a row. */
export function toDebtFacts({ debt }: DebtSeries): DebtFacts {
  const { name, creditor, totalCents, currency } = debt
  return { name, creditor, totalCents, currency, agreement: agreementOf(debt) ?? null }
}

/** `Consignado (Itaú)`; the creditor alone where the debt is called like them. */
export function debtTitle({ name, creditor }: Pick<DebtFacts, 'name' | 'creditor'>): string {
  return creditor === null || creditor === name ? name : `${name} (${creditor})`
}

/** `R$ 12.000,00 em 12x de R$ 1.000,00`, the last named where it differs. */
export function describeTerms(terms: Terms, currency: string, context: DomainContext): string {
  const { format, text } = context
  const { count, eachCents, totalCents } = terms
  const lastCents = partCents(terms, count)
  const values = {
    total: format.money(totalCents, currency),
    count,
    each: format.money(eachCents, currency),
    last: format.money(lastCents, currency),
  }
  return text(lastCents === eachCents ? 'debt.terms' : 'debt.termsWithLast', values)
}

/** `Moto (Honda), R$ 12.000,00 em 12x de R$ 1.000,00, todo dia 10, de fevereiro de 2026 a janeiro de 2027`. */
export function describeDebt(facts: DebtFacts, context: DomainContext): string {
  const { format, text } = context
  const { agreement, currency, totalCents } = facts
  const title = debtTitle(facts)
  if (agreement === null) return `${title}, ${format.money(totalCents, currency)}`
  const values = {
    day: agreement.dueDay,
    first: format.month(agreement.startMonth),
    last: format.month(addMonths(agreement.startMonth, agreement.count - 1)),
  }
  const when = text(agreement.count === 1 ? 'debt.whenOnce' : 'debt.when', values)
  return `${title}, ${describeTerms(agreement, currency, context)}, ${when}`
}

/** `Moto, faltam R$ 9.000,00`: enough to tell debts apart. */
export function describeDebtShort(series: DebtSeries, context: DomainContext): string {
  const { debt } = series
  const left = context.format.money(remainingOf(series), debt.currency)
  const title = debtTitle(debt)
  const { status } = debt
  if (status === 'paid_off' || status === 'settled')
    return `${title}, ${context.text(`debt.state.${status}`)}`
  return context.text('debt.short', { title, left })
}
