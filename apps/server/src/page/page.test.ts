import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer } from '../../test/test-server.ts'
import { readStaticFile } from './static-files.ts'

const LONG = 'let page\n'.repeat(1000)
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parco-static-'))
  await mkdir(join(root, 'page/assets'), { recursive: true })
  await writeFile(join(root, 'page/index.html'), '<title>page</title>')
  await writeFile(join(root, 'page/assets/app-1a2b.js'), 'let page')
  await writeFile(join(root, 'page/assets/long-3c4d.js'), LONG)
  await writeFile(join(root, 'page/assets/long-3c4d.woff2'), LONG)
  await writeFile(join(root, 'page/manifest.webmanifest'), '{}')
  await writeFile(join(root, 'page/notes.sqlite'), 'not for the web')
  await writeFile(join(root, 'secret.txt'), 'secret')
  await symlink(join(root, 'page'), join(root, 'page-2'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const get = (path: string, withoutToken?: true) =>
  createTestServer({}, { staticDirectory: join(root, 'page') }).send(path, {
    ...(withoutToken ? { withoutToken } : {}),
  })

describe('the page', () => {
  it.each(['/', '/index.html', '/hoje', '/conversa/cnv_1'])('answers at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe('<title>page</title>')
  })

  it('keeps what carries its own hash', async () => {
    const response = await get('/assets/app-1a2b.js', true)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await get('/manifest.webmanifest', true)).status).toBe(200)
  })

  it.each([
    ['/assets/long-3c4d.js', 'gzip, deflate, br', 'gzip'],
    ['/assets/long-3c4d.js', 'br;q=1, gzip;q=0.8', 'gzip'],
    ['/assets/long-3c4d.js', 'br, gzip;q=0', null],
    ['/assets/long-3c4d.js', '', null],
    ['/assets/long-3c4d.woff2', 'gzip', null],
    ['/assets/app-1a2b.js', 'gzip', null],
  ])('sends %s to who takes %j as %s', async (path, accepted, encoding) => {
    const response = await readStaticFile(join(root, 'page'), path, accepted)
    expect(response?.headers.get('content-encoding')).toBe(encoding)
    const bytes = Buffer.from(await (response ?? new Response()).arrayBuffer())
    if (encoding) expect(bytes.byteLength).toBeLessThan(LONG.length / 10)
    expect((encoding ? gunzipSync(bytes) : bytes).toString()).toBe(
      path.includes('long') ? LONG : 'let page',
    )
  })

  it('is compressed by the server that it is asked of', async () => {
    const server = createTestServer({}, { staticDirectory: join(root, 'page') })
    const response = await server.send('/assets/long-3c4d.js', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('accept-encoding')
  })

  it('shows itself to a visitor without access, as refused, so that it can say how to get in', async () => {
    const response = await get('/', true)
    expect(response.status).toBe(401)
    expect(await response.text()).toBe('<title>page</title>')
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/secret.txt',
    '/notes.sqlite',
    '/missing.js',
    '/%ff.js',
    '/a%00.js',
  ])('does not answer at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })

  it('is missed in both languages where it was not built', async () => {
    const response = await createTestServer().send('/')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('npm start')
  })

  it('never answers for the API', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/chat']) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'not-found' } })
    }
  })
})
