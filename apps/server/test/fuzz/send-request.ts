import { Agent, request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import type { RandomRequest } from './random-request.ts'

const LONGEST_MS = 60_000

/**
 * Sends requests with Node's own client, which, unlike `fetch`, sends any method, path and header as
 * it is.
 */
export function createSender(address: string, token: string) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  return ({ method, path, headers, body, withToken }: RandomRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...Object.fromEntries(
              Object.entries(headers).map(([name, value]) => [
                name,
                // As bytes of UTF-8, which is what a client of today sends.
                Buffer.from(value, 'utf8').toString('latin1'),
              ]),
            ),
            ...(withToken ? { authorization: `Bearer ${token}` } : {}),
            ...(body ? { 'content-length': String(body.length) } : {}),
          },
        },
        (incoming) => {
          const status = incoming.statusCode ?? 0
          const hasNoBody = method === 'HEAD' || status === 204 || status === 304
          if (hasNoBody) incoming.resume()
          resolve(
            new Response(hasNoBody ? null : (Readable.toWeb(incoming) as ReadableStream), {
              status,
              headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
                values.map((value): [string, string] => [name, value]),
              ),
            }),
          )
        },
      )
      request.setTimeout(LONGEST_MS, () => request.destroy(new Error('nothing for a minute')))
      request.on('error', reject)
      request.end(body)
    })
}
