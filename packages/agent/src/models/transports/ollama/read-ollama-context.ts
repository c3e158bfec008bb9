import type { Fetch } from '../fetch.ts'

/** A local server answers at once; without its answer the run goes on with what was asked for. */
const TIMEOUT_MS = 2_000

/**
 * Asks an Ollama server for how many tokens a model was trained: it cuts a larger `num_ctx` down to
 * that. `undefined` when it does not say; rejects without an answer. Source: Ollama API reference, "Show model information".
 */
export async function readOllamaContext(options: {
  readonly baseUrl: string
  readonly model: string
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch: Fetch
}): Promise<number | undefined> {
  const response = await options.fetch(`${options.baseUrl}/api/show`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify({ model: options.model }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { model_info: info } = Object(await response.json()) as { model_info?: unknown }
  const length = Object.entries(Object(info)).find(([key]) => key.endsWith('.context_length'))?.[1]
  return typeof length === 'number' && length > 0 ? length : undefined
}
