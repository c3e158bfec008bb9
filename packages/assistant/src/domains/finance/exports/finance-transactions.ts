import type { Transaction } from '../../domain.ts'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { expenseCategoryLabel, incomeTypeLabel, paymentMethodLabel } from '../labels.ts'
import {
  billMonths,
  bills,
  cards,
  debtPayments,
  debts,
  expenses,
  incomes,
  investmentMoves,
  investments,
} from '../tables.ts'

/** Every move of money that was recorded; what left is negative. What an investment was worth moved none. */
export async function financeTransactions(context: DomainContext): Promise<readonly Transaction[]> {
  return [
    ...(await spent(context)),
    ...(await received(context)),
    ...(await billsPaid(context)),
    ...(await debtsPaid(context)),
    ...(await putAside(context)),
  ]
}

async function spent(context: DomainContext): Promise<Transaction[]> {
  const cardNames = await namesById(cards, context)
  return (await selectRows(expenses, 'true', [], context)).map((expense) => ({
    id: expense.id,
    kind: 'expense',
    date: expense.spentOn,
    name: expense.name,
    category: expenseCategoryLabel(expense.category, context),
    amountCents: -expense.totalCents,
    currency: expense.currency,
    ...(expense.paymentMethod
      ? { paidBy: paymentMethodLabel(expense.paymentMethod, context) }
      : {}),
    ...(expense.cardId ? { card: cardNames.get(expense.cardId) ?? '' } : {}),
    installments: expense.installments,
  }))
}

async function received(context: DomainContext): Promise<Transaction[]> {
  return (await selectRows(incomes, 'true', [], context)).map((income) => ({
    id: income.id,
    kind: 'income',
    date: income.receivedOn,
    name: income.name,
    category: incomeTypeLabel(income.type, context),
    amountCents: income.amountCents,
    currency: income.currency,
  }))
}

async function billsPaid(context: DomainContext): Promise<Transaction[]> {
  const paid = await selectRows(billMonths, "status = 'paid'", [], context)
  const byId = new Map(
    (await selectRows(bills, 'true', [], context)).map((bill) => [bill.id, bill]),
  )
  return paid.map((month) => ({
    id: month.id,
    kind: 'bill-payment',
    date: month.paidOn ?? '',
    ...namedAs(byId.get(month.billId), context),
    amountCents: -(month.paidCents ?? 0),
  }))
}

async function debtsPaid(context: DomainContext): Promise<Transaction[]> {
  const paid = await selectRows(debtPayments, 'true', [], context)
  const byId = new Map(
    (await selectRows(debts, 'true', [], context)).map((debt) => [debt.id, debt]),
  )
  return paid.map((payment) => ({
    id: payment.id,
    kind: 'debt-payment',
    date: payment.paidOn,
    ...namedAs(byId.get(payment.debtId), context),
    amountCents: -payment.amountCents,
  }))
}

async function putAside(context: DomainContext): Promise<Transaction[]> {
  const moves = await selectRows(investmentMoves, "kind <> 'value'", [], context)
  const all = await selectRows(investments, 'true', [], context)
  const byId = new Map(all.map((investment) => [investment.id, investment]))
  return moves.map((move) => ({
    id: move.id,
    kind: 'investment-move',
    date: move.movedOn,
    ...namedAs(byId.get(move.investmentId), context),
    amountCents: move.kind === 'deposit' ? -move.amountCents : move.amountCents,
  }))
}

function namedAs(
  owner: { readonly name: string; readonly currency: string } | undefined,
  context: DomainContext,
): Pick<Transaction, 'name' | 'currency'> {
  return { name: owner?.name ?? '', currency: owner?.currency ?? context.currency }
}

async function namesById(
  table: typeof cards,
  context: DomainContext,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectRows(table, 'true', [], context)).map(({ id, name }) => [id, name]))
}
