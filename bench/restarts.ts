/**
 * Whether a PostgreSQL server that restarts under load costs more than attempts: clients record
 * expenses by cards, each request with its key until it was answered, while `--restart` runs again
 * and again. Prints what was refused, what was written and whether it is what was acknowledged;
 * exits with 1 when it is not.
 *
 *   node bench/restarts.ts --database-url postgres://…/empty --restart "pg_ctlcluster 16 mine restart -m immediate"
 *     [--seconds 120] [--every-ms 6000] [--clients 4]
 *
 * Linux only: reads /proc. Not on a server that anybody else uses.
 */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { type Approval, createIdMinter, type TurnEvent, turnEventSchema } from '@parco/protocol'
import pg from 'pg'
import { startServer } from './soak/running-server.ts'

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    restart: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    'every-ms': { type: 'string', default: '6000' },
    clients: { type: 'string', default: '4' },
  },
})
const { 'database-url': databaseUrl, restart } = values
if (databaseUrl === undefined || restart === undefined) {
  throw new Error('Name an empty database with --database-url, and how to --restart its server.')
}
const run = promisify(execFile)
const mint = createIdMinter({ now: () => new Date(), randomBytes })
const RETRY_MS = 250

const home = mkdtempSync(join(tmpdir(), 'parco-restarts-'))
const server = await startServer({ home, port: 20_000 + (process.pid % 20_000), databaseUrl })
let isOver = false
let acknowledged = 0
let restarts = 0
const refusals = new Map<string, number>()

/** Asks until there is an answer that stands. */
async function insist(path: string, body: object): Promise<readonly TurnEvent[]> {
  const key = mint('request')
  for (;;) {
    const events = await ask(path, body, key).catch((error: unknown) => String(error))
    const end = typeof events === 'string' ? undefined : events.at(-1)
    if (typeof events !== 'string' && end?.type === 'turn-end' && end.outcome !== 'failed') {
      return events
    }
    const why =
      typeof events === 'string'
        ? events
        : `a turn that failed: ${end?.type === 'turn-end' ? end.error?.code : 'no end'}`
    refusals.set(why, (refusals.get(why) ?? 0) + 1)
    await sleep(RETRY_MS)
  }
}

async function ask(path: string, body: object, key: string): Promise<TurnEvent[] | string> {
  const response = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.token}`,
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) return `${response.status} ${JSON.parse(text).error.code}`
  return text
    .split('\n')
    .filter((line) => line.startsWith('{"type"'))
    .map((line) => turnEventSchema.parse(JSON.parse(line)))
}

async function client(): Promise<void> {
  const conversationId = mint('conversation')
  while (!isOver) {
    const card = await insist('/api/propose/create_expense', {
      conversationId,
      input: { name: 'Feira', actualAmount: 12 },
    })
    const approvals = card.flatMap((event): Approval[] =>
      event.type === 'approval-request' ? [event.approval] : [],
    )
    await insist('/api/approvals/decisions', {
      conversationId,
      decisions: approvals.map(({ id, argumentsHash }) => ({
        outcome: 'approve',
        approvalId: id,
        argumentsHash,
      })),
    })
    acknowledged += approvals.length
  }
}

try {
  const clients = Array.from({ length: Number(values.clients) }, client)
  const endsAt = performance.now() + Number(values.seconds) * 1000
  while (performance.now() < endsAt) {
    await sleep(Number(values['every-ms']) * (0.5 + Math.random()))
    await run('sh', ['-c', restart])
    restarts += 1
  }
  isOver = true
  await Promise.all(clients)
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner.query<{ expenses: number; receipts: number }>(
    'select (select count(*)::integer from expenses) as expenses, (select count(*)::integer from receipts) as receipts',
  )
  await owner.end()
  const { expenses = 0, receipts = 0 } = rows[0] ?? {}
  console.log(
    `${restarts} restarts: ${acknowledged} writes acknowledged, ${expenses} expenses and ${receipts} receipts there${server.ended() === undefined ? '' : `; the server ended with ${server.ended()}`}`,
  )
  for (const [why, count] of refusals) console.log(`  ${count} × ${why}`)
  const isRight = expenses === acknowledged && receipts === acknowledged
  process.exitCode = isRight && server.ended() === undefined ? 0 : 1
} finally {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}
