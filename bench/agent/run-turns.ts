import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the turns of one process cost, in milliseconds of processor time over all its threads. */
export interface TurnCosts {
  readonly mean: number
  readonly median: number
  readonly residentMb: number
}

/** The model server, in a process of its own, so that its work is nobody's cost. */
export interface BenchServer {
  readonly url: string
  stop(): void
}

/** Starts the model server with its options. */
export async function startBenchServer(options: readonly string[] = []): Promise<BenchServer> {
  const child = spawn(process.execPath, [pathOf('serve-model.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The model server ended with ${code}.`)))
  })
  return { url, stop: () => child.kill() }
}

/** Takes turns in a fresh process. @throws Error when one of them did not end as it should. */
export function runTurns(options: Readonly<Record<string, string | number>>): TurnCosts {
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
  const { status, stdout } = spawnSync(process.execPath, [pathOf('take-turns.ts'), ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The turns ended with ${status}.`)
  return JSON.parse(stdout) as TurnCosts
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}
