import { z } from 'zod'
import type { Fetch } from '../transports/post-json.ts'

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string() })) })

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
    const tags = tagsSchema.safeParse(await response.json())
    return tags.success ? tags.data.models.map((model) => model.name) : undefined
  } catch {
    return undefined
  }
}
