import type { DomainContext } from '../domain-context.ts'

/** A sum in the user's currency, with those of other currencies beside it: nothing is converted. */
export type Totals = {
  readonly cents: number
  readonly foreign: readonly { readonly currency: string; readonly cents: number }[]
}

/** Sums amounts, each currency by itself. */
export function totalOf(
  amounts: readonly { readonly cents: number; readonly currency: string }[],
  context: Pick<DomainContext, 'currency'>,
): Totals {
  const sums = new Map<string, number>()
  for (const { cents, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  const cents = sums.get(context.currency) ?? 0
  sums.delete(context.currency)
  const foreign = [...sums].map(([currency, sum]) => ({ currency, cents: sum }))
  return { cents, foreign: foreign.sort((one, other) => (one.currency < other.currency ? -1 : 1)) }
}

/** `R$ 690,00`, `R$ 690,00 mais US$ 30,00`, or `US$ 30,00` where nothing is in the user's currency. */
export function describeTotals({ cents, foreign }: Totals, context: DomainContext): string {
  const { format, text } = context
  const own = format.money(cents)
  if (foreign.length === 0) return own
  const apart = format.list(foreign.map((sum) => format.money(sum.cents, sum.currency)))
  return cents === 0 ? apart : text('shared.withForeign', { own, foreign: apart })
}
