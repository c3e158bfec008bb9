import type { DomainContext } from '../../domain-context.ts'
import { addMonths } from '../../internal/calendar.ts'
import type { Card, Expense } from '../tables.ts'
import { totalOf } from '../totals.ts'
import type { Invoice } from './describe-invoice.ts'
import { invoiceMonthOf, invoiceOf, shareOfInvoice } from './invoice.ts'
import { cardsNamed } from './linked-card.ts'
import { readCards, readExpensesOfInvoice } from './read-cards.ts'

/** Works out the invoice of a card in a month, and what stands in the one after it already. */
export async function readInvoice(
  card: Card,
  month: string,
  context: DomainContext,
): Promise<Invoice> {
  const days = invoiceOf(month, card)
  const after = invoiceOf(addMonths(month, 1), card)
  const open = invoiceMonthOf(context.today, card)
  const bought = await readExpensesOfInvoice(card, days, context)
  const purchases = purchasesIn(bought, month, card)
  const later = purchasesIn(await readExpensesOfInvoice(card, after, context), after.month, card)
  return {
    cardId: card.id,
    card: card.name,
    ...days,
    isOpen: month === open,
    isClosed: month < open,
    total: totalOf(purchases, context),
    purchases,
    following: totalOf(later, context),
  }
}

/** The invoice that is open of the one card of a name; nothing when there is no such card. */
export async function openInvoiceNamed(
  name: string,
  context: DomainContext,
): Promise<Invoice | null> {
  const named = cardsNamed(name, await readCards(context))
  const [card] = named
  if (!card || named.length > 1) return null
  return readInvoice(card, invoiceMonthOf(context.today, card), context)
}

function purchasesIn(
  bought: readonly Expense[],
  month: string,
  card: Card,
): Invoice['purchases'][number][] {
  return bought.flatMap((expense) => {
    const share = shareOfInvoice(expense, month, card)
    if (!share) return []
    const { currency, id, installments, name, spentOn } = expense
    const { cents, number: installment } = share
    return [{ id, name, spentOn, cents, currency, installment, installments }]
  })
}
