import { MAX_AMOUNT, toCents } from '../../internal/money.ts'
import { MAX_DEBT_INSTALLMENTS } from '../enums.ts'

/** What a debt comes to: `count` instalments of `eachCents`, the last of which takes the rest of the total. */
export type Terms = {
  readonly totalCents: number
  readonly count: number
  readonly eachCents: number
}

/** Why amounts and a count make no debt. */
export type TermsProblem = 'count' | 'tooSmall' | 'tooLarge' | 'tooMany' | 'belowTotal'

export type SolvedTerms =
  /** `extraCents` is what the instalments come to beyond the total that was said: interest. */
  | { readonly status: 'solved'; readonly terms: Terms; readonly extraCents: number }
  | { readonly status: 'missing'; readonly slot: 'totalInstallments' | 'totalAmount' }
  | { readonly status: 'wrong'; readonly problem: TermsProblem }

/** Of a total, a number of instalments and what each costs, two give the third, to the cent. */
export function solveTerms(said: {
  readonly totalCents?: number | undefined
  readonly count?: number | undefined
  readonly eachCents?: number | undefined
}): SolvedTerms {
  const { totalCents, count, eachCents } = said
  if (count !== undefined && (!Number.isInteger(count) || count < 1)) return wrong('count')
  if (count !== undefined && count > MAX_DEBT_INSTALLMENTS) return wrong('tooMany')
  if (count === undefined) {
    if (totalCents === undefined || eachCents === undefined)
      return { status: 'missing', slot: 'totalInstallments' }
    return solved({ totalCents, count: Math.ceil(totalCents / eachCents), eachCents })
  }
  if (eachCents === undefined) {
    if (totalCents === undefined) return { status: 'missing', slot: 'totalAmount' }
    return solved({ totalCents, count, eachCents: Math.floor(totalCents / count) })
  }
  const inAll = eachCents * count
  if (totalCents === undefined) return solved({ totalCents: inAll, count, eachCents })
  const apart = inAll - totalCents
  // Each was rounded to the cent by whoever said it.
  if (Math.abs(apart) < count) {
    const isWhole = lastCents({ totalCents, count, eachCents }) > 0
    return solved({
      totalCents,
      count,
      eachCents: isWhole ? eachCents : Math.floor(totalCents / count),
    })
  }
  return apart > 0 ? solved({ totalCents: inAll, count, eachCents }, apart) : wrong('belowTotal')
}

const MAX_CENTS = toCents(MAX_AMOUNT)

function solved(terms: Terms, extraCents = 0): SolvedTerms {
  if (terms.count > MAX_DEBT_INSTALLMENTS) return wrong('tooMany')
  if (terms.eachCents < 1) return wrong('tooSmall')
  if (terms.totalCents > MAX_CENTS) return wrong('tooLarge')
  return { status: 'solved', terms, extraCents }
}

const wrong = (problem: TermsProblem): SolvedTerms => ({ status: 'wrong', problem })

/** What an instalment costs, by its number from 1 on. */
export function partCents(terms: Terms, number: number): number {
  return number === terms.count ? lastCents(terms) : terms.eachCents
}

const lastCents = ({ totalCents, count, eachCents }: Terms): number =>
  totalCents - eachCents * (count - 1)
