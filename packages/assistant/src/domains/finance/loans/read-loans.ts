import type { DomainContext } from '../../domain-context.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type LoanMove, loanMoves } from '../tables.ts'

/** How it stands between the user and somebody they lent money to, in one currency. */
export type Loan = {
  readonly person: string
  readonly personKey: string
  readonly currency: string
  readonly lentCents: number
  readonly repaidCents: number
  /** What is still to come back. */
  readonly leftCents: number
  readonly lastLentOn: string
}

/** Every loan of the user, in the order in which they began, those that came back whole as well. */
export async function readLoans(context: DomainContext): Promise<Loan[]> {
  const moves = await selectRows(loanMoves, 'true order by moved_on, id', [], context)
  const byPerson = Map.groupBy(moves, ({ currency, personKey }) => `${personKey} ${currency}`)
  return [...byPerson.values()].map(toLoan)
}

function toLoan(moves: readonly LoanMove[]): Loan {
  const sumOf = (kind: LoanMove['kind']) =>
    moves.reduce((sum, move) => (move.kind === kind ? sum + move.amountCents : sum), 0)
  const [{ currency, movedOn, person, personKey }] = moves as [LoanMove]
  const lentCents = sumOf('lent')
  const repaidCents = sumOf('repaid')
  const lastLentOn = moves.findLast(({ kind }) => kind === 'lent')?.movedOn ?? movedOn
  const leftCents = lentCents - repaidCents
  return { person, personKey, currency, lentCents, repaidCents, leftCents, lastLentOn }
}

/** Those of which something is still to come back. */
export const openLoans = async (context: DomainContext): Promise<Loan[]> =>
  (await readLoans(context)).filter(({ leftCents }) => leftCents > 0)

/** The open loans to somebody of that name. */
export const loansTo = (person: string, loans: readonly Loan[]): readonly Loan[] =>
  bestMatches(person, loans, (loan) => loan.person).candidates

/** `Ana, R$ 50,00`. */
export const describeLoan = ({ person, leftCents, currency }: Loan, { format }: DomainContext) =>
  `${person}, ${format.money(leftCents, currency)}`
