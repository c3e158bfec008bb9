import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChooseLine, ModelServer } from '@parco/agent/testing'

/** What a turn tells while its model is asked. */
const MOMENTS = [
  'event decision-end',
  'event step-start',
  'event tool-output-end',
  'event text-delta',
]
const LONGEST_MS = 120

/** An open question, and where it is asked. */
export interface Question {
  /** A folder, or the URL of a database. */
  readonly place: string
  /** A file that gets a line for each request, before it leaves. */
  readonly journal: string
  readonly server: ModelServer
  readonly number: number
}

/** A call of the tool, then a text; after pauses, in which processes are killed. */
export function answerSlowly(random: () => number): ChooseLine {
  return async ({ body }) => {
    await delay(random() * LONGEST_MS)
    const messages = body.messages as readonly { readonly role: string }[]
    if (messages.at(-1)?.role === 'tool') {
      return { text: 'Durma sempre no mesmo horário. E o cartão está pronto.', inputTokens: 900 }
    }
    const input = { name: 'Travesseiro', category: 'other', actualAmount: 120 }
    return { calls: [{ tool: 'create_expense', input }], inputTokens: 800 }
  }
}

/** What a process has found stored of its question. */
export interface Found {
  readonly said: number
  readonly told: number
  readonly cards: number
  readonly outcome?: string
  readonly counted?: number
}

/** The first line that begins so, parsed. */
export function parseLine(lines: readonly string[], beginning: string): Found | undefined {
  const line = lines.find((one) => one.startsWith(beginning))
  return line === undefined ? undefined : (JSON.parse(line.slice(beginning.length)) as Found)
}

/** So long after a process has told this; after `ready` that may be any moment. */
export interface CarrierMoment {
  readonly line: string
  readonly andMs: number
}

/** Draws a moment: three in four while the model is asked, the others at any time. */
export function chooseMoment(random: () => number): CarrierMoment {
  if (random() < 0.25) return { line: 'ready', andMs: random() * 4 * LONGEST_MS }
  const line = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? 'ready'
  return { line, andMs: random() * LONGEST_MS }
}

/** A process that carries a question until it is answered or the process is killed. */
export interface Carrier {
  /** What it has told so far. */
  readonly lines: readonly string[]
  /** How it ended: the signal or `exit 0`, else its exit code with what it complained of. */
  readonly ended: Promise<string>
  /** Settles once it has told that line, or has ended. */
  hasTold(line: string): Promise<void>
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void
}

/** Starts the process of an attempt; each later one has a clock that is beyond the lease of the one before. */
export function startCarrier(
  { place, journal, server, number }: Question,
  attempt: number,
  hasOther = false,
  onLine: (line: string) => void = () => {},
): Carrier {
  const carrier = spawn(
    process.execPath,
    [
      new URL('./carrier.ts', import.meta.url).pathname,
      ...[place, journal, server.url, String(number), String(attempt)],
      ...(hasOther ? ['other'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const exited = once(carrier, 'exit')
  const lines: string[] = []
  const waiting = new Map<string, () => void>()
  const output = createInterface({ input: carrier.stdout })
  const read = once(output, 'close')
  output.on('line', (line) => {
    lines.push(line)
    onLine(line)
    waiting.get(line)?.()
  })
  let complaint = ''
  carrier.stderr.on('data', (data) => {
    complaint += String(data)
  })
  const end = async () => {
    await exited
    await read
    const how = carrier.signalCode ?? `exit ${carrier.exitCode}`
    return how === 'SIGKILL' || how === 'exit 0' ? how : `${how}: ${complaint.slice(0, 600)}`
  }
  const ended = end()
  return {
    lines,
    ended,
    async hasTold(line) {
      if (lines.includes(line)) return
      const told = new Promise<void>((resolve) => waiting.set(line, resolve))
      await Promise.race([told, ended])
    },
    signal: (signal) => void carrier.kill(signal),
  }
}

/** Equal seeds draw equal numbers, from 0 up to 1. Source: Lehmer's generator, multiplier 48271. */
export function createRandom(seed: number): () => number {
  let drawn = seed
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
}
