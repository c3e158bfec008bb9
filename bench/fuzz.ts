/**
 * Whether random requests break a server as anybody runs it: each is answered, protected and tells
 * nothing of the inside, none is answered 500, 300 streams at once come whole meanwhile, and memory
 * finds its size. Exits with 1 when something is wrong.
 *
 *   node bench/fuzz.ts [--count 20000] [--seed 1] [--streams 300] [--database-url postgres://…/empty]
 *
 * Linux only: reads /proc.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createIdMinter } from '@parco/protocol'
import { fuzzServer } from '../apps/server/test/fuzz/fuzz-server.ts'
import { createSender } from '../apps/server/test/fuzz/send-request.ts'
import { startServer } from './soak/running-server.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    streams: { type: 'string', default: '300' },
    'database-url': { type: 'string' },
  },
})
const databaseUrl = values['database-url']
const LANES = 4
/** After it, everything that answers has been loaded. */
const WARM_SHARE = 0.25
const IDLE_MS = 20_000
const GROWTH_MB = 100

const home = mkdtempSync(join(tmpdir(), 'parco-fuzz-'))
const server = await startServer({
  home,
  port: 20_000 + (process.pid % 20_000),
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
})
try {
  const mint = createIdMinter({ now: () => new Date(), randomBytes })
  /** Somebody's words in a conversation of their own; whether the stream came whole. */
  const stream = async (): Promise<boolean> => {
    const response = await fetch(`${server.address}/api/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        id: mint('conversation'),
        messages: [{ role: 'user', parts: [{ type: 'text', text: 'quanto gastei esse mês?' }] }],
      }),
    })
    return (await response.text()).endsWith('data: [DONE]\n\n')
  }
  const burst = async () => {
    const whole = await Promise.all(Array.from({ length: Number(values.streams) }, stream))
    return whole.filter(Boolean).length
  }
  const total = Number(values.count)
  const send = createSender(server.address, server.token)
  const round = async (count: number, seed: number) => {
    const report = await fuzzServer({ send, count, seed, lanes: LANES })
    console.log(`${count} requests: ${JSON.stringify(report.statuses)}`)
    for (const problem of report.problems) console.log(`  ${problem}`)
    return report.problems.length
  }
  let wrong = await round(Math.round(total * WARM_SHARE), Number(values.seed))
  const before = await burst()
  const warmMb = server.residentMb()
  const [found, during] = await Promise.all([
    round(Math.round(total * (1 - WARM_SHARE)), Number(values.seed) + 1),
    burst(),
  ])
  wrong += found
  await sleep(IDLE_MS)
  const idleMb = server.residentMb()
  const ending = server.ended()
  console.log(
    `${wrong} problems; ${before} and ${during} of ${values.streams} streams came whole; ${warmMb.toFixed(0)} MB after a quarter, ${idleMb.toFixed(0)} MB idle${ending === undefined ? '' : `; it ended with ${ending}`}`,
  )
  const isWhole = Math.min(before, during) === Number(values.streams) && ending === undefined
  process.exitCode = wrong === 0 && isWhole && idleMb - warmMb <= GROWTH_MB ? 0 : 1
} finally {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}
