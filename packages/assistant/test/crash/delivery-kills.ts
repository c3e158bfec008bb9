import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type Delivery, foldTurn, type UserId } from '@parco/protocol'
import type { Parco } from '../../src/parco.ts'
import { openAgendaParco } from './open-agenda-parco.ts'

export interface DeliveryKills {
  readonly kills: number
  readonly processes: number
  readonly promised: number
  readonly delivered: number
  /** Everything that must not be: a reminder lost, one told twice, a process that failed. */
  readonly problems: readonly string[]
}

export interface DeliveryKillOptions {
  /** An empty folder for the embedded database. */
  readonly folder: string
  /** An empty database on a server, in place of the embedded one. */
  readonly databaseUrl?: string
  /** How many processes deliver at once; the embedded database has one. */
  readonly processes: number
  readonly kills: number
  readonly seed: number
  readonly report?: (line: string) => void
}

/** When reminders are set, and when all of them are due. */
const SET_AT = new Date('2026-11-18T15:00:00Z')
const DUE_AT = new Date('2026-11-19T13:00:00Z')
/** So many more than kills, so that there is always something to kill in the middle of. */
const REMINDERS_PER_KILL = 4
/** A process is killed so long after something it told. */
const LONGEST_MS = 25

/**
 * Delivers reminders in processes that are killed (SIGKILL), `kills` times in all, at moments that
 * follow from the seed, and looks then whether each came once.
 */
export async function runDeliveryKills(options: DeliveryKillOptions): Promise<DeliveryKills> {
  const { kills, processes, report = () => {} } = options
  const place = options.databaseUrl ?? join(options.folder, 'home')
  const random = createRandom(options.seed)
  const promised = (kills + 1) * REMINDERS_PER_KILL
  const userId = await setReminders(place, promised)
  const problems: string[] = []
  let killed = 0
  while (killed < kills) {
    const ends = await Promise.all(
      Array.from({ length: Math.min(processes, kills - killed) }, () =>
        deliverUntilKilled(place, {
          // Half of them before anything came, when it is opened or looks for the first time.
          afterDeliveries: Math.floor(random() * 4),
          andMs: random() * LONGEST_MS,
        }),
      ),
    )
    for (const how of ends) {
      if (how === 'SIGKILL') killed += 1
      else if (how !== 'exit 0') problems.push(how)
    }
    if (ends.every((how) => how === 'exit 0')) break
    report(`${killed} of ${kills} kills, ${problems.length} problems`)
  }
  const told = await deliverTheRest(place, userId)
  return {
    kills: killed,
    processes,
    promised,
    delivered: told.length,
    problems: [...problems, ...judge(told, promised)],
  }
}

const titleOf = (number: number): string => `Nº ${number}`

/** Sets the reminders, all for one minute, as the user of the installation does: by cards. */
async function setReminders(place: string, count: number): Promise<UserId> {
  const parco = await openAgendaParco(place, () => SET_AT)
  const { id: userId } = await parco.localUser()
  for (let number = 1; number <= count; number += 1) {
    const scope = { userId, conversationId: conversationOf(number) }
    const input = { title: titleOf(number), datetime: '2026-11-19T10:00' }
    const proposed = parco.propose({ ...scope, toolName: 'create_reminder', input })
    const { approvals } = await foldTurn(proposed)
    const decisions = approvals.map(({ argumentsHash, id }) => ({
      outcome: 'approve' as const,
      approvalId: id,
      argumentsHash,
    }))
    await foldTurn(parco.decide({ ...scope, decisions }))
  }
  await parco.close()
  return userId
}

const conversationOf = (number: number) =>
  `cnv_${String(number).padStart(32, '0')}` as Parameters<Parco['propose']>[0]['conversationId']

async function deliverTheRest(place: string, userId: UserId): Promise<readonly Delivery[]> {
  const parco = await openAgendaParco(place, () => DUE_AT)
  await parco.deliverDue()
  const told: Delivery[] = []
  for (;;) {
    const after = told.at(-1)?.cursor
    const { deliveries } = await parco.inbox({ userId, ...(after ? { after } : {}) })
    if (deliveries.length === 0) break
    told.push(...deliveries)
  }
  await parco.close()
  return told
}

function judge(told: readonly Delivery[], promised: number): string[] {
  const counts = new Map<string, number>()
  for (const { text } of told) counts.set(text, (counts.get(text) ?? 0) + 1)
  return Array.from({ length: promised }, (_, index) => `Lembrete: ${titleOf(index + 1)}`).flatMap(
    (text) => {
      const count = counts.get(text) ?? 0
      return count === 1 ? [] : [`${text} came ${count} times`]
    },
  )
}

interface KillMoment {
  readonly afterDeliveries: number
  readonly andMs: number
}

async function deliverUntilKilled(
  place: string,
  { afterDeliveries, andMs }: KillMoment,
): Promise<string> {
  const child = spawn(
    process.execPath,
    [new URL('./deliverer.ts', import.meta.url).pathname, place, DUE_AT.toISOString()],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const exited = once(child, 'exit')
  const due = Promise.withResolvers<void>()
  let left = afterDeliveries
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => {
    if (line === 'delivered') left -= 1
    if (left <= 0) due.resolve()
  })
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += String(data)
  })
  await Promise.race([due.promise, exited])
  await Promise.race([delay(andMs), exited])
  child.kill('SIGKILL')
  await exited
  const how = child.signalCode ?? `exit ${child.exitCode}`
  return how === 'SIGKILL' || how === 'exit 0' ? how : `${how}: ${complaint.slice(0, 600)}`
}

/** Equal seeds draw equal numbers, from 0 up to 1. Source: Lehmer's generator, multiplier 48271. */
function createRandom(seed: number): () => number {
  let drawn = seed
  return () => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn / 2_147_483_647
  }
}
