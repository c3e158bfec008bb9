import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

// A key is in the file that keeps it, on its way to its provider, and nowhere else: not even when the
// provider tells it in an error.

const BIN = fileURLToPath(new URL('../bin/parco.js', import.meta.url))
const KEY = 'sk-planted-0123456789abcdefghij'
/** Kept by nobody, and still a secret of the machine's. */
const OTHER = 'planted-in-the-environment-98765'

let home: string
let provider: Server
let keysSeen = 0
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-planted-'))
  provider = createServer((request, response) => {
    const authorization = request.headers.authorization ?? ''
    if (authorization.includes(KEY)) keysSeen += 1
    response.writeHead(401, { 'content-type': 'application/json', 'x-key': KEY })
    const message = `Incorrect API key provided: ${KEY} (${authorization})`
    response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', code: KEY } }))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  provider.close()
  await rm(home, { recursive: true, force: true })
})

async function startServing() {
  const child = spawn(process.execPath, [BIN, 'serve'], {
    env: {
      PATH: process.env.PATH,
      LANG: 'pt_BR.UTF-8',
      PARCO_HOME: home,
      PARCO_PORT: '0',
      PARCO_SKIP_PAGE_BUILD: '1',
      PARCO_LOG: '1',
      ANTHROPIC_API_KEY: OTHER,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let log = ''
  child.stderr.on('data', (piece: Buffer) => {
    log += piece.toString()
  })
  const address = await new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}/.exec(out)?.[0]
      if (found) resolve(new URL(found))
    })
    child.once('exit', () => reject(new Error(log)))
  })
  return { child, address, log: () => log }
}

it('keys are in no answer, log, export or file but their own', async () => {
  const { child, address, log } = await startServing()
  const token = address.searchParams.get('token') ?? ''
  const answers: string[] = []
  try {
    const { port } = provider.address() as AddressInfo
    const send = async (method: string, path: string, body?: unknown): Promise<void> => {
      const response = await fetch(`${address.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const headers = JSON.stringify([...response.headers])
      answers.push(`${method} ${path} ${response.status} ${headers} ${await response.text()}`)
    }
    await send('PATCH', '/api/model', {
      model: 'openai/planted',
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: KEY,
    })
    await send('PATCH', '/api/model', { model: 5, apiKey: KEY })
    await send('POST', '/api/model/test', {})
    for (const text of [
      'estou me sentindo muito sozinho hoje',
      'resume a minha semana em um poema',
    ]) {
      await send('POST', '/api/chat', {
        id: 'cnv_0190163dc1f47c3f8a4ad61a6b1f0c01',
        messages: [{ role: 'user', parts: [{ type: 'text', text }] }],
      })
    }
    for (const path of [
      '/api/model',
      '/api/user',
      '/api/usage',
      '/api/usage/calls',
      '/api/conversations',
      '/api/conversations/cnv_0190163dc1f47c3f8a4ad61a6b1f0c01/messages',
      '/api/receipts',
      '/api/health',
      '/api/export',
      `/api/nothing?key=1`,
    ]) {
      await send('GET', path)
    }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  expect(keysSeen).toBeGreaterThan(0)
  const secrets = [KEY, OTHER, token]
  const places = [
    ...answers.map((text) => ({ name: text.slice(0, 60), text })),
    { name: 'the log', text: log() },
    ...(await readFiles()),
  ]
  for (const { name, text } of places) {
    expect(
      secrets.filter((secret) => text.includes(secret)),
      name,
    ).toEqual([])
  }
}, 180_000)

/** Every file of the folder, also those of the database, but the two that keep secrets. */
async function readFiles() {
  const entries = await readdir(home, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const own = new Set(['token', 'models.json'])
  return Promise.all(
    files
      .filter(({ name }) => !own.has(name))
      .map(async ({ name, parentPath }) => ({
        name: join(parentPath, name),
        text: await readFile(join(parentPath, name), 'latin1'),
      })),
  )
}
