import { toUuid } from '@parco/store'
import type { DomainWriteContext } from '../../domain-context.ts'
import { addMonths } from '../../internal/calendar.ts'
import { selectRows } from '../../internal/select-rows.ts'
import type { Scope } from '../scope.ts'
import { type Bill, billMonths, billRevisions } from '../tables.ts'
import { readBillMonth } from './read-bills.ts'

/** Cancels one month of a bill, ends it from a month on, or removes it with all that is written of it. */
export async function endBill(
  { bill, month, scope }: { readonly bill: Bill; readonly month: string; readonly scope: Scope },
  context: DomainWriteContext,
): Promise<void> {
  if (scope === 'this') return cancelMonth(bill.id, month, context)
  const written = await selectRows(billMonths, 'bill_id = $2', [toUuid(bill.id)], context)
  const isKept = ({ status, month: one }: (typeof written)[number]) =>
    scope === 'future' && (status === 'paid' || one < month)
  const kept = written.filter(isKept)
  for (const { id } of written.filter((one) => !isKept(one))) {
    await context.ledger.delete('bill_months', id)
  }
  if (month > bill.fromMonth && scope === 'future') {
    await context.ledger.update('bills', bill.id, { until_month: addMonths(month, -1) })
    return
  }
  if (kept.length === 0) return removeBill(bill.id, context)
  // It never ran, but months from before its start are paid: the rule stays, with its one month called off.
  await context.ledger.update('bills', bill.id, { until_month: bill.fromMonth })
  await cancelMonth(bill.id, bill.fromMonth, context)
}

async function removeBill(billId: Bill['id'], context: DomainWriteContext): Promise<void> {
  const revisions = await selectRows(billRevisions, 'bill_id = $2', [toUuid(billId)], context)
  for (const { id } of revisions) await context.ledger.delete('bill_revisions', id)
  await context.ledger.delete('bills', billId)
}

async function cancelMonth(
  billId: Bill['id'],
  month: string,
  context: DomainWriteContext,
): Promise<void> {
  const written = await readBillMonth(billId, month, context)
  if (written?.status === 'paid') return
  if (written) {
    await context.ledger.update('bill_months', written.id, { status: 'canceled' })
    return
  }
  await context.ledger.insert('bill_months', {
    id: context.mint('bmo'),
    bill_id: billId,
    month,
    status: 'canceled',
    created_at: context.now.toISOString(),
  })
}
