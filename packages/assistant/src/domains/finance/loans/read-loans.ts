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
  /** What of it was invoiced and is not paid yet: invoices are paid before anything that was lent. */
  readonly invoicedCents: number
  /** By when the last of it is to come, where that was said. */
  readonly dueOn: string | null
}

/** Every loan of the user, in the order in which they began, those that came back whole as well. */
export async function readLoans(context: DomainContext): Promise<Loan[]> {
  const moves = await selectRows(loanMoves, 'true order by moved_on, id', [], context)
  const byPerson = Map.groupBy(moves, ({ currency, personKey }) => `${personKey} ${currency}`)
  return [...byPerson.values()].map(toLoan)
}

function toLoan(moves: readonly LoanMove[]): Loan {
  const sumOf = (kind: LoanMove['kind'], among = moves) =>
    among.reduce((sum, move) => (move.kind === kind ? sum + move.amountCents : sum), 0)
  const [{ currency, movedOn, person, personKey }] = moves as [LoanMove]
  const lentCents = sumOf('lent')
  const repaidCents = sumOf('repaid')
  const last = moves.findLast(({ kind }) => kind === 'lent')
  const invoiced = sumOf(
    'lent',
    moves.filter(({ isInvoice }) => isInvoice),
  )
  return {
    person,
    personKey,
    currency,
    lentCents,
    repaidCents,
    leftCents: lentCents - repaidCents,
    lastLentOn: last?.movedOn ?? movedOn,
    invoicedCents: Math.max(0, invoiced - repaidCents),
    dueOn: last?.dueOn ?? null,
  }
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
