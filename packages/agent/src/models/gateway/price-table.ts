import type { Usage } from '@parco/protocol'
import listPrices from './prices.json' with { type: 'json' }

/** US dollars for one million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
  /** Input that was read from the provider's cache; like other input when absent. */
  readonly cachedInput?: number
}

/**
 * Prices by `provider/model`, where a key covers every model that begins with it. List prices change
 * without notice: hand your own table to the gateway to replace or extend the one that comes along.
 */
export type PriceTable = Readonly<Record<string, Price>>

/** What a call costs, from its usage; 0 for local models, `undefined` when no price is known. */
export function costUsd(key: string, usage: Usage, prices: PriceTable): number | undefined {
  const price = findPrice(key, prices)
  if (!price) return undefined
  const cached = usage.cachedInputTokens ?? 0
  const fresh = usage.inputTokens - cached
  const total =
    fresh * price.input +
    cached * (price.cachedInput ?? price.input) +
    usage.outputTokens * price.output
  return total / 1_000_000
}

/** The longest key that the name begins with. */
function findPrice(key: string, prices: PriceTable): Price | undefined {
  let best: string | undefined
  for (const name of Object.keys(prices)) {
    if (key.startsWith(name) && name.length > (best?.length ?? -1)) best = name
  }
  return best === undefined ? undefined : prices[best]
}

/** Prices that come with the package, as data: `prices.json`. */
export const LIST_PRICES: PriceTable = listPrices
