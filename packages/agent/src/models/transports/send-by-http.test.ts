import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { sendByHttp } from './send-by-http.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server that answers with the body it got; `onRequest` may take the request away from it. */
async function start(
  onRequest: (count: number, socket: Socket) => boolean,
): Promise<{ readonly url: string; readonly bodies: string[] }> {
  const bodies: string[] = []
  let count = 0
  const answer = (body: string, response: ServerResponse) => {
    bodies.push(body)
    response.end(body)
  }
  server = createServer((request, response) => {
    count += 1
    if (onRequest(count, request.socket)) return
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => answer(body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, bodies }
}

async function post(url: string, body: string): Promise<string> {
  const answer = await sendByHttp({
    provider: 'test',
    model: 'm',
    url,
    body,
    headers: {},
    signal: undefined,
    fetch: undefined,
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of answer.body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('sends again, with its body, where an idle connection had just been closed', async () => {
  const { url, bodies } = await start((count, socket) => {
    if (count !== 2) return false
    socket.resetAndDestroy()
    return true
  })
  expect(await post(url, 'one')).toBe('one')
  // The connection goes back to the pool behind its answer.
  await new Promise((resolve) => setImmediate(resolve))
  expect(await post(url, 'two')).toBe('two')
  expect(bodies).toEqual(['one', 'two'])
})

it('rejects where a connection of its own is reset', async () => {
  const { url } = await start((_count, socket) => {
    socket.resetAndDestroy()
    return true
  })
  await expect(post(url, 'one')).rejects.toMatchObject({ code: 'ECONNRESET' })
})
