import type { Id } from '@parco/protocol'
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
  /** By when the first of what is still to come is due, where that was said. */
  readonly dueOn: string | null
  /** What it is made of, in the order in which it is paid. */
  readonly open: readonly OpenMove[]
}

/** Something that was lent or invoiced, and what of it is still to come. */
export type OpenMove = {
  readonly id: Id<'lon'>
  readonly amountCents: number
  readonly leftCents: number
  readonly movedOn: string
  readonly isInvoice: boolean
  readonly dueOn: string | null
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
  const open = openOf(moves, repaidCents)
  return {
    person,
    personKey,
    currency,
    lentCents,
    repaidCents,
    leftCents: lentCents - repaidCents,
    lastLentOn: moves.findLast(({ kind }) => kind === 'lent')?.movedOn ?? movedOn,
    invoicedCents: open.reduce((sum, one) => (one.isInvoice ? sum + one.leftCents : sum), 0),
    dueOn: open.flatMap(({ dueOn }) => dueOn ?? []).toSorted()[0] ?? null,
    open,
  }
}

/** What was paid settles invoices first, those that are due first before others. */
function openOf(moves: readonly LoanMove[], repaidCents: number): OpenMove[] {
  const inOrder = moves
    .filter(({ kind }) => kind === 'lent')
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
  let settledCents = repaidCents
  return inOrder.flatMap(({ amountCents, dueOn, id, isInvoice, movedOn }) => {
    const paidCents = Math.min(amountCents, settledCents)
    settledCents -= paidCents
    if (paidCents === amountCents) return []
    return [{ id, amountCents, leftCents: amountCents - paidCents, movedOn, isInvoice, dueOn }]
  })
}

const placeOf = ({ dueOn, id, isInvoice, movedOn }: LoanMove): string =>
  `${isInvoice ? 0 : 1} ${dueOn ?? movedOn} ${id}`

/** Those of which something is still to come back. */
export const openLoans = async (context: DomainContext): Promise<Loan[]> =>
  (await readLoans(context)).filter(({ leftCents }) => leftCents > 0)

/** The open loans to somebody of that name. */
export const loansTo = (person: string, loans: readonly Loan[]): readonly Loan[] =>
  bestMatches(person, loans, (loan) => loan.person).candidates

/** `Ana, R$ 50,00`. */
export const describeLoan = ({ person, leftCents, currency }: Loan, { format }: DomainContext) =>
  `${person}, ${format.money(leftCents, currency)}`
