import type { DomainContext } from '../domain-context.ts'
import type { Totals } from './totals.ts'

const SUMS = ['income', 'spent', 'open', 'owed', 'saved'] as const
type Sum = (typeof SUMS)[number]

/** What a time comes to in a currency other than the user's; nothing is converted. */
export type ForeignSums = { readonly currency: string } & {
  readonly [Name in Sum as `${Name}Cents`]: number
}

/** Puts sums of other currencies together, one currency after the other. */
export function foreignSums(sums: Readonly<Record<Sum, Totals['foreign']>>): ForeignSums[] {
  const all = Object.values(sums).flat()
  const centsIn = (currency: string, of: Totals['foreign']) =>
    of.find((sum) => sum.currency === currency)?.cents ?? 0
  return [...new Set(all.filter(({ cents }) => cents !== 0).map(({ currency }) => currency))]
    .sort()
    .map((currency) => ({
      currency,
      incomeCents: centsIn(currency, sums.income),
      spentCents: centsIn(currency, sums.spent),
      openCents: centsIn(currency, sums.open),
      owedCents: centsIn(currency, sums.owed),
      savedCents: centsIn(currency, sums.saved),
    }))
}

/** `- À parte, em USD: US$ 30,00 gastos e US$ 400,00 a pagar de dívidas, fora dos totais em BRL.`, one line a currency. */
export function describeForeign(
  foreign: readonly ForeignSums[],
  { currency: own, format, text }: DomainContext,
): string[] {
  return foreign.map((sums) => {
    const { currency } = sums
    const parts = SUMS.filter((name) => sums[`${name}Cents`] !== 0).map((name) =>
      text(`summary.foreignPart.${name}`, { amount: format.money(sums[`${name}Cents`], currency) }),
    )
    return `- ${text('summary.foreign', { currency, own, parts: format.list(parts) })}`
  })
}
