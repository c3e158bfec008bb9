import windows from './context-windows.json' with { type: 'json' }
import type { LanguageModel } from './language-model.ts'

/** What a model that knows the size of its context has beside the contract. */
export interface SizedModel {
  /** Tokens of prompt and answer together; `undefined` when it is not known. Must not reject. */
  contextTokens?(): Promise<number | undefined>
}

/** Where nothing says how large a context is: most hosted models hold as much, and those that do not say so. */
export const DEFAULT_CONTEXT_TOKENS = 128_000

/** How many tokens a model holds, from the model itself or from the list; `undefined` when nobody says. */
export async function contextTokensOf(
  model: LanguageModel & SizedModel,
): Promise<number | undefined> {
  return (
    (await model.contextTokens?.()) ?? listedContextTokens(`${model.provider}/${model.modelId}`)
  )
}

/** Context sizes that come with the package, as data: `context-windows.json`; a key covers what begins with it. */
export function listedContextTokens(
  key: string,
  list: Readonly<Record<string, number>> = windows,
): number | undefined {
  let best: string | undefined
  for (const name of Object.keys(list)) {
    if (key.startsWith(name) && name.length > (best?.length ?? -1)) best = name
  }
  return best === undefined ? undefined : list[best]
}

/** Phrases with which providers say how much their model holds. */
const STATED_LIMITS = [
  /maximum context length(?: is| of)?:? (\d+)/i,
  /(\d+) maximum context length/i,
  /context length of (?:only )?(\d+)/i,
  /tokens allowed \((\d+)\)/i,
  /tokens? > (\d+)/i,
  /context limit:? [\d +]*> (\d+)/i,
  /context (?:size|window|limit)(?: is| of)?[ :(]*(\d+)/i,
  /n_ctx["']?\s*[:=]\s*(\d+)/i,
]

/** Reads from a refusal how many tokens the model holds, where it says so. */
export function statedContextTokens(said: string): number | undefined {
  const plain = said.replace(/(\d),(?=\d{3})/g, '$1')
  for (const phrase of STATED_LIMITS) {
    const tokens = Number(phrase.exec(plain)?.[1])
    if (Number.isSafeInteger(tokens) && tokens >= 256) return tokens
  }
  return undefined
}
