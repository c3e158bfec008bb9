import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type ChooseLine, type ModelServer, startModelServer } from '@parco/agent/testing'

export interface ThinkingKills {
  readonly kills: number
  /** Of them, while the turn was being thought about. */
  readonly whileThinking: number
  readonly questions: number
  /** Requests that left for the model. */
  readonly requests: number
  /** Calls that are counted. */
  readonly counted: number
  /** From an opened database until a turn that a killed process left goes on, by process. */
  readonly resumedMs: readonly number[]
  /** Everything that must not be: a message lost, a call that is not counted, a second card. */
  readonly problems: readonly string[]
}

export interface KillOptions {
  /** An empty folder for the embedded database, and for the journal. */
  readonly folder: string
  /** An empty database on a server, in place of the embedded one. */
  readonly databaseUrl?: string
  readonly kills: number
  readonly seed: number
  readonly report?: (line: string) => void
}

/** No question needs more processes, unless it does not get on. */
const MOST_PROCESSES = 40

/** Half of the kills come while the model is asked, the others at any moment. */
const MOMENTS = [
  'event decision-end',
  'event step-start',
  'event tool-output-end',
  'event text-delta',
]
const LONGEST_MS = 120
/** Everything of a turn but its beginning, which needs no database. */
const GOES_ON = /^event (?!turn-start)/

/**
 * Asks open questions in processes that are killed (SIGKILL), `kills` times in all, at moments that
 * follow from the seed; each question is asked again with its key until it has been answered.
 */
export async function runThinkingKills(options: KillOptions): Promise<ThinkingKills> {
  const { folder, databaseUrl, kills, report = () => {} } = options
  const random = createRandom(options.seed)
  const journal = join(folder, 'journal')
  await writeFile(journal, '')
  const total = { kills: 0, whileThinking: 0, questions: 0, counted: 0, ...noLists() }
  const server = await startModelServer(answerSlowly(random))
  try {
    while (total.kills < kills) {
      total.questions += 1
      const question: Question = {
        place: databaseUrl ?? join(folder, 'home'),
        journal,
        server,
        number: total.questions,
      }
      await carryQuestion(question, kills, total, random)
      report(
        `question ${total.questions}: ${total.kills} of ${kills} kills, ${total.whileThinking} while thinking, ${total.counted} calls counted, ${total.problems.length} problems`,
      )
    }
  } finally {
    await server.close()
  }
  const notes = (await readFile(journal, 'utf8')).trim().split('\n').map(Number)
  return {
    ...total,
    requests: server.requests.length,
    problems: [...total.problems, ...judgeCalls(notes, server.requests.length, total.counted)],
  }
}

