import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ModelError } from '../model-error.ts'
import type { Fetch } from './fetch.ts'
import { postJson } from './post-json.ts'

let server: Server | undefined

async function listen(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`
}

afterEach(() => {
  vi.unstubAllGlobals()
  server?.closeAllConnections()
  server?.close()
})

const post = (url: string, more: { fetch?: Fetch; signal?: AbortSignal; body?: string } = {}) =>
  postJson({
    provider: 'test',
    model: 'm',
    url,
    headers: { 'x-own': 'yes' },
    body: '{}',
    signal: undefined,
    fetch: undefined,
    ...more,
  })

async function read(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ModelError,
  )

describe('posting', () => {
  it('sends the body with its length in bytes, and its headers', async () => {
    const url = await listen(async (request, response) => {
      const { 'content-length': length, 'x-own': own, 'content-type': type } = request.headers
      const body = await read(request)
      response.end(JSON.stringify({ method: request.method, length, own, type, body }))
    })
    expect(JSON.parse(await read(await post(url, { body: '{"t":"ção 🙂"}' })))).toEqual({
      method: 'POST',
      length: '18',
      own: 'yes',
      type: 'application/json',
      body: '{"t":"ção 🙂"}',
    })
  })

  it('uses a connection again, and opens another when the server closed it meanwhile', async () => {
    const sockets = new Set<unknown>()
    let served = 0
    const url = await listen((request, response) => {
      sockets.add(request.socket)
      served += 1
      // Closed without a word, as a server does whose idle time is over.
      if (served === 2) request.socket.destroy()
      else response.end('ok')
    })
    expect(await read(await post(url))).toBe('ok')
    expect(await read(await post(url))).toBe('ok')
    expect(served).toBe(3)
    expect(sockets.size).toBe(2)
  })

  it('does not repeat a request on a fresh connection', async () => {
    let served = 0
    const url = await listen((request) => {
      served += 1
      request.socket.destroy()
    })
    const failure = await failureOf(post(url))
    expect(failure).toMatchObject({ failure: 'network', retryable: true })
    expect(served).toBe(1)
  })

  it('does not repeat a request whose answer had begun', async () => {
    let served = 0
    const url = await listen((request, response) => {
      served += 1
      if (served !== 2) return void response.end('ok')
      response.write('half')
      setImmediate(() => request.socket.resetAndDestroy())
    })
    await read(await post(url))
    await expect(read(await post(url))).rejects.toThrow()
    await read(await post(url))
    expect(served).toBe(3)
  })

  it('says which status came and what the server said, and when to try again', async () => {
    const url = await listen((_, response) => {
      response.writeHead(429, { 'retry-after': '2' })
      response.end(JSON.stringify({ error: { message: 'slow down' } }))
    })
    const failure = await failureOf(post(url))
    expect(failure).toBeInstanceOf(ModelError)
    expect(failure).toMatchObject({ failure: 'rate-limit', status: 429, retryAfterMs: 2000 })
    expect(failure?.message).toContain('429 slow down')
  })

  it('follows no redirect: a prompt and its key go nowhere else', async () => {
    const url = await listen((_, response) => {
      response.writeHead(308, { location: 'https://elsewhere.example/v1' })
      response.end()
    })
    const failure = await failureOf(post(url))
    expect(failure).toMatchObject({ status: 308, retryable: false })
    expect(failure?.message).toContain('https://elsewhere.example/v1')
  })

  it('throws the reason of an abort, before and while the answer comes', async () => {
    const url = await listen((_, response) => {
      response.write('one')
    })
    const reason = new Error('enough')
    await expect(post(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    const controller = new AbortController()
    const body = await post(url, { signal: controller.signal })
    const reading = read(body)
    controller.abort(reason)
    await expect(reading).rejects.toThrow()
  })

  it.each(['given', 'global'])('goes through a fetch that was replaced: %s', async (kind) => {
    const fetch: Fetch = async (_, init) => new Response(`through fetch: ${String(init?.body)}`)
    if (kind === 'global') vi.stubGlobal('fetch', fetch)
    const options = kind === 'given' ? { fetch } : {}
    expect(await read(await post('http://127.0.0.1:9/', options))).toBe('through fetch: {}')
  })
})
