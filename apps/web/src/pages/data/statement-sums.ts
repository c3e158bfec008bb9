import type { StatementItem } from './data-api.ts'

/** What lines of a statement come to in one currency: hundredths that leave, and that come in. */
export interface StatementSum {
  readonly currency: string
  readonly spentCents: number
  readonly receivedCents: number
}

/** Sums the lines, each currency by itself, those of most lines first. */
export function sumStatement(items: readonly StatementItem[], currency: string): StatementSum[] {
  const moves = items.flatMap(({ input }) => {
    const { amount, currency: own = currency } = input
    return typeof amount === 'number' && typeof own === 'string'
      ? [{ currency: own, cents: Math.round(amount * 100) }]
      : []
  })
  return [...Map.groupBy(moves, (move) => move.currency)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([code, ofCode]) => ({
      currency: code,
      spentCents: sumOf(ofCode.map(({ cents }) => Math.max(0, -cents))),
      receivedCents: sumOf(ofCode.map(({ cents }) => Math.max(0, cents))),
    }))
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0)
