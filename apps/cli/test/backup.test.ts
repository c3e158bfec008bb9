import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXIT_CODES } from '../src/exit-code.ts'
import { runCli } from '../src/run-cli.ts'
import { createTestTerminal, type RunOptions, testNow } from './test-terminal.ts'

// A command's first run loads what it needs, which takes its time where much else runs.
vi.setConfig({ testTimeout: 60_000 })

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-backup-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

async function run(argv: readonly string[], options: RunOptions = {}) {
  const environment = { PARCO_HOME: home, ...options.environment }
  const { terminal, written } = createTestTerminal({ ...options, environment })
  const openClient = () => Promise.reject(new Error('A backup needs no assistant.'))
  return { exitCode: await runCli(argv, terminal, { openClient, now: testNow }), ...written }
}

describe('parco backup and restore', () => {
  it('never write over a file', async () => {
    const file = join(home, 'taken')
    await writeFile(file, 'something else')
    const { exitCode, error } = await run(['backup', file])
    expect(exitCode).toBe(EXIT_CODES.failed)
    expect(error).toContain('já existe')
  })

  it('leave data on a PostgreSQL server to its own tools', async () => {
    const environment = { DATABASE_URL: 'postgres://localhost/parco' }
    for (const argv of [
      ['backup', join(home, 'copy')],
      ['restore', '--yes'],
    ]) {
      const { exitCode, error } = await run(argv, { environment })
      expect(exitCode).toBe(EXIT_CODES.unavailable)
      expect(error).toContain('pg_dump')
    }
  })

  it('replace nothing without being told to', async () => {
    expect((await run(['restore', 'x'])).exitCode).toBe(EXIT_CODES.usage)
    for (const line of ['n', '', 'talvez']) {
      const { exitCode, out } = await run(['restore', 'x'], { isInteractive: true, lines: [line] })
      expect(exitCode).toBe(EXIT_CODES.ok)
      expect(out).toContain('Nada foi mudado.')
    }
  })

  it('leave everything as it is when the file is no backup', async () => {
    const file = join(home, 'holiday.jpg')
    await writeFile(file, 'not a backup')
    const { exitCode, error } = await run(['restore', file, '--yes'])
    expect(exitCode).toBe(EXIT_CODES.failed)
    expect(error).toContain(`${file} não é uma cópia do Parco`)
  })

  it('say which path cannot be used', async () => {
    const file = join(home, 'file')
    await writeFile(file, '')
    const folder = join(home, 'none')
    expect((await run(['backup', join(folder, 'copy')])).error).toContain(`a pasta ${folder}`)
    const environment = { PARCO_HOME: join(file, 'home') }
    const { exitCode, error } = await run(['backup', join(home, 'copy')], { environment })
    expect(exitCode).toBe(EXIT_CODES.unavailable)
    expect(error).toContain(`Não dá para usar ${file}`)
  })

  it('say what is missing', async () => {
    const missing = join(home, 'missing')
    expect((await run(['restore', missing, '--yes'])).error).toContain(missing)
    await mkdir(join(home, 'snapshots'))
    const none = await run(['restore', '--yes'])
    expect(none.exitCode).toBe(EXIT_CODES.failed)
    expect(none.error).toContain('Ainda não há retrato')
  })
})
