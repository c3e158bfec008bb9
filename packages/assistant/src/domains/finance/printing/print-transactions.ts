import type { PrintedPart } from '../../../printouts/printout.ts'
import type { DomainContext } from '../../domain-context.ts'
import { expenseCategoryLabel, incomeTypeLabel, paymentMethodLabel } from '../labels.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { type MoneyLine, moneyTable } from './money-table.ts'

/** Movements of money, with what left below zero. */
export function printTransactions(
  transactions: readonly Transaction[],
  context: DomainContext,
  title?: string,
): PrintedPart {
  return moneyTable(
    transactions.map((transaction) => lineOf(transaction, context)),
    context,
    title,
  )
}

function lineOf(transaction: Transaction, context: DomainContext): MoneyLine {
  const { cents, currency, date, installment, installments, kind, name, paymentMethod } =
    transaction
  const part = installments > 1 ? ` (${installment}/${installments})` : ''
  return {
    day: date,
    name: `${name}${part}`,
    kind: kindOf(transaction, context),
    paidBy: paymentMethod === null ? undefined : paymentMethodLabel(paymentMethod, context),
    cents: kind === 'income' ? cents : -cents,
    currency,
  }
}

function kindOf({ category, kind, type }: Transaction, context: DomainContext): string {
  if (category !== null) return expenseCategoryLabel(category, context)
  return type === null ? context.text(`record.${kind}`) : incomeTypeLabel(type, context)
}
