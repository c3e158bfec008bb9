import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { Fetch } from './fetch.ts'
import type { PostOptions } from './post-options.ts'
import type { ServerAnswer } from './server-answer.ts'

/** Posts through a `fetch` that the developer brought: a proxy of theirs, a recorder, a test's. */
export async function sendByFetch(fetch: Fetch, options: PostOptions): Promise<ServerAnswer> {
  const response = await fetch(options.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: options.body,
    signal: options.signal ?? null,
  })
  return {
    status: response.status,
    statusText: response.statusText,
    headers: () => response.headers,
    body: response.body ? Readable.fromWeb(response.body as WebStream) : Readable.from([]),
  }
}
