import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { investmentMoves, investments } from '../tables.ts'
import type { InvestmentSeries } from './standing.ts'

/** Every investment of the user with its moves, in the order in which they were noted. */
export async function readInvestments(context: DomainContext): Promise<InvestmentSeries[]> {
  const all = await selectRows(investments, 'true order by id', [], context)
  if (all.length === 0) return []
  const moves = await selectRows(investmentMoves, 'true order by moved_on, id', [], context)
  const movesOf = Map.groupBy(moves, ({ investmentId }) => investmentId)
  return all.map((investment) => ({ investment, moves: movesOf.get(investment.id) ?? [] }))
}
