import type { Fetch } from './fetch.ts'

/** One request with a body of JSON to a provider. */
export interface PostOptions {
  readonly provider: string
  readonly model: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The request's body, serialised. */
  readonly body: string
  readonly signal: AbortSignal | undefined
  /** What to post with instead of `node:http`. */
  readonly fetch: Fetch | undefined
}
