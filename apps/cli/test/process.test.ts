import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startModelServer } from '@parco/agent/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { runCli } from '../src/run-cli.ts'
import { createTestTerminal } from './test-terminal.ts'

const BIN = fileURLToPath(new URL('../bin/parco.js', import.meta.url))
const WAIT_MS = 180_000

let home: string
const children: ChildProcess[] = []
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-process-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(home, { recursive: true, force: true })
})

function start(argv: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [BIN, ...argv], {
    env: {
      PATH: process.env.PATH,
      LANG: 'pt_BR.UTF-8',
      PARCO_HOME: home,
      PARCO_PORT: '0',
      PARCO_SKIP_PAGE_BUILD: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let out = ''
  let error = ''
  child.stderr.on('data', (piece: Buffer) => {
    error += piece.toString()
  })
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString()
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')))
    })
    child.stdout.on('close', () => resolve(out))
  })
  const ended = new Promise<{ exitCode: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (exitCode) => resolve({ exitCode, out, error }))
  })
  return { child, firstLine, ended }
}

/** In this process, which saves loading everything once more. */
function run(argv: readonly string[]) {
  const { terminal } = createTestTerminal({ environment: { PARCO_HOME: home } })
  const openClient = () => Promise.reject(new Error('These commands open the data themselves.'))
  return runCli(argv, terminal, { openClient, now: () => new Date() })
}

describe('the parco command', () => {
  it('says so when Node is too old, in words that an old Node can run', async () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' })
      await import(${JSON.stringify(pathToFileURL(BIN).href)})`
    const child = spawn(process.execPath, ['--input-type=module', '-e', pretend])
    let error = ''
    child.stderr.on('data', (piece: Buffer) => {
      error += piece.toString()
    })
    const exitCode = await new Promise((resolve) => child.on('close', resolve))
    expect(exitCode).toBe(EXIT_CODES.usage)
    expect(error).toContain('Parco needs Node 24; this is Node 20.19.0')
    expect(error).toContain('npm ci')
  })

  it(
    'serves, is spoken to by other commands meanwhile, and stops when asked to',
    async () => {
      const server = start(['serve'])
      const line = await server.firstLine
      const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}/.exec(line)?.[0]
      expect(address, `${line}\n${await Promise.race([server.ended, ''])}`).toBeDefined()
      const { origin } = new URL(address as string)
      expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ status: 'ok' })
      expect((await stat(join(home, 'token'))).mode & 0o777).toBe(0o600)

      const asked = await start(['ask', '--json', 'gastei 50 no mercado']).ended
      expect(asked).toMatchObject({ exitCode: EXIT_CODES.waiting, error: '' })
      expect(JSON.parse(asked.out)).toMatchObject({
        outcome: 'waiting',
        approvals: [{ position: 0 }],
      })
      const shown = await start(['approve']).ended
      expect(shown).toMatchObject({ exitCode: EXIT_CODES.waiting, error: '' })
      expect(shown.out).toContain('R$ 50,00')
      const again = await start(['serve']).ended
      expect(again).toMatchObject({ exitCode: EXIT_CODES.unavailable })
      expect(again.error).toContain(origin)

      server.child.kill('SIGTERM')
      const stopped = await server.ended
      expect(stopped.exitCode).toBe(EXIT_CODES.ok)
      expect(stopped.error).not.toContain('mercado')
      await expect(readFile(join(home, 'server.json'))).rejects.toThrow()

      // Neither holds the data for long, so that the other waits for it.
      const both = ['bebi 300 ml', 'bebi 500 ml'].map(
        (text) => start(['ask', '--json', text]).ended,
      )
      for (const { exitCode, error } of await Promise.all(both)) {
        expect({ exitCode, error }).toEqual({ exitCode: EXIT_CODES.waiting, error: '' })
      }

      const copy = join(home, 'copy.tar.gz')
      expect(await run(['backup', copy])).toBe(EXIT_CODES.ok)
      expect(await run(['restore', copy, '--yes'])).toBe(EXIT_CODES.ok)
      expect((await readdir(home)).some((name) => name.startsWith('data.replaced-'))).toBe(true)
    },
    WAIT_MS,
  )

  it(
    'ends at once when it is asked to stop a second time while an answer is under way',
    async () => {
      const asked = Promise.withResolvers<void>()
      const model = await startModelServer(async () => {
        asked.resolve()
        await setTimeout(WAIT_MS, undefined, { ref: false })
        return { text: 'Tarde demais.' }
      })
      const local = { protocol: 'chat-completions', baseUrl: `${model.url}/v1` }
      const models = { providers: { local }, roles: { chat: 'local/m' } }
      await writeFile(join(home, 'models.json'), JSON.stringify(models))
      const server = start(['serve'])
      expect(await server.firstLine).toContain('http:')
      const question = start(['ask', 'como eu faço pra dormir melhor?'])
      await asked.promise
      server.child.kill('SIGTERM')
      await new Promise((resolve) => server.child.stderr?.once('data', resolve))
      server.child.kill('SIGTERM')
      await server.ended
      expect(server.child.signalCode).toBe('SIGTERM')
      await question.ended
      await model.close()
    },
    WAIT_MS,
  )
})
