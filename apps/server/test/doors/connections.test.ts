import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../../src/http/read-json-body.ts'
import { SECURITY_HEADERS } from '../../src/security/security-headers.ts'
import type { StartServerOptions } from '../../src/start-server.ts'
import type { ParcoScript } from '../../src/testing/parco-script.ts'
import {
  conversationId,
  says,
  turnEnd,
  turnStart,
  untilAborted,
} from '../../src/testing/turn-events.ts'
import { type ListeningServer, startListening } from '../running-server.ts'
import { TOKEN } from '../test-server.ts'

const running: ListeningServer[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(running.splice(0).map(({ server }) => server.stop()))
})

async function start(script: ParcoScript = {}, changes: Partial<StartServerOptions> = {}) {
  const started = await startListening(script, { graceMs: 1, ...changes })
  running.push(started)
  return started
}

function open(server: ListeningServer): Socket {
  const socket = server.connect()
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

const HEAD = `Host: 127.0.0.1\r\nAuthorization: Bearer ${TOKEN}\r\n`
const chatBody = (text: string, id = conversationId()) =>
  JSON.stringify({ id, messages: [{ role: 'user', parts: [{ type: 'text', text }] }] })
const chat = (text: string, id = conversationId()) => {
  const body = chatBody(text, id)
  return `POST /api/chat HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

describe('bytes that are no request we take', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'two lengths',
      `POST /api/chat HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST /api/chat HTTP/1.1\r\n${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a line end in a header', `GET / HTTP/1.1\r\n${HEAD}X-A: a\rX-B: b\r\n\r\n`, 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    [
      'a host with a path',
      'GET / HTTP/1.1\r\nHost: 127.0.0.1/../x\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['another host', 'GET / HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n', 403],
    [
      'two hosts',
      'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
      403,
    ],
    [
      'the address of another host',
      'GET http://rebound.example/ HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
      403,
    ],
    ['an address that is none', `GET http://[ HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`, 400],
    [
      'a path up the folders',
      `GET /../../etc/passwd HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
      404,
    ],
    [
      'backslashes',
      `GET /..\\..\\etc\\passwd.txt HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
      400,
    ],
    ['a method of its own', `TRACE / HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`, 404],
    [
      'an expectation',
      `GET /api/health HTTP/1.1\r\n${HEAD}Expect: wonders\r\nConnection: close\r\n\r\n`,
      200,
    ],
    ['a large header', `GET / HTTP/1.1\r\n${HEAD}X-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['many headers', `GET / HTTP/1.1\r\n${HEAD}${'X-A: a\r\n'.repeat(10_000)}\r\n`, 431],
  ])('%s: answered, protected, and the server goes on', async (_name, bytes, status) => {
    const server = await start()
    const answer = await server.exchange(bytes)
    expect(statusOf(answer)).toBe(status)
    const [head = ''] = answer.toLowerCase().split('\r\n\r\n')
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(head).toContain(`${name}: ${value.toLowerCase()}`)
    }
    expect(head).toContain('x-request-id: req_')
    expect((await fetch(`${server.server.address}/api/health`)).status).toBe(200)
  })

  it('never makes a tunnel', async () => {
    const server = await start()
    expect(
      await server.exchange('CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'),
    ).toBe('')
    const upgrade = `GET /api/health HTTP/1.1\r\n${HEAD}Upgrade: websocket\r\nConnection: Upgrade, close\r\n\r\n`
    expect(statusOf(await server.exchange(upgrade))).not.toBe(101)
  })
})

describe('bodies of all sizes', () => {
  const post = (headers: string) =>
    `POST /api/chat HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nConnection: close\r\n${headers}\r\n`
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

  it('takes the largest, and refuses one byte more', async () => {
    const { server } = await start()
    for (const [size, status] of [
      [MAX_BODY_BYTES, 400],
      [MAX_BODY_BYTES + 1, 413],
    ] as const) {
      const response = await fetch(`${server.address}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
        body: `"${'a'.repeat(size - 2)}"`,
      })
      expect(response.status).toBe(status)
    }
  })

  it.each([
    ['nothing', post('Content-Length: 0\r\n'), 400],
    ['a length and no body', post('Content-Length: 104857600\r\n'), 413],
    ['a length beyond all numbers', post(`Content-Length: ${'9'.repeat(40)}\r\n`), 400],
    [
      'chunks without end',
      post('Transfer-Encoding: chunked\r\n') + chunk('a'.repeat(64 * 1024)).repeat(32),
      413,
    ],
    ['chunks that are none', `${post('Transfer-Encoding: chunked\r\n')}zz\r\n`, 400],
    ['bytes that are no text', `${post('Content-Length: 2\r\n')}\xff\xfe`, 400],
  ])('%s', async (_name, bytes, status) => {
    const server = await start()
    expect(statusOf(await server.exchange(Buffer.from(bytes, 'latin1')))).toBe(status)
  })
})

