import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startListening } from '../test/running-server.ts'
import { TOKEN, testNetwork } from '../test/test-server.ts'
import type { RunningServer, StartServerOptions } from './start-server.ts'
import type { ParcoScript } from './testing/parco-script.ts'
import { conversationId, says, turnEnd, turnStart, untilAborted } from './testing/turn-events.ts'

const running: RunningServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

async function start(script: ParcoScript = {}, changes: Partial<StartServerOptions> = {}) {
  const started = await startListening(script, changes)
  running.push(started.server)
  return started
}

const chat = (address: string, text: string) =>
  fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({
      id: conversationId(),
      messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text }] }],
    }),
  })

describe('startServer', () => {
  it('streams over a real connection, with the headers of the convention', async () => {
    const { server, lines } = await start({
      turns: [() => [turnStart(), ...says('Pronto.'), turnEnd()]],
    })
    const response = await chat(server.address, 'gastei 50 no mercado')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      connection: 'keep-alive',
      'x-vercel-ai-ui-message-stream': 'v1',
      'x-accel-buffering': 'no',
    })
    const text = await response.text()
    expect(text.startsWith('data: {"type":"start"')).toBe(true)
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
    const log = lines.join('')
    expect(log).toContain('"route":"/api/chat","status":200')
    expect(log).not.toContain('mercado')
    expect(log).not.toContain(TOKEN)
  })

  it('answers on the addresses of a home too, where devices are let in, and stops on all', async () => {
    const network = { ...testNetwork(), hosts: ['127.0.0.2'] }
    const { server } = await start({}, { network })
    const { port } = new URL(server.address)
    const home = `http://127.0.0.2:${port}`
    const page = await fetch(`${home}/`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/let-in'])
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
    await server.stop()
    await expect(fetch(`${home}/`)).rejects.toThrow()
  })

  it('listens nowhere when an address of a home is none of this machine', async () => {
    const network = { ...testNetwork(), hosts: ['203.0.113.1'] }
    await expect(start({}, { network })).rejects.toMatchObject({ code: 'configuration' })
  })

  it('refuses a host that others can reach', async () => {
    await expect(start({}, { host: '0.0.0.0' })).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringContaining('sign-in'),
    })
  })

  it('says which port is taken, and what to do', async () => {
    const { server } = await start()
    const port = Number(new URL(server.address).port)
    await expect(start({}, { port })).rejects.toMatchObject({
      code: 'configuration',
      message: expect.stringMatching(new RegExp(`Port ${port} .*PARCO_PORT=`)),
    })
  })

  it('ends streams when it stops', async () => {
    const { server } = await start({
      turns: [
        async function* (_input, signal) {
          yield turnStart()
          yield* says('Um momento.')
          await untilAborted(signal)
          yield turnEnd('aborted')
        },
      ],
    })
    const response = await chat(server.address, 'oi')
    const [text] = await Promise.all([response.text(), server.stop()])
    expect(text).toContain('{"type":"abort"}')
    expect(text.endsWith('data: [DONE]\n\n')).toBe(true)
    await expect(fetch(server.address)).rejects.toThrow()
  })

  it('stops under a client that never finishes its request', async () => {
    const { server } = await start({}, { graceMs: 1 })
    const { hostname, port } = new URL(server.address)
    const open = request({ hostname, port, method: 'POST', path: '/api/chat' })
    const failed = new Promise((resolve) => open.on('error', resolve))
    const connected = new Promise((resolve) =>
      open.on('socket', (socket) => socket.on('connect', resolve)),
    )
    open.setHeader('content-type', 'application/json')
    open.setHeader('authorization', `Bearer ${TOKEN}`)
    open.write('{"id":')
    await connected
    await server.stop()
    await failed
  })
})
