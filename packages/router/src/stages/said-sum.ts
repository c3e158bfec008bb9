import type { ClauseReading } from '../clauses/clause-reading.ts'
import type { Segmentation } from '../clauses/segment.ts'

/**
 * "pão 12, leite 8, deu 25 no total": whether what the things before are said to have come to is
 * another sum. Then one of them was misread, or something was bought that is not named.
 */
export function contradictsSum({ readings }: Segmentation): boolean {
  return readings.some(
    (one, at) =>
      one.kind === 'comment' && one.sum !== undefined && cents(one.sum) !== spentIn(readings, at),
  )
}

/** What the expenses before a place add up to. */
function spentIn(readings: readonly ClauseReading[], to: number): number {
  const amounts = readings.slice(0, to).flatMap((one) => {
    if (one.kind !== 'call' || one.call.intent !== 'create_expense') return []
    return typeof one.call.params.actualAmount === 'number' ? [one.call.params.actualAmount] : []
  })
  return amounts.reduce((sum, amount) => sum + cents(amount), 0)
}

const cents = (amount: number): number => Math.round(amount * 100)