describe('clients that take their time', () => {
  it('are closed when the head of their request does not come', async () => {
    const server = await start({}, { patience: { headersMs: 40 } })
    expect(await server.exchange(`GET /api/health HTTP/1.1\r\n`)).toContain('"code":"timeout"')
    expect(statusOf(await server.exchange())).toBe(408)
  })

  it('are closed when its body does not come', async () => {
    const server = await start({}, { patience: { headersMs: 40, requestMs: 60 } })
    const answer = await server.exchange(
      `POST /api/chat HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
    )
    expect(statusOf(answer)).toBe(408)
    expect(server.parco.calls).toEqual([])
    expect(server.lines.join('')).not.toContain('request-failed')
  })

  it('are closed when they ask on and on before they are answered', async () => {
    const server = await start()
    const ask = `GET /api/openapi.json HTTP/1.1\r\n${HEAD}\r\n`
    expect(await server.exchange(ask.repeat(200))).not.toContain('HTTP/1.1 5')
    expect(server.lines.filter((line) => line.includes('/api/openapi.json')).length).toBeLessThan(5)
    const some = await server.exchange(
      `${ask.repeat(3)}${ask.replace('\r\n', '\r\nConnection: close\r\n')}`,
    )
    expect(some.split('HTTP/1.1 200 ')).toHaveLength(5)
  })

  it('may close their side once they have asked', async () => {
    const server = await start({ turns: [() => [turnStart(), ...says('Pronto.'), turnEnd()]] })
    const socket = open(server)
    const pieces: Buffer[] = []
    socket.on('data', (piece: Buffer) => pieces.push(piece))
    socket.end(chat('oi').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    await once(socket, 'end')
    expect(Buffer.concat(pieces).toString()).toContain('[DONE]')
  })
})

describe('many at once', () => {
  it('300 streams are told whole, and nothing of them is left', async () => {
    const many = 300
    const begun = Promise.withResolvers<void>()
    let waiting = 0
    const server = await start({
      turns: Array.from(
        { length: many },
        (_, number) =>
          async function* () {
            yield turnStart()
            waiting += 1
            if (waiting === many) begun.resolve()
            await begun.promise
            for (let count = 0; count < 20; count += 1)
              yield* says(`${number}.${count} `, `${count}`)
            yield turnEnd()
          },
      ),
    })
    const texts = await Promise.all(
      Array.from({ length: many }, async (_, number) => {
        const response = await fetch(`${server.server.address}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
          body: chatBody('oi', conversationId(number + 1)),
        })
        return response.text()
      }),
    )
    expect(texts.filter((text) => !text.endsWith('data: [DONE]\n\n'))).toEqual([])
    expect(texts.every((text) => text.split('text-delta').length === 21)).toBe(true)
    const resumed = await fetch(`${server.server.address}/api/chat/${conversationId(1)}/stream`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect(resumed.status).toBe(204)
  })

  it('a stream that is left is let go, and can be heard again from its beginning', async () => {
    const go = Promise.withResolvers<void>()
    const server = await start({
      turns: [
        async function* (_input, signal) {
          yield turnStart()
          yield* says('Um.')
          await Promise.race([go.promise, untilAborted(signal)])
          yield* says('Dois.', 'second')
          yield turnEnd()
        },
      ],
    })
    const socket = open(server)
    socket.write(chat('oi'))
    await once(socket, 'data')
    socket.destroy()
    const again = await fetch(`${server.server.address}/api/chat/${conversationId()}/stream`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    go.resolve()
    const text = await again.text()
    expect(text).toMatch(/Um\..*Dois\./s)
  })
})

it.each([
  ['at once', 0],
  ['on its way', 40],
])('a file that breaks off %s is seen to, and says nothing of why', async (_name, pieces) => {
  const secret = 'select private_thing'
  const server = await start()
  server.parco.exportData = async () =>
    (async function* () {
      for (let count = 0; count < pieces; count += 1) yield Buffer.alloc(64 * 1024, ' ')
      throw new Error(secret)
    })()
  const url = `${server.server.address}/api/export`
  const text = fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } }).then((it) => it.text())
  await expect(text).rejects.toThrow(/terminated|fetch failed/)
  expect(server.lines.join('')).toContain('answer-broke-off')
  expect(server.lines.join('')).not.toContain(secret)
})
