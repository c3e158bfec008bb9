import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, TOKEN } from '../../test/test-server.ts'
import { isSameToken, loadAccessToken, readToken } from './access-token.ts'
import { isLoopback } from './check-origin.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'parco-access-'))
})
afterAll(() => rm(directory, { recursive: true }))

describe('the access token', () => {
  it('is created once, readable by its owner alone', async () => {
    const file = join(directory, 'home', 'token')
    const token = await loadAccessToken(file, (count) => new Uint8Array(count).fill(7))
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await loadAccessToken(file, () => new Uint8Array(32))).toBe(token)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readToken(file)).toBe(token)
  })

  it('is made anew when its file is damaged', async () => {
    const file = join(directory, 'damaged')
    await writeFile(file, 'short')
    const token = await loadAccessToken(file, (count) => new Uint8Array(count).fill(9))
    expect((await readFile(file, 'utf8')).trim()).toBe(token)
    expect(await readToken(join(directory, 'missing'))).toBeUndefined()
  })

  it('is compared whatever the length', () => {
    expect(isSameToken('a', 'a')).toBe(true)
    expect(isSameToken('a', 'ab')).toBe(false)
    expect(isSameToken('', 'a')).toBe(false)
  })
})

describe('the first visit', () => {
  const { send } = createTestServer()

  it('sets a cookie no script reads and no other site sends, and cleans the address', async () => {
    const response = await send(`/?token=${TOKEN}&dia=hoje`, { withoutToken: true })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/?dia=hoje')
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('; HttpOnly; SameSite=Strict')
    const headers = { cookie: `other=1; ${cookie.split(';')[0]}` }
    expect((await send('/api/user', { withoutToken: true, headers })).status).toBe(200)
  })

  it('never leads to another host', async () => {
    const response = await send(`//evil.example/x?token=${TOKEN}`, { withoutToken: true })
    expect(response.headers.get('location')).toMatch(/^\/(?![/\\])/)
  })

  it('with a wrong token, or none, says how to get in', async () => {
    for (const path of ['/?token=wrong', '/']) {
      const response = await send(path, { withoutToken: true })
      expect(response.status).toBe(401)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.text()).toContain('lang="en"')
    }
  })
})

describe('origins', () => {
  const { send } = createTestServer()
  const statusWith = async (headers: Record<string, string>, path = '/api/user') =>
    (await send(path, { headers })).status

  it('answers under the names of this machine alone', async () => {
    expect(await statusWith({ host: 'localhost:4747' })).toBe(200)
    expect(await statusWith({ host: '[::1]:4747' })).toBe(200)
    expect(await statusWith({ host: 'rebound.example:4747' })).toBe(403)
    expect(await statusWith({ host: 'rebound.example' }, '/')).toBe(403)
    expect(await statusWith({ host: '127.0.0.1.evil.example' })).toBe(403)
  })

  it('takes requests of its own pages alone', async () => {
    const host = '127.0.0.1:4747'
    expect(await statusWith({ host, origin: 'http://127.0.0.1:4747' })).toBe(200)
    expect(await statusWith({ host, origin: 'http://localhost:4747' })).toBe(403)
    expect(await statusWith({ host, origin: 'null' })).toBe(403)
    expect(await statusWith({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403)
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect(await statusWith(link, '/')).toBe(404)
  })

  it('sends the same protection with every answer', async () => {
    for (const path of ['/', '/api/user', '/api/nothing', '/missing.js']) {
      const { headers } = await send(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it.each(['127.0.0.1', 'localhost', '::1', '127.1.2.3'])('knows %s as this machine', (host) => {
    expect(isLoopback(host)).toBe(true)
  })
  it.each(['0.0.0.0', '192.168.0.2', '::', 'example.com', '127.0.0.1.example.com'])(
    'knows %s as reachable by others',
    (host) => expect(isLoopback(host)).toBe(false),
  )
})
