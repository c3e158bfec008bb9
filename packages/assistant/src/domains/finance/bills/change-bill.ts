import type { JsonObject } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainWriteContext } from '../../domain.ts'
import { selectRows } from '../../internal/select-rows.ts'
import type { Scope } from '../scope.ts'
import { type Bill, type BillRevision, billRevisions } from '../tables.ts'
import { readBillMonth } from './read-bills.ts'

/** What a bill becomes; what is absent stays. */
export type BillChanges = {
  readonly name?: string
  readonly category?: string
  readonly amountCents?: number
  readonly dueDay?: number
}

/** Changes a bill in one month, from a month on, or as if it had always been so. */
export async function changeBill(
  {
    billId,
    month,
    scope,
  }: { readonly billId: Bill['id']; readonly month: string; readonly scope: Scope },
  changes: BillChanges,
  context: DomainWriteContext,
): Promise<void> {
  const columns = toColumns(changes)
  if (scope === 'this') return changeMonth(billId, month, columns, context)
  const revisions = await selectRows(billRevisions, 'bill_id = $2', [toUuid(billId)], context)
  if (scope === 'all') {
    await context.ledger.update('bills', billId, columns)
    await clearRevisions(revisions, columns, context)
    return
  }
  await clearRevisions(
    revisions.filter(({ fromMonth }) => fromMonth > month),
    columns,
    context,
  )
  const same = revisions.find(({ fromMonth }) => fromMonth === month)
  if (same) {
    await context.ledger.update('bill_revisions', same.id, columns)
    return
  }
  await context.ledger.insert('bill_revisions', {
    id: context.mint('brv'),
    bill_id: billId,
    from_month: month,
    ...columns,
    created_at: context.now.toISOString(),
  })
}

const toColumns = ({ name, category, amountCents, dueDay }: BillChanges): JsonObject => ({
  ...(name === undefined ? {} : { name }),
  ...(category === undefined ? {} : { category }),
  ...(amountCents === undefined ? {} : { amount_cents: amountCents }),
  ...(dueDay === undefined ? {} : { due_day: dueDay }),
})

/** Later revisions keep what else they change: what changes now holds from now on. */
async function clearRevisions(
  revisions: readonly BillRevision[],
  columns: JsonObject,
  { ledger }: DomainWriteContext,
): Promise<void> {
  const cleared = Object.fromEntries(Object.keys(columns).map((column) => [column, null]))
  for (const { id } of revisions) await ledger.update('bill_revisions', id, cleared)
}

async function changeMonth(
  billId: Bill['id'],
  month: string,
  columns: JsonObject,
  context: DomainWriteContext,
): Promise<void> {
  const written = await readBillMonth(billId, month, context)
  if (written) {
    await context.ledger.update('bill_months', written.id, columns)
    return
  }
  await context.ledger.insert('bill_months', {
    id: context.mint('bmo'),
    bill_id: billId,
    month,
    status: 'pending',
    ...columns,
    created_at: context.now.toISOString(),
  })
}
