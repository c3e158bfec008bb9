import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startModelServer } from '@parco/agent/testing'
import {
  answerSlowly,
  type CarrierMoment,
  chooseMoment,
  createRandom,
  parseLine,
  type Question,
  startCarrier,
} from './start-carrier.ts'

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

interface Carried {
  readonly lines: readonly string[]
  readonly how: string
  /** From an opened database until the turn is under way. */
  readonly goesOnMs?: number
}

async function carryUntilKilled(
  question: Question,
  attempt: number,
  hasOther: boolean,
  moment: CarrierMoment | undefined,
): Promise<Carried> {
  let [readyAt, goesOnMs]: (number | undefined)[] = []
  const carrier = startCarrier(question, attempt, hasOther, (line) => {
    if (line === 'ready') readyAt = performance.now()
    else if (readyAt !== undefined && GOES_ON.test(line)) goesOnMs ??= performance.now() - readyAt
  })
  if (moment) {
    await carrier.hasTold(moment.line)
    await Promise.race([delay(moment.andMs), carrier.ended])
    carrier.signal('SIGKILL')
  }
  const how = await carrier.ended
  return { lines: carrier.lines, how, ...(goesOnMs === undefined ? {} : { goesOnMs }) }
}
