import { describe, expect, it } from 'vitest'
import { errorBodySchema } from '../../src/http/to-error-response.ts'
import { type Log, silentLog } from '../../src/log/log.ts'
import { ROUTES } from '../../src/routes/route-table.ts'
import { SECURITY_HEADERS } from '../../src/security/security-headers.ts'
import { conversationId, says, turnEnd, turnStart } from '../../src/testing/turn-events.ts'
import { createTestServer, TOKEN, testNow } from '../test-server.ts'

const prefixOf = (path: string): string => {
  if (path.includes('/receipts/')) return 'rcp'
  return path.includes('/sentences/') ? 'lrn' : 'cnv'
}

/** Every endpoint, with an id in its path. */
const ENDPOINTS = ROUTES.map(({ method, path, isPublic, body, upload }) => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  path: path.replace(/\{\w+\}/, `${prefixOf(path)}_00000000000000000000000000000001`),
  isPublic: isPublic === true,
  changes: method !== 'get',
  takesBody: body !== undefined || upload !== undefined,
}))
const CHANGING = ENDPOINTS.filter(({ changes }) => changes)

describe('another site', () => {
  const { send, parco } = createTestServer()
  const cookie = { cookie: `parco_4747=${TOKEN}` }

  it.each(CHANGING)('cannot use $name, though the browser would send the cookie', async (it) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ]) {
      const response = await send(it.path, {
        method: it.method,
        withoutToken: true,
        headers: { ...cookie, ...headers, 'content-type': 'text/plain' },
        rawBody: '{}',
      })
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(parco.calls).toEqual([])
  })

  it.each(CHANGING.filter(({ takesBody }) => takesBody))(
    'sends $name no type that a form can send, also where a browser does not say who asks',
    async (it) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain; application/json',
        '',
      ]) {
        const response = await send(it.path, {
          method: it.method,
          withoutToken: true,
          headers: { ...cookie, 'content-type': type },
          rawBody: '{}',
        })
        expect(response.status).toBe(415)
      }
      expect(parco.calls).toEqual([])
    },
  )

  it('gets no leave to ask', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
      'access-control-request-private-network': 'true',
    }
    const response = await send('/api/chat', { method: 'OPTIONS', headers })
    expect(response.status).toBe(403)
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([])
  })
})

describe('every endpoint', () => {
  it.each(ENDPOINTS)('$name is closed without the token, and protected', async (it) => {
    const { send, parco } = createTestServer()
    const response = await send(it.path, {
      method: it.method,
      withoutToken: true,
      ...(it.takesBody ? { body: {} } : {}),
    })
    // What is public and has an id in its path needs that to be right.
    const toAnybody = it.name.includes('{') ? 404 : 200
    expect(response.status).toBe(it.isPublic ? toAnybody : 401)
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS)
    expect(parco.calls).toEqual([])
  })

  it.each(CHANGING.filter(({ takesBody }) => takesBody))(
    '$name takes nothing from keys that objects have anyway, nor from deep nesting',
    async (it) => {
      const { send } = createTestServer()
      const keys = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
      const deep = (count: number) => `${'['.repeat(count)}${']'.repeat(count)}`
      for (const rawBody of [
        `{${keys}}`,
        `{"id":"a","messages":[{${keys}}],"input":{${keys}},${keys}}`,
        // A check of a length would compare this one.
        '{"model":{"length":{"toString":-1}},"id":{"length":{"valueOf":1,"to\\u0053tring":1}}}',
      ]) {
        const response = await send(it.path, { method: it.method, rawBody })
        expect(response.status).toBeLessThan(500)
      }
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      for (const rawBody of [
        deep(100),
        deep(500_000),
        `{"a":${deep(400_000)}}`,
        `{"input":{"a":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`,
        '['.repeat(1_000_000),
        `"${'\\"'.repeat(400_000)}`,
      ]) {
        const response = await send(it.path, { method: it.method, rawBody })
        expect([400, 415]).toContain(response.status)
      }
    },
  )

  it('takes brackets in what people say for what they are', async () => {
    const answer = () => [turnStart(), ...says('Pronto.'), turnEnd()]
    const { send } = createTestServer({ turns: [answer] })
    const text = `${'['.repeat(500)} "\\${'{'.repeat(500)}`
    const body = {
      id: conversationId(),
      messages: [{ role: 'user', parts: [{ type: 'text', text }] }],
    }
    expect((await send('/api/chat', { body })).status).toBe(200)
  })
})

