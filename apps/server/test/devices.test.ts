import { describe, expect, it } from 'vitest'
import { aDevice, deviceId } from '../src/testing/turn-events.ts'
import { createTestServer, HOME_HOST, TOKEN, testNetwork } from './test-server.ts'

const HOME = `http://${HOME_HOST}:4747`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Safari/604.1'

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that lets devices in, and a phone at home that sends it requests. */
function atHome() {
  const told: string[] = []
  const network = testNetwork(({ name }) => told.push(name))
  const test = createTestServer({ devices: [aDevice()] }, { network })
  const from = async (origin: string, path: string, { headers = {}, ...sent }: Sent = {}) =>
    test.server.fetch(
      new Request(`${origin}${path}`, {
        ...sent,
        headers: { host: new URL(origin).host, 'user-agent': IPHONE, ...headers },
      }),
    )
  const type = (code: string, headers: Readonly<Record<string, string>> = {}) =>
    from(HOME, '/let-in', {
      method: 'POST',
      body: new URLSearchParams({ code }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: HOME, ...headers },
    })
  return { ...test, network, told, from, type }
}

const cookieOf = (response: Response): string =>
  response.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('a device at home', () => {
  it('gets in once by its code, with a cookie of its own whose secret is kept nowhere', async () => {
    const { from, network, parco, send, told, type } = atHome()
    const { code } = network.pairing.issue()
    expect(await (await from(HOME, `/let-in?code=${code}`)).text()).toContain(`value="${code}"`)
    const answer = await type(code.toLowerCase())
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('set-cookie')).toMatch(
      /^parco_4747_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    )
    expect(told).toEqual(['iPhone, Safari'])
    const cookie = cookieOf(answer)
    expect(JSON.stringify(parco.calls)).not.toContain(cookie.split('=')[1])
    const user = await from(HOME, '/api/user', { headers: { cookie } })
    expect(user.status).toBe(200)

    expect((await type(code)).status).toBe(403)
    expect((await send('/api/user', { headers: { cookie }, withoutToken: true })).status).toBe(200)
  })

  it('is asked for its code wherever it goes, and gets nothing without one', async () => {
    const { from } = atHome()
    const page = await from(HOME, '/money')
    expect([page.status, page.headers.get('location')]).toEqual([303, '/let-in'])
    const code = await from(HOME, '/let-in?code=%22%3E%3Cscript%3E')
    expect(await code.text()).not.toContain('<script')
    expect((await from(HOME, '/api/user')).status).toBe(401)
    const cookie = `parco_4747_device=${'a'.repeat(43)}`
    expect((await from(HOME, '/api/user', { headers: { cookie } })).status).toBe(401)
  })

  it('finds no code by trying', async () => {
    const { network, type } = atHome()
    const { code } = network.pairing.issue()
    for (let count = 0; count < 5; count += 1) expect((await type('AAAA-AAAA')).status).toBe(403)
    const answer = await type(code)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('parco devices add')
  })

  it('is waited for no longer when it tries secrets', async () => {
    const { from } = atHome()
    const cookie = `parco_4747_device=${'a'.repeat(43)}`
    for (let count = 0; count < 30; count += 1)
      await from(HOME, '/api/user', { headers: { cookie } })
    expect((await from(HOME, '/api/user', { headers: { cookie } })).status).toBe(429)
  })

  it('decides about no device, and lets in nobody', async () => {
    const { from, network, type } = atHome()
    const cookie = cookieOf(await type(network.pairing.issue().code))
    for (const [path, method] of [
      ['/api/devices', 'GET'],
      [`/api/devices/${deviceId()}`, 'DELETE'],
      ['/api/devices/codes', 'POST'],
    ] as const) {
      expect((await from(HOME, path, { method, headers: { cookie } })).status).toBe(403)
    }
  })

  it('reaches the server by the printed addresses alone, and from no page of elsewhere', async () => {
    const { from, network, type } = atHome()
    const { code } = network.pairing.issue()
    for (const origin of ['http://192.168.0.13:4747', 'http://parco.example:4747']) {
      expect((await from(origin, '/let-in')).status).toBe(403)
    }
    expect((await type(code, { origin: 'http://elsewhere.example' })).status).toBe(403)
    expect((await type(code, { origin: 'null' })).status).toBe(403)
    expect((await type(code)).status).toBe(303)
  })
})

describe('without a network at home', () => {
  it('there is no way in for devices, and no other host name', async () => {
    const { send, server } = createTestServer({ devices: [aDevice()] })
    expect((await send('/let-in', { withoutToken: true })).status).toBe(401)
    expect((await send('/let-in', { method: 'POST', rawBody: 'code=x' })).status).toBe(404)
    const request = new Request(`${HOME}/`, { headers: { host: `${HOME_HOST}:4747` } })
    expect((await server.fetch(request)).status).toBe(403)
    const withToken = { host: `${HOME_HOST}:4747`, authorization: `Bearer ${TOKEN}` }
    const asked = new Request(`${HOME}/api/user`, { headers: withToken })
    expect((await server.fetch(asked)).status).toBe(403)
  })
})
