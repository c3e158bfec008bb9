import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { processorMs, residentMb } from '../process-figures.ts'

const COMMAND = fileURLToPath(new URL('../../apps/cli/bin/parco.js', import.meta.url))
const PROBE = new URL('./memory-probe.ts', import.meta.url).href
const START_TRIES = 600

/** `parco serve` in a process of its own, as anybody runs it. */
export interface RunningServer {
  readonly address: string
  readonly token: string
  residentMb(): number
  /** Processor time of all its threads since it began. */
  processorMs(): number
  /** How it ended; undefined while it runs. */
  ended(): string | undefined
  stop(): Promise<void>
}

export interface ServerPlace {
  readonly home: string
  readonly port: number
  readonly databaseUrl?: string
  /** Where its threads tell of their memory; they do not by default. */
  readonly probePath?: string
}

/** Starts a server and waits until it answers. */
export async function startServer(place: ServerPlace): Promise<RunningServer> {
  const { home, port, databaseUrl, probePath } = place
  const probe = probePath === undefined ? [] : ['--import', PROBE]
  const log = openSync(join(home, 'server.log'), 'a')
  const child = spawn(process.execPath, [...probe, COMMAND, 'serve'], {
    env: {
      ...withoutKeys(process.env),
      PARCO_HOME: home,
      PARCO_PORT: String(port),
      PARCO_SKIP_PAGE_BUILD: '1',
      PARCO_LOCALE: 'pt-BR',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...(probePath === undefined ? {} : { PARCO_SOAK_PROBE: probePath }),
    },
    stdio: ['ignore', 'ignore', log],
  })
  closeSync(log)
  const address = `http://127.0.0.1:${port}`
  await untilHealthy(child, `${address}/api/health`)
  const ended = () =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : String(child.exitCode ?? child.signalCode)
  return {
    address,
    token: readFileSync(join(home, 'token'), 'utf8').trim(),
    residentMb: () => residentMb(child.pid ?? 0),
    processorMs: () => processorMs(child.pid ?? 0),
    ended,
    async stop() {
      if (ended() !== undefined) return
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}

/** No model is asked, whatever keys the machine has: what is measured costs no tokens. */
function withoutKeys(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/API_KEY|^PARCO_|^DATABASE_URL$/.test(name)),
  )
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    const healthy = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await sleep(100)
  }
  throw new Error('The server did not become healthy within a minute.')
}
