import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol'
import { createScriptedParco } from '@parco/server/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { runCli } from '../src/run-cli.ts'
import type { OpenClient } from '../src/session/session.ts'
import { createTestTerminal, testNow } from './test-terminal.ts'

// A command's first run loads what it needs, which takes its time where much else runs.
vi.setConfig({ testTimeout: 60_000 })

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-doctor-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const opens: OpenClient = async () => {
  const client = createScriptedParco()
  return { client, user: await client.localUser(), home, via: { type: 'process' } }
}
const isLocked: OpenClient = async () => {
  const data = { directory: home, pid: 4242, command: 'parco serve' }
  throw new ParcoError('store-locked', 'in use', { data })
}

async function doctor(
  environment: Record<string, string> = {},
  openClient: OpenClient = opens,
  argv = ['doctor'],
) {
  const { terminal, written } = createTestTerminal({
    environment: { PARCO_HOME: home, ...environment },
  })
  const exitCode = await runCli(argv, terminal, { openClient, now: testNow })
  return { exitCode, ...written }
}

describe('parco doctor', () => {
  it('finds an installation in order', async () => {
    await mkdir(join(home, 'data'))
    const { exitCode, out, error } = await doctor()
    expect(error).toBe('')
    expect(out).toContain('embutido, abre e responde')
    expect(out).toContain('pt-BR, America/Sao_Paulo, BRL')
    expect(out).toContain('Está tudo em ordem.')
    expect(exitCode).toBe(EXIT_CODES.ok)
  })

  it.each([
    [{ PARCO_MODEL: 'none' }, '· Modelo de linguagem  desligado'],
    [
      { PARCO_MODEL: 'foo' },
      'O modelo se escreve provedor/modelo, como openai/gpt-5-mini ou ollama/qwen3. Até lá o Parco funciona sem modelo.',
    ],
    [
      { PARCO_MODEL: 'openai/gpt-5-mini' },
      'openai/gpt-5-mini, mas falta a chave: parco model openai/gpt-5-mini --key, ou defina OPENAI_API_KEY',
    ],
    [
      { PARCO_MODEL: 'openai/gpt-5-mini', OPENAI_API_KEY: 'x' },
      '✓ Modelo de linguagem  openai/gpt-5-mini, como diz PARCO_MODEL',
    ],
  ])('tells of the model what is so: %j', async (environment, expected) => {
    expect((await doctor(environment)).out).toContain(expected)
  })

  it('does not create what is not there yet', async () => {
    const folder = join(home, 'new')
    const { exitCode, out } = await doctor({ PARCO_HOME: folder }, () =>
      Promise.reject(new Error('must not be opened')),
    )
    expect(out).toContain(`${folder}: será criada no primeiro uso`)
    expect(exitCode).toBe(EXIT_CODES.ok)
  })

  it('names who holds the data', async () => {
    await mkdir(join(home, 'data'))
    const { exitCode, out } = await doctor({}, isLocked)
    expect(out).toContain('parco serve (pid 4242)')
    expect(out).toContain('Um problema para resolver.')
    expect(exitCode).toBe(EXIT_CODES.failed)
  })

  it('finds a folder that others can read', async () => {
    await chmod(home, 0o755)
    const { exitCode, out } = await doctor()
    expect(out).toContain(`chmod 700 ${home}`)
    expect(exitCode).toBe(EXIT_CODES.failed)
  })

  it.each([
    [{ PARCO_PORT: 'abc' }, 'PARCO_PORT deve ser'],
    [{ PARCO_HOST: '0.0.0.0' }, 'PARCO_HOST é 0.0.0.0'],
    [{ PARCO_CURRENCY: 'reais' }, 'PARCO_CURRENCY'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  ])('finds what is wrong with %j', async (environment, variable) => {
    const { exitCode, out } = await doctor(environment)
    expect(out).toMatch(new RegExp(`✗ .*${variable}`))
    expect(exitCode).toBe(EXIT_CODES.failed)
  })

  it('answers in JSON, and in English', async () => {
    await mkdir(join(home, 'data'))
    const { out } = await doctor({ LANG: 'en_US.UTF-8' }, opens, ['doctor', '--json'])
    const { ok, checks } = JSON.parse(out) as { ok: boolean; checks: { name: string }[] }
    expect(ok).toBe(true)
    expect(checks.map(({ name }) => name)).toEqual([
      'Node',
      'Data folder',
      'Database',
      'You',
      'Server',
      'Page',
      'Language model',
    ])
  })
})
