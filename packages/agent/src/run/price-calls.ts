import { ParcoError } from '@parco/protocol/errors'
import type { PriceUsd } from '../loop/count-usage.ts'
import type { Gateway } from '../models/gateway/create-gateway.ts'
import type { PricedUsage } from '../models/gateway/price-table.ts'
import type { LanguageModel } from '../models/language-model.ts'
import { type NamedModel, toModelKey } from '../models/model-name.ts'

/**
 * Prices calls by the gateway's table. AI SDK packages call a provider by its API too, as
 * `openai.responses`: where that has no price, the provider's own counts.
 */
export function createPricing(gateway: Gateway): PriceUsd {
  return (key, usage) =>
    gateway.costUsd(key, usage) ?? gateway.costUsd(key.replace(API_OF_PROVIDER, ''), usage)
}

const API_OF_PROVIDER = /(?<=^[^/.]+)\.[^/]*(?=\/)/

const NOTHING_USED: PricedUsage = { inputTokens: 0, outputTokens: 0 }

/**
 * Refuses a limit in money that could not hold, because calls of a model would count as free.
 * @throws ParcoError `configuration` naming the model.
 */
export function assertPriced(
  models: readonly (LanguageModel & NamedModel)[],
  priceUsd: PriceUsd,
): void {
  const keys = models.flatMap((model) => model.modelKeys ?? toModelKey(model))
  const unpriced = keys.find((key) => priceUsd(key, NOTHING_USED) === undefined)
  if (unpriced === undefined) return
  throw new ParcoError(
    'configuration',
    `budget.maxCostUsd cannot hold: the price of ${unpriced} is not known. Hand it over in US dollars for a million tokens, as createGateway({ prices: { '${unpriced}': { input: 1, output: 4 } } }), or set budget.maxTokens instead.`,
  )
}
