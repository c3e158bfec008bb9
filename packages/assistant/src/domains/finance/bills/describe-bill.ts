import type { DomainContext } from '../../domain-context.ts'
import type { BillOccurrence } from './bill-occurrence.ts'

type Bill = Omit<BillOccurrence, 'billId'>

/** `Luz, R$ 220,00, vence dia 20`, for choosing among bills. */
export function describeBill(bill: Bill, context: DomainContext): string {
  return context.text('bill.described', {
    name: bill.name,
    amount: context.format.money(bill.amountCents, bill.currency),
    dueDay: bill.dueDay,
  })
}

/** A line of a list: name, amount, and how the month stands. */
export function billLine(bill: Bill, context: DomainContext): string {
  const { format, text } = context
  const isPaid = bill.status === 'paid' && bill.paidCents !== null
  const amount = format.money(isPaid ? (bill.paidCents ?? 0) : bill.amountCents, bill.currency)
  return `- ${text('bill.line', { name: bill.name, amount, state: stateOf(bill, context) })}`
}

/** `atrasada há 8 dias (10/11)`, `vence hoje (18/11)`, `paga em 05/11`. */
export function stateOf(bill: Bill, context: DomainContext): string {
  const { format, text } = context
  const day = format.dayNumeric(bill.dueOn)
  switch (bill.status) {
    case 'paid':
      return text('bill.state.paid', { day: format.dayNumeric(bill.paidOn ?? bill.dueOn) })
    case 'canceled':
      return text('bill.state.canceled')
    case 'overdue':
      return text('bill.state.overdue', { count: -bill.daysUntilDue, day })
    case 'pending':
      if (bill.daysUntilDue < 0) return text('bill.state.wasDue', { day })
      return bill.daysUntilDue <= 1
        ? text('bill.state.dueNear', { day: format.day(bill.dueOn) })
        : text('bill.state.due', { day })
  }
}
