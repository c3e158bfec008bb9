import type { InvestmentType } from '../enums.ts'
import type { Investment, InvestmentMove } from '../tables.ts'

/** An investment with its moves, oldest first. */
export interface InvestmentSeries {
  readonly investment: Investment
  readonly moves: readonly InvestmentMove[]
}

/** What an investment has come to, worked out from its moves. */
export type InvestmentStanding = {
  readonly investmentId: string
  readonly name: string
  readonly type: InvestmentType
  readonly currency: string
  /** What went in, less what came out. */
  readonly netCents: number
  /** What it was worth when that was last told, and what moved since; what was put in where it never was. */
  readonly currentCents: number
  /** The day on which its worth was last told. */
  readonly valuedOn: string | null
  /** What was gained beside what was put in; nothing where no worth was told. */
  readonly gainCents: number | null
  /** The gain as a share of what was put in; nothing where no worth was told, or nothing is in it. */
  readonly returnRatio: number | null
  readonly goal: {
    readonly goalCents: number
    readonly remainingCents: number
    /** At most 1. */
    readonly progress: number
    /** At what is put aside each month; nothing where that is not known. */
    readonly months: number | null
  } | null
  readonly monthlyCents: number | null
  readonly deadline: string | null
}

/** Tells what an investment has come to. */
export function standingOf({ investment, moves }: InvestmentSeries): InvestmentStanding {
  const { id: investmentId, name, type, currency, monthlyCents, deadline, goalCents } = investment
  const netCents = netOf(moves)
  const valuedAt = moves.findLastIndex(({ kind }) => kind === 'value')
  const value = moves[valuedAt]
  const currentCents = value ? value.amountCents + netOf(moves.slice(valuedAt + 1)) : netCents
  const gainCents = value ? currentCents - netCents : null
  const remainingCents = Math.max(0, (goalCents ?? 0) - currentCents)
  return {
    investmentId,
    name,
    type,
    currency,
    netCents,
    currentCents,
    valuedOn: value?.movedOn ?? null,
    gainCents,
    returnRatio: gainCents !== null && netCents > 0 ? gainCents / netCents : null,
    goal:
      goalCents === null
        ? null
        : {
            goalCents,
            remainingCents,
            progress: Math.min(1, Math.max(0, currentCents) / goalCents),
            months: monthlyCents === null ? null : Math.ceil(remainingCents / monthlyCents),
          },
    monthlyCents,
    deadline,
  }
}

const SIGN: Readonly<Record<InvestmentMove['kind'], number>> = {
  deposit: 1,
  withdrawal: -1,
  value: 0,
}

function netOf(moves: readonly InvestmentMove[]): number {
  return moves.reduce((sum, { kind, amountCents }) => sum + SIGN[kind] * amountCents, 0)
}
