import { isId } from '@parco/protocol'
import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type LoanMove, loanMoves } from '../tables.ts'

/** What was lent, invoiced or came back, by its id; by a name, the latest of that person. */
export async function readMove(
  reference: string | undefined,
  context: DomainContext,
): Promise<LoanMove | undefined> {
  if (reference === undefined) return undefined
  if (isId('lon', reference))
    return (await selectRows(loanMoves, 'id = $2', [toUuid(reference)], context))[0]
  const all = await selectRows(loanMoves, 'true order by moved_on, id', [], context)
  return bestMatches(reference, all, ({ person }) => person).candidates.at(-1)
}
