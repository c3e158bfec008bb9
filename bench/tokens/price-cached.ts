import { countTokens } from './count-request.ts'
import type { TurnCost } from './measure-turns.ts'
import type { RequestBody } from './stand-in.ts'

/** What a token costs that a provider has in its cache, beside one that it reads; the usual price of 2026. */
const CACHED_PRICE = 0.1
/** Shorter beginnings are not cached, and longer ones in such steps. */
const LEAST_CACHED = 1_024
const STEP = 128

/** The tokens of each turn as they are priced: what a request begins with like the one before it is cached. */
export function priceTurns(costs: readonly TurnCost[]): ReadonlyMap<TurnCost, number> {
  const prices = new Map<TurnCost, number>()
  const before = new Map<string, string>()
  for (const cost of costs) {
    let price = 0
    for (const [index, body] of cost.bodies.entries()) {
      const text = toRead(body)
      // What asks which intent is meant has a beginning of its own.
      const kind = `${cost.locale} ${text.slice(0, 80)}`
      const cached = cachedTokens(before.get(kind) ?? '', text)
      price += (cost.requests[index] ?? 0) - cached * (1 - CACHED_PRICE)
      before.set(kind, text)
    }
    prices.set(cost, price)
  }
  return prices
}

/** In the order in which providers read a request. */
const toRead = ({ tools, messages }: RequestBody): string =>
  `${tools === undefined ? '' : JSON.stringify(tools)}${JSON.stringify(messages)}`

function cachedTokens(before: string, text: string): number {
  let same = 0
  while (same < text.length && text[same] === before[same]) same += 1
  const tokens = countTokens(text.slice(0, same))
  return tokens < LEAST_CACHED ? 0 : Math.floor(tokens / STEP) * STEP
}
