import type { DomainContext, RowReference } from '../domain.ts'
import { readDebts } from './debts/read-debts.ts'
import { debtsNamed } from './debts/resolve-debt.ts'
import { readInvestments } from './investments/read-investments.ts'
import { investmentsNamed } from './investments/resolve-investment.ts'

/** What was written last of the debt or the investment that is surely called so: a payment or a move, or itself. */
export async function newestNamed(
  name: string | undefined,
  context: DomainContext,
): Promise<RowReference | undefined> {
  if (name === undefined) return undefined
  const debts = debtsNamed(name, await readDebts(context))
  const investments = investmentsNamed(name, await readInvestments(context))
  const rows = [
    ...(debts.match === 'overlap' ? [] : debts.candidates).flatMap(({ debt, payments }) => [
      { table: 'debts', id: debt.id as string },
      ...payments.map(({ id }) => ({ table: 'debt_payments', id: id as string })),
    ]),
    ...(investments.match === 'overlap' ? [] : investments.candidates).flatMap(
      ({ investment, moves }) => [
        { table: 'investments', id: investment.id as string },
        ...moves.map(({ id }) => ({ table: 'investment_moves', id: id as string })),
      ],
    ),
  ]
  // Ids hold the instant at which they were made.
  return rows.reduce<RowReference | undefined>(
    (newest, row) => (newest === undefined || madeAt(row) > madeAt(newest) ? row : newest),
    undefined,
  )
}

const madeAt = ({ id }: RowReference): string => id.slice(id.indexOf('_'))
