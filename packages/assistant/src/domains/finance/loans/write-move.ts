import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { nameKey } from '../../internal/match-name.ts'
import type { LoanKind } from '../enums.ts'

/** Money that goes to somebody, or comes back. */
export type Move = {
  readonly person: string
  readonly kind: LoanKind
  readonly amountCents: number
  readonly currency: string
  readonly movedOn: string
  /** For work that was done, rather than lent. */
  readonly isInvoice?: boolean
  /** By when it is to come. */
  readonly dueOn?: string | null
}

/** Writes what moved. */
export async function insertMove(move: Move, context: DomainWriteContext): Promise<void> {
  await context.ledger.insert('loan_moves', {
    id: context.mint('lon'),
    person: move.person,
    person_key: nameKey(move.person),
    kind: move.kind,
    amount_cents: move.amountCents,
    currency: move.currency,
    moved_on: move.movedOn,
    is_invoice: move.isInvoice ?? false,
    due_on: move.dueOn ?? null,
    created_at: context.now.toISOString(),
  })
}

/** What replies and titles say of it. */
export const describeMove = (move: Move, { format }: DomainContext) => ({
  person: move.person,
  amount: format.money(move.amountCents, move.currency),
  day: format.day(move.movedOn),
})