/** A call of the tool, then a text; after pauses, in which processes are killed. */
function answerSlowly(random: () => number): ChooseLine {
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

/** Each request was noted with one more call counted than the one before it. */
function judgeCalls(notes: readonly number[], requests: number, counted: number): string[] {
  const problems: string[] = []
  for (const [index, note] of notes.entries()) {
    const before = notes[index - 1] ?? 0
    if (note <= before) problems.push(`request ${index + 1} was not counted before it left`)
  }
  if (notes.length < requests) problems.push(`${requests} requests came, ${notes.length} left`)
  if (counted < (notes.at(-1) ?? 0)) problems.push('a call that was counted is gone')
  return problems
}

interface Question {
  readonly place: string
  readonly journal: string
  readonly server: ModelServer
  readonly number: number
}

interface Total {
  kills: number
  whileThinking: number
  counted: number
  readonly resumedMs: number[]
  readonly problems: string[]
}

const noLists = (): Pick<Total, 'resumedMs' | 'problems'> => ({ resumedMs: [], problems: [] })

/** Asks one question in one process after another until it has been answered, and judges what is there. */
async function carryQuestion(
  question: Question,
  kills: number,
  total: Total,
  random: () => number,
): Promise<void> {
  const problem = (text: string): void =>
    void total.problems.push(`question ${question.number}: ${text}`)
  let wasStored = false
  for (let attempt = 0; attempt < MOST_PROCESSES; attempt += 1) {
    const moment = total.kills < kills ? chooseMoment(random) : undefined
    const hasOther = wasStored && random() < 0.2
    const { lines, how, goesOnMs } = await carryUntilKilled(question, attempt, hasOther, moment)
    if (wasStored && goesOnMs !== undefined) total.resumedMs.push(goesOnMs)
    const found = parseLine(lines, 'found ')
    if (wasStored && found?.said !== 1 && lines.length > 1) problem('the message was lost')
    if ((found?.said ?? 0) > 1) problem('the message is there twice')
    if ((found?.cards ?? 0) > 1) problem('there are two cards')
    const other = lines.find((line) => line.startsWith('other '))
    if (other !== undefined && !/^other (completed|waiting)/u.test(other)) problem(other)
    wasStored ||= lines.some((line) => line.startsWith('event ') && line !== 'event turn-start')
    if (how === 'SIGKILL') {
      total.kills += 1
      const last = lines.at(-1) ?? ''
      if (last.startsWith('event ') && last !== 'event turn-start') total.whileThinking += 1
    } else if (how !== 'exit 0') problem(how)
    const ended = parseLine(lines, 'ended ')
    if (!ended) continue
    if (ended.said !== 1) problem(`the message is there ${ended.said} times`)
    if (ended.told !== 1) problem(`the answer is there ${ended.told} times`)
    if (ended.cards !== 1) problem(`there are ${ended.cards} cards`)
    if (ended.outcome !== 'waiting') problem(`it ended as ${ended.outcome}`)
    total.counted = ended.counted ?? 0
    return
  }
  problem(`not answered after ${MOST_PROCESSES} processes`)
}

interface Found {
  readonly said: number
  readonly told: number
  readonly cards: number
  readonly outcome?: string
  readonly counted?: number
}

function parseLine(lines: readonly string[], beginning: string): Found | undefined {
  const line = lines.find((one) => one.startsWith(beginning))
  return line === undefined ? undefined : (JSON.parse(line.slice(beginning.length)) as Found)
}

/** A process is killed so long after it has told this; after `ready` that may be any moment. */
interface KillMoment {
  readonly line: string
  readonly andMs: number
}

function chooseMoment(random: () => number): KillMoment {
  if (random() < 0.25) return { line: 'ready', andMs: random() * 4 * LONGEST_MS }
  const line = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? 'ready'
  return { line, andMs: random() * LONGEST_MS }
}

interface Carried {
  readonly lines: readonly string[]
  readonly how: string
  /** From an opened database until the turn is under way. */
  readonly goesOnMs?: number
}

async function carryUntilKilled(
  { place, journal, server, number }: Question,
  attempt: number,
  hasOther: boolean,
  moment: KillMoment | undefined,
): Promise<Carried> {
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
  const due = Promise.withResolvers<void>()
  const lines: string[] = []
  const output = createInterface({ input: carrier.stdout })
  const read = once(output, 'close')
  let [readyAt, goesOnMs]: (number | undefined)[] = []
  output.on('line', (line) => {
    lines.push(line)
    if (line === 'ready') readyAt = performance.now()
    else if (readyAt !== undefined && GOES_ON.test(line)) goesOnMs ??= performance.now() - readyAt
    if (line === moment?.line) due.resolve()
  })
  let complaint = ''
  carrier.stderr.on('data', (data) => {
    complaint += String(data)
  })
  if (moment) {
    await Promise.race([due.promise, exited])
    await Promise.race([delay(moment.andMs), exited])
    carrier.kill('SIGKILL')
  }
  await exited
  await read
  const how = carrier.signalCode ?? `exit ${carrier.exitCode}`
  return {
    lines,
    how: how === 'SIGKILL' || how === 'exit 0' ? how : `${how}: ${complaint.slice(0, 600)}`,
    ...(goesOnMs === undefined ? {} : { goesOnMs }),
  }
}

/** Equal seeds draw equal numbers, from 0 up to 1. Source: Lehmer's generator, multiplier 48271. */
function createRandom(seed: number): () => number {
  let drawn = seed
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
}
