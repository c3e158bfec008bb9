import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startModelServer } from '@parco/agent/testing'
import {
  answerSlowly,
  chooseMoment,
  createRandom,
  parseLine,
  type Question,
  startCarrier,
} from './start-carrier.ts'

export interface StoppedThoughts {
  readonly stops: number
  /** Of them, before the turn had ended; the others had nothing left to overwrite. */
  readonly whileThinking: number
  /** Stopped processes that went on while the one that had taken over was still thinking. */
  readonly whileOvertaken: number
  /** Everything that must not be: an answer lost or told twice, a second card. */
  readonly problems: readonly string[]
}

export interface StopOptions {
  /** For the journal. */
  readonly folder: string
  /** An empty database on a server: an embedded one has a single process. */
  readonly databaseUrl: string
  readonly stops: number
  readonly seed: number
  readonly report?: (line: string) => void
}

/** A process that has taken over needs no longer, whatever the stopped one holds. */
const LONGEST_WAIT_MS = 30_000
const LATEST_MS = 600

/**
 * Stops processes (SIGSTOP) while they think, lets another one take their turn over by a later
 * clock, and lets them go on (SIGCONT), half of them while the other still thinks. Whoever was
 * overtaken must overwrite nothing: the question has one answer and one card.
 */
export async function runStops(options: StopOptions): Promise<StoppedThoughts> {
  const { folder, databaseUrl, stops, report = () => {} } = options
  const random = createRandom(options.seed)
  const journal = join(folder, 'journal')
  await writeFile(journal, '')
  const total = { stops: 0, whileThinking: 0, whileOvertaken: 0, problems: [] as string[] }
  const server = await startModelServer(answerSlowly(random))
  try {
    while (total.stops < stops) {
      total.stops += 1
      const question = { place: databaseUrl, journal, server, number: total.stops }
      const found = await stopOnce(question, random)
      if (found.wasThinking) total.whileThinking += 1
      if (found.wentOnMeanwhile) total.whileOvertaken += 1
      total.problems.push(...found.problems.map((text) => `question ${total.stops}: ${text}`))
      report(`${total.stops} of ${stops} stopped, ${total.problems.length} problems`)
    }
  } finally {
    await server.close()
  }
  return total
}

interface Stopped {
  readonly wasThinking: boolean
  readonly wentOnMeanwhile: boolean
  readonly problems: readonly string[]
}

async function stopOnce(question: Question, random: () => number): Promise<Stopped> {
  const moment = chooseMoment(random)
  const first = startCarrier(question, 0)
  await first.hasTold(moment.line)
  await Promise.race([delay(moment.andMs), first.ended])
  first.signal('SIGSTOP')
  const wasThinking = !first.lines.some((line) => line.startsWith('ended '))

  const second = startCarrier(question, 1)
  const isEarly = random() < 0.5
  if (isEarly) {
    await second.hasTold('ready')
    await Promise.race([delay(random() * LATEST_MS), second.ended])
  } else {
    const deadline = new AbortController()
    await Promise.race([
      second.ended,
      delay(LONGEST_WAIT_MS, undefined, { signal: deadline.signal }).catch(() => undefined),
    ])
    deadline.abort()
  }
  const problems: string[] = []
  const hasEnded = second.lines.some((line) => line.startsWith('ended '))
  if (!isEarly && !hasEnded) problems.push('what the stopped process held kept the other waiting')
  first.signal('SIGCONT')
  const ends = [await first.ended, await second.ended]
  for (const end of ends) if (end !== 'exit 0') problems.push(end)

  // A third one asks with the same key, and finds what the two have left.
  const third = startCarrier(question, 2)
  const end = await third.ended
  if (end !== 'exit 0') problems.push(end)
  const found = parseLine(third.lines, 'ended ')
  if (found?.said !== 1) problems.push(`the message is there ${found?.said} times`)
  if (found?.told !== 1) problems.push(`the answer is there ${found?.told} times`)
  if (found?.cards !== 1) problems.push(`there are ${found?.cards} cards`)
  return { wasThinking, wentOnMeanwhile: wasThinking && isEarly && !hasEnded, problems }
}
