import type { DomainContext } from '../../domain-context.ts'
import type { LoanMove } from '../tables.ts'
import { readLoans } from './read-loans.ts'

/**
 * What somebody would still owe if this had another amount, none where it goes. Below zero more
 * would have come back than was ever lent or invoiced.
 */
export async function leftWith(
  amountCents: number,
  { currency, personKey, ...move }: LoanMove,
  context: DomainContext,
): Promise<number> {
  const loan = (await readLoans(context)).find(
    (one) => one.currency === currency && one.personKey === personKey,
  )
  const change = amountCents - move.amountCents
  return (loan?.leftCents ?? 0) + (move.kind === 'lent' ? change : -change)
}
