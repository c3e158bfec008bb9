import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import type { PostOptions } from './post-options.ts'
import type { ServerAnswer } from './server-answer.ts'

/**
 * Posts over `node:http`, which takes about two thirds of the processor time that `fetch` takes for
 * an answer that streams, and puts no limit on how long a local model reads its prompt. Goes through
 * the global agents, so their connections, and the proxies they are configured with, are used.
 */
export function sendByHttp(options: PostOptions): Promise<ServerAnswer> {
  const url = new URL(options.url)
  // Not imported: that loads all of `fetch` with it, as a part of the module's namespace.
  const isEncrypted = url.protocol === 'https:'
  const { request } = process.getBuiltinModule(isEncrypted ? 'node:https' : 'node:http')
  return send(request, url, options)
}

type StartRequest = (
  url: URL,
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest

function send(start: StartRequest, url: URL, options: PostOptions): Promise<ServerAnswer> {
  const { signal } = options
  const requestOptions = toRequestOptions(options)
  /** What is sent again if need be; once it is answered, its prompt is not kept for as long as the answer comes. */
  let unanswered: PostOptions | undefined = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = start(url, requestOptions, (response) => {
      unanswered = undefined
      resolve(toAnswer(response))
    })
    const onAbort = () => request.destroy(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    request.once('close', () => signal?.removeEventListener('abort', onAbort))
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The body fails by itself, and its reader learns of it there.
      if (!unanswered) return
      // The server had closed an idle connection just when it was used again.
      const isStale = request.reusedSocket && error.code === 'ECONNRESET' && !signal?.aborted
      if (isStale) send(start, url, unanswered).then(resolve, reject)
      else reject(error)
    })
    request.end(unanswered?.body)
  })
}

function toRequestOptions({ body, headers }: PostOptions): RequestOptions {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    },
  }
}

function toAnswer(response: IncomingMessage): ServerAnswer {
  return {
    status: response.statusCode ?? 0,
    statusText: response.statusMessage ?? '',
    headers: () => {
      const entries = Object.entries(response.headersDistinct)
      return new Headers(entries.map(([name, values]) => [name, values?.join(', ') ?? '']))
    },
    body: response,
  }
}
