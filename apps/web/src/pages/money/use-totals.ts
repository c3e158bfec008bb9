import { useFormat } from '../../display/use-format.ts'
import type { Totals } from './money-schemas.ts'

/** Writes a sum with those of other currencies beside it: `R$ 690,00 + US$ 30,00`. */
export function useTotals(): (totals: Totals) => string {
  const format = useFormat()
  return ({ cents, foreign }) =>
    [
      // Nothing in the user's own currency goes unsaid where there is something in another.
      ...(cents === 0 && foreign.length > 0 ? [] : [format.money(cents)]),
      ...foreign.map((one) => format.money(one.cents, one.currency)),
    ].join(' + ')
}
