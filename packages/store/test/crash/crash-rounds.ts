import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { buildBlankDatabase, fromUuid, openStore } from '../../src/index.ts'

const userId = fromUuid('user', '019aa000-0000-7000-8000-000000000001')

/** Where a round kills: while the folder is opened for the first time (with or without a blank database to begin with) or again, or after its first write was acknowledged. */
export type CrashMoment = 'first-boot' | 'first-boot-from-blank' | 'writing' | 'reopening'

export interface CrashRound {
  readonly moment: CrashMoment
  /** How long after the moment began; 0 to 1 of its usual length. */
  readonly at: number
}

export interface CrashReport {
  readonly kills: number
  readonly acknowledged: number
  /** Numbers of commits that were acknowledged and are gone. */
  readonly lost: readonly number[]
  /** Commits of which one row is there without the other. */
  readonly torn: number
  readonly failedOpens: readonly string[]
}

/** How long each moment usually lasts on a machine that has other things to do. */
const LENGTH_MS: Readonly<Record<CrashMoment, number>> = {
  'first-boot': 5_000,
  'first-boot-from-blank': 1_500,
  writing: 1_500,
  reopening: 1_200,
}

/**
 * Kills a writer (SIGKILL) once per round, then opens the folder and looks for every commit that
 * was ever acknowledged. A first boot begins with an empty folder.
 */
export async function runCrashRounds(
  directory: string,
  rounds: readonly CrashRound[],
  report: (line: string) => void = () => {},
): Promise<CrashReport> {
  const blanks = join(dirname(directory), 'blanks')
  await buildBlankDatabase(blanks, [])
  const acknowledged = new Set<number>()
  const lost: number[] = []
  const failedOpens: string[] = []
  let total = 0
  let torn = 0
  for (const [index, round] of rounds.entries()) {
    if (isFirstBoot(round)) {
      await rm(directory, { recursive: true, force: true })
      acknowledged.clear()
    }
    const first = Math.max(0, ...acknowledged) + 1_000
    const written = await writeUntilKilled({ directory, first, round, blanks })
    for (const number of written.numbers) acknowledged.add(number)
    total += written.numbers.length
    if (written.error !== '') failedOpens.push(written.error)
    try {
      const found = await readBack(directory)
      lost.push(...[...acknowledged].filter((number) => !found.numbers.has(number)))
      torn += found.torn
    } catch (error) {
      failedOpens.push(error instanceof Error ? error.message : String(error))
    }
    report(
      `${index + 1}/${rounds.length} ${round.moment}: ${written.numbers.length} acknowledged, ${lost.length} lost, ${torn} torn, ${failedOpens.length} failed opens`,
    )
  }
  return { kills: rounds.length, acknowledged: total, lost, torn, failedOpens }
}

interface Written {
  readonly numbers: readonly number[]
  /** What the writer complained of; empty when it was merely killed. */
  readonly error: string
}

const isFirstBoot = ({ moment }: CrashRound): boolean => moment.startsWith('first-boot')

interface Writing {
  readonly directory: string
  readonly first: number
  readonly round: CrashRound
  readonly blanks: string
}

async function writeUntilKilled({ directory, first, round, blanks }: Writing): Promise<Written> {
  const isFromBlank = round.moment === 'first-boot-from-blank'
  const writer = spawn(
    process.execPath,
    [
      new URL('./writer.ts', import.meta.url).pathname,
      directory,
      String(first),
      ...(isFromBlank ? [blanks] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const numbers: number[] = []
  let error = ''
  const acknowledged = Promise.withResolvers<void>()
  const exited = once(writer, 'exit')
  const lines = createInterface({ input: writer.stdout })
  const read = once(lines, 'close')
  lines.on('line', (line) => {
    if (line === 'open') return
    numbers.push(Number(line))
    acknowledged.resolve()
  })
  writer.stderr.on('data', (data) => {
    error += String(data)
  })
  // A writer that fails to open must not be waited for.
  if (round.moment === 'writing') await Promise.race([acknowledged.promise, exited])
  await Promise.race([delay(round.at * LENGTH_MS[round.moment]), exited])
  writer.kill('SIGKILL')
  await exited
  await read
  return {
    numbers,
    error: writer.signalCode === 'SIGKILL' ? '' : error || 'The writer ended by itself.',
  }
}

async function readBack(
  directory: string,
): Promise<{ readonly numbers: ReadonlySet<number>; readonly torn: number }> {
  const store = await openStore({ directory, users: 'single', migrations: [] })
  try {
    const rows = await store.transaction(userId, (sql) =>
      sql.query<{ number: number; whole: boolean }>(
        `select coalesce(c.title, k.key)::integer as number, c.id is not null and k.key is not null as whole
           from conversations c full join idempotency_keys k on k.key = c.title`,
      ),
    )
    return {
      numbers: new Set(rows.map(({ number }) => number)),
      torn: rows.filter(({ whole }) => !whole).length,
    }
  } finally {
    await store.close()
  }
}

/** Rounds over all moments, with the points in time spread evenly over each. */
export function planCrashRounds(kills: number): CrashRound[] {
  const firstBoots = Math.max(2, Math.round(kills * 0.15))
  const others = kills - firstBoots
  return Array.from({ length: kills }, (_, index): CrashRound => {
    if (index < firstBoots) {
      const moment = index % 2 === 0 ? 'first-boot-from-blank' : 'first-boot'
      return { moment, at: (index + 0.5) / firstBoots }
    }
    const place = index - firstBoots
    const moment = place % 3 === 2 ? 'reopening' : 'writing'
    // A stride that shares no factor with the count visits every point once, in no order.
    return { moment, at: ((place * 37) % others) / others }
  })
}
