import type { JsonObject } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainWriteContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import type { Scope } from '../scope.ts'
import { type Bill, type BillMonth, type BillRevision, billRevisions } from '../tables.ts'
import { readBillMonth } from './read-bills.ts'

/** What a bill becomes; what is absent stays. */
export type BillChanges = {
  readonly name?: string
  readonly category?: string
  readonly amountCents?: number
  readonly dueDay?: number
}

/** From when on, or in which month alone, a bill changes. */
export interface ChangedMonths {
  readonly month: string
  readonly scope: Scope
}

/** What is written of a bill so far. */
export interface WrittenBill {
  readonly billId: Bill['id']
  readonly revisions: readonly BillRevision[]
  /** What is written of the month that changes. */
  readonly written: Pick<BillMonth, 'id'> | undefined
}

/** A row that a change writes; one without an id is new. */
export interface ChangedRow {
  readonly table: 'bills' | 'bill_revisions' | 'bill_months'
  readonly id?: string
  readonly columns: JsonObject
}

/** Changes a bill in one month, from a month on, or as if it had always been so. */
export async function changeBill(
  { billId, ...months }: ChangedMonths & { readonly billId: Bill['id'] },
  changes: BillChanges,
  context: DomainWriteContext,
): Promise<void> {
  const { ledger, mint, now } = context
  const revisions = await selectRows(billRevisions, 'bill_id = $2', [toUuid(billId)], context)
  const written = await readBillMonth(billId, months.month, context)
  const rows = changedRows({ billId, revisions, written }, months, changes)
  for (const { table, id, columns } of rows) {
    if (id === undefined) {
      const made = {
        id: mint(table === 'bill_months' ? 'bmo' : 'brv'),
        created_at: now.toISOString(),
      }
      await ledger.insert(table, { ...made, ...columns })
    } else await ledger.update(table, id, columns)
  }
}

/** The rows that such a change writes. Later revisions keep what else they change. */
export function changedRows(
  { billId, revisions, written }: WrittenBill,
  { month, scope }: ChangedMonths,
  changes: BillChanges,
): readonly ChangedRow[] {
  const columns = toColumns(changes)
  if (scope === 'this') {
    const made = { bill_id: billId, month, status: 'pending', ...columns }
    return [
      written
        ? { table: 'bill_months', id: written.id, columns }
        : { table: 'bill_months', columns: made },
    ]
  }
  const cleared = Object.fromEntries(Object.keys(columns).map((column) => [column, null]))
  const overruled = revisions
    .filter(({ fromMonth }) => scope === 'all' || fromMonth > month)
    .map(({ id }): ChangedRow => ({ table: 'bill_revisions', id, columns: cleared }))
  if (scope === 'all') return [{ table: 'bills', id: billId, columns }, ...overruled]
  const same = revisions.find(({ fromMonth }) => fromMonth === month)
  const revision: ChangedRow = same
    ? { table: 'bill_revisions', id: same.id, columns }
    : { table: 'bill_revisions', columns: { bill_id: billId, from_month: month, ...columns } }
  return [...overruled, revision]
}

const toColumns = ({ name, category, amountCents, dueDay }: BillChanges): JsonObject => ({
  ...(name === undefined ? {} : { name }),
  ...(category === undefined ? {} : { category }),
  ...(amountCents === undefined ? {} : { amount_cents: amountCents }),
  ...(dueDay === undefined ? {} : { due_day: dueDay }),
})
