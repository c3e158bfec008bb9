import type { Usage } from '@parco/protocol'
import listPrices from './prices.json' with { type: 'json' }

/** US dollars for one million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
  /** Input that was read from the provider's cache; like other input when absent. */
  readonly cachedInput?: number
  /** Input that was written to the provider's cache; like other input when absent. */
  readonly cacheWrite?: number
}

/**
 * Prices by `provider/model`. A key covers its model with a date or a version behind it, and one that
 * ends in `/` all models of a provider. List prices change without notice: hand your own table to the
 * gateway to replace or extend the one that comes along.
 */
export type PriceTable = Readonly<Record<string, Price>>

/** What a call used, as far as it is priced. */
export interface PricedUsage extends Usage {
  /** Input that was written to the cache, a part of the input. */
  readonly cacheWriteTokens?: number
}

/** What a call costs, from its usage; 0 for local models, `undefined` when no price is known. */
export function costUsd(key: string, usage: PricedUsage, prices: PriceTable): number | undefined {
  const price = findPrice(key, prices)
  if (!price) return undefined
  const { inputTokens, outputTokens, cachedInputTokens = 0, cacheWriteTokens = 0 } = usage
  const total =
    (inputTokens - cachedInputTokens - cacheWriteTokens) * price.input +
    cachedInputTokens * (price.cachedInput ?? price.input) +
    cacheWriteTokens * (price.cacheWrite ?? price.input) +
    outputTokens * price.output
  return total / 1_000_000
}

/**
 * What may stand behind a model's name and leaves it the same model: a date, a snapshot, `latest`.
 * Anything else names another one, at another price: `gpt-5-pro`, `claude-opus-4-5`.
 */
const SAME_MODEL = /^(?:[-@](?:\d{3,4}|\d{6}|\d{8}|\d{4}-\d{2}-\d{2}|latest))?$/

/** The longest key that stands for the name. */
function findPrice(key: string, prices: PriceTable): Price | undefined {
  let best: string | undefined
  for (const name of Object.keys(prices)) {
    if (name.length > (best?.length ?? -1) && covers(name, key)) best = name
  }
  return best === undefined ? undefined : prices[best]
}

function covers(name: string, key: string): boolean {
  if (!key.startsWith(name)) return false
  return name.endsWith('/') || SAME_MODEL.test(key.slice(name.length))
}

/** Prices that come with the package, as data: `prices.json`. */
export const LIST_PRICES: PriceTable = listPrices
