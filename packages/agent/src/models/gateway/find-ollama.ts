import type { Fetch } from '../transports/fetch.ts'

/** Long enough for a machine that is busy, short enough to ask at every start. */
const PROBE_TIMEOUT_MS = 400

/** Says which models an Ollama server has; `undefined` when none answers at that address. */
export async function findOllama(
  baseUrl: string,
  options: { readonly fetch: Fetch; readonly signal?: AbortSignal },
): Promise<readonly string[] | undefined> {
  const timeout = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  try {
    const response = await options.fetch(`${baseUrl.replace(/\/+$/, '')}/api/tags`, {
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
    return readNames(await response.json())
  } catch {
    return undefined
  }
}

/** `{models: [{name}]}`; anything else is no Ollama. */
function readNames(tags: unknown): string[] | undefined {
  const { models } = Object(tags) as { models?: unknown }
  if (!Array.isArray(models)) return undefined
  return models.flatMap((model: unknown) => {
    const { name } = Object(model) as { name?: unknown }
    return typeof name === 'string' ? [name] : []
  })
}