describe('what a client sends', () => {
  const HOSTILE = [
    'a%0d%0aset-cookie:%20x=1',
    '%0d%0a%0d%0a<script>alert(1)</script>',
    '%e5%98%8a%e5%98%8dset-cookie:x=1',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
  ]

  it.each(HOSTILE)('%s becomes no header and no page', async (text) => {
    const { send } = createTestServer()
    for (const path of [
      `/${text}`,
      `/api/${text}`,
      `/api/receipts/${text}`,
      `/api/records?day=${text}`,
      `/${text}?token=${TOKEN}&x=${text}`,
      `/${text}.js`,
    ]) {
      const response = await send(path)
      const known = new Set([
        ...Object.keys(SECURITY_HEADERS),
        'content-type',
        'cache-control',
        'x-request-id',
        'location',
        'set-cookie',
      ])
      expect([...response.headers.keys()].filter((name) => !known.has(name))).toEqual([])
      expect(response.headers.getSetCookie().length).toBeLessThanOrEqual(1)
      const type = response.headers.get('content-type') ?? ''
      if (type.startsWith('text/html')) expect(await response.text()).not.toMatch(/alert|onerror/)
      else if (response.body) expect(type).toBe('application/json; charset=utf-8')
    }
  })

  it('is not what an error that nobody expected tells', async () => {
    const lines: string[] = []
    const log: Log = {
      ...silentLog,
      error: (event, error, fields) => {
        lines.push(JSON.stringify({ event, name: (error as Error).name, ...fields }))
      },
    }
    const { send, parco } = createTestServer({}, { log })
    parco.conversations = async () => {
      throw new Error('duplicate key value (name)=(meu segredo) at /home/ana/parco')
    }
    const response = await send('/api/conversations')
    expect(response.status).toBe(500)
    const { error } = errorBodySchema.parse(await response.json())
    expect(error).toEqual({
      code: 'internal',
      message: 'Something failed inside Parco. The log has the details.',
      requestId: response.headers.get('x-request-id'),
    })
    expect(lines).toEqual([expect.stringContaining(error.requestId)])
  })
})

describe('wrong tokens', () => {
  it('are refused after thirty in a minute, and the right one never is', async () => {
    let at = testNow().getTime()
    const { send } = createTestServer({}, { now: () => new Date(at) })
    const wrong = (token: string) =>
      send('/api/user', { withoutToken: true, headers: { authorization: `Bearer ${token}` } })
    for (let count = 0; count < 28; count += 1) expect((await wrong(`t${count}`)).status).toBe(401)
    expect((await send('/?token=wrong', { withoutToken: true })).status).toBe(401)
    const byCookie = { cookie: `parco_4747=${'W'.repeat(43)}` }
    expect((await send('/api/user', { withoutToken: true, headers: byCookie })).status).toBe(401)
    at += 20_000
    const refused = await wrong('once-more')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('40')
    expect((await send('/?token=again', { withoutToken: true })).status).toBe(429)
    expect((await send('/api/user')).status).toBe(200)
    expect((await send(`/?token=${TOKEN}`, { withoutToken: true })).status).toBe(303)
    // Nobody who shows no token at all is counted, or refused.
    expect((await send('/api/user', { withoutToken: true })).status).toBe(401)
    at += 40_000
    expect((await wrong('later')).status).toBe(401)
  })

  it('are forgotten when the clock was set back', async () => {
    let at = testNow().getTime()
    const { send } = createTestServer({}, { now: () => new Date(at) })
    const wrong = () =>
      send('/api/user', { withoutToken: true, headers: { authorization: 'Bearer wrong' } })
    for (let count = 0; count < 31; count += 1) await wrong()
    expect((await wrong()).status).toBe(429)
    at -= 24 * 60 * 60 * 1000
    expect((await wrong()).status).toBe(401)
  })
})
