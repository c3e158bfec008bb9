import type { Fetch } from '../fetch.ts'

/** A server on the same machine answers at once; without its answer the run goes on. */
const TIMEOUT_MS = 2_000

/** Where the lists of models say how large a context is, the size that is in use before what is possible. */
const MEMBERS = [
  'loaded_context_length',
  'max_model_len',
  'n_ctx',
  'context_length',
  'context_window',
  'max_context_length',
  'n_ctx_train',
] as const

/**
 * Asks a compatible server how many tokens a model holds, as vLLM, llama.cpp, LM Studio and others
 * tell in their lists of models; `undefined` when the list does not say. Rejects without an answer.
 */
export async function readServedContext(options: {
  /** The address of the list. */
  readonly url: string
  readonly model: string
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: Fetch
}): Promise<number | undefined> {
  const response = await options.fetch(options.url, {
    headers: options.headers,
    // A key is not carried on to wherever a server points.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) return undefined
  const { data } = Object(await response.json()) as { data?: unknown }
  if (!Array.isArray(data)) return undefined
  const entry = data.find((one: unknown) => Object(one).id === options.model)
  const { meta, ...own } = Object(entry) as Record<string, unknown>
  const known: Record<string, unknown> = { ...Object(meta), ...own }
  const size = MEMBERS.map((name) => known[name]).find((value) => typeof value === 'number')
  return typeof size === 'number' && size > 0 ? size : undefined
}
