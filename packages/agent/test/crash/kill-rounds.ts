import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type ModelServer, startModelServer } from '../../src/testing/index.ts'
import { answerScenario, DENIED, resultsIn, WRITES } from './scenario.ts'

export interface KillReport {
  readonly kills: number
  readonly runs: number
  /** Writes whose result the model saw, and that happened once. */
  readonly done: number
  /** Writes that a kill interrupted: the model was told that the outcome is not known. */
  readonly unknown: number
  /** How many of these had happened: repeating them would have done them twice. */
  readonly unknownAndHappened: number
  /** Everything that must not be: the run's number and what was wrong. */
  readonly problems: readonly string[]
}

/** When a process is killed: some time after it is ready, or just after it told of the so many-th beginning or end of a call. */
type KillMoment =
  | { readonly afterMs: number }
  | { readonly afterLine: number; readonly andMs: number }

/** How long a process usually takes for its part of a run, once it has started. */
const PART_MS = 320
const MOST_LINES = 6
/** As long as a call may take between what it does and its end. */
const CALL_MS = 12

function chooseMoment(random: () => number): KillMoment {
  if (random() < 0.4) return { afterMs: random() * PART_MS }
  return { afterLine: 1 + Math.floor(random() * MOST_LINES), andMs: random() * CALL_MS }
}

/**
 * Carries runs to their end while their processes are killed (SIGKILL), `kills` times in all, at
 * moments that follow from the seed; then looks at what happened outside.
 */
export async function runKillRounds(
  kills: number,
  seed: number,
  report: (line: string) => void = () => {},
): Promise<KillReport> {
  const random = createRandom(seed)
  const parent = await mkdtemp(join(tmpdir(), 'parco-kills-'))
  const total = {
    kills: 0,
    runs: 0,
    done: 0,
    unknown: 0,
    unknownAndHappened: 0,
    problems: [] as string[],
  }
  try {
    while (total.kills < kills) {
      const folder = join(parent, String(total.runs))
      await mkdir(folder)
      const outcome = await carryOneRun(folder, kills - total.kills, random)
      total.kills += outcome.kills
      total.runs += 1
      total.done += outcome.done
      total.unknown += outcome.unknown
      total.unknownAndHappened += outcome.unknownAndHappened
      total.problems.push(...outcome.problems.map((problem) => `run ${total.runs}: ${problem}`))
      report(
        `run ${total.runs}: ${total.kills} of ${kills} kills, ${total.done} writes done, ${total.unknown} unknown, ${total.problems.length} problems`,
      )
    }
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
  return total
}

/** No run needs more processes, unless it does not get on. */
const MOST_PROCESSES = 80

async function carryOneRun(
  folder: string,
  mostKills: number,
  random: () => number,
): Promise<Omit<KillReport, 'runs'>> {
  const results = new Map<string, string>()
  const problems: string[] = []
  const server = await startModelServer(async (request) => {
    for (const [id, text] of resultsIn(request)) results.set(id, text)
    await delay(random() * 10)
    return answerScenario(request)
  })
  let kills = 0
  try {
    for (let processes = 0; ; processes += 1) {
      if (processes === MOST_PROCESSES) {
        problems.push(`not done after ${MOST_PROCESSES} processes`)
        break
      }
      const moment = kills < mostKills ? chooseMoment(random) : undefined
      const ended = await carryUntilKilled(folder, server, moment, random)
      if (ended.status === 'killed') kills += 1
      else if (ended.status === 'completed') break
      else if (ended.status !== 'waiting') problems.push(ended.status)
    }
  } finally {
    await server.close()
  }
  return { kills, ...(await judge(folder, results, problems)) }
}

async function carryUntilKilled(
  folder: string,
  server: ModelServer,
  moment: KillMoment | undefined,
  random: () => number,
): Promise<{ readonly status: string }> {
  const carrier = spawn(
    process.execPath,
    [
      new URL('./carrier.ts', import.meta.url).pathname,
      join(folder, 'runs'),
      join(folder, 'journal'),
      `${server.url}/v1`,
      String(1 + Math.floor(random() * 1_000_000)),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const exited = once(carrier, 'exit')
  const due = Promise.withResolvers<void>()
  const wanted = moment && 'afterLine' in moment ? moment.afterLine : 0
  const lines: string[] = []
  const output = createInterface({ input: carrier.stdout })
  const read = once(output, 'close')
  output.on('line', (line) => {
    lines.push(line)
    // The first line says that it is ready.
    if (lines.length > wanted) due.resolve()
  })
  let complaint = ''
  carrier.stderr.on('data', (data) => {
    complaint += String(data)
  })
  await Promise.race([due.promise, exited])
  if (moment) {
    await Promise.race([delay('afterMs' in moment ? moment.afterMs : moment.andMs), exited])
    carrier.kill('SIGKILL')
  }
  await exited
  await read
  if (carrier.signalCode === 'SIGKILL') return { status: 'killed' }
  const ended = lines.find((line) => line.startsWith('ended '))?.slice('ended '.length)
  const how = carrier.signalCode ?? `exit ${carrier.exitCode}`
  return { status: ended?.trim() ?? `${how}: ${complaint.slice(0, 600)}` }
}

/** Compares what the model was told of each write with what happened. */
async function judge(
  folder: string,
  results: ReadonlyMap<string, string>,
  before: readonly string[],
): Promise<Omit<KillReport, 'kills' | 'runs'>> {
  const journal = (await readFile(join(folder, 'journal'), 'utf8')).trim().split('\n')
  const problems = [...before]
  let done = 0
  let unknown = 0
  let unknownAndHappened = 0
  for (const write of WRITES) {
    const times = journal.filter((line) => line.split(' ')[1] === write).length
    const told = results.get(`call_${write}`)
    if (times > 1) problems.push(`${write} happened ${times} times`)
    if (told === 'ok') {
      done += 1
      if (times !== 1) problems.push(`${write} was told as done, and happened ${times} times`)
    } else if (told?.includes('whether it happened is unknown')) {
      unknown += 1
      unknownAndHappened += times
    } else problems.push(`${write} was told as: ${told}`)
  }
  if (journal.some((line) => line.includes(DENIED))) problems.push('what was denied happened')
  if (results.get(`call_${DENIED}`) === undefined) problems.push('the denial was not told')
  return { done, unknown, unknownAndHappened, problems }
}

/** Equal seeds draw equal numbers, from 0 up to 1. Source: Lehmer's generator, multiplier 48271. */
function createRandom(seed: number): () => number {
  let drawn = seed
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
}
