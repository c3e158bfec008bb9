/**
 * Whether a server stays small and quick for as long as people use it: clients that mix messages,
 * cards, forms, lists and streams over 50,000 records, on the embedded database and then on a
 * PostgreSQL server with two processes. Prints resident memory each minute and, at the end, the
 * figures beside their bars; exits with 1 when one is missed.
 *
 *   node bench/soak.ts [--minutes 30] [--engine both] [--clients 8] [--pause-ms 1000]
 *     [--database-url postgres://…] [--probe]
 *
 * `--probe` has each thread tell of its memory, and writes heap snapshots on `touch FILE.snapshot`.
 * Linux only: reads /proc.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openParco } from '@parco/assistant'
import { openStore } from '@parco/store'
import pg from 'pg'
import { percentile } from './percentiles.ts'
import { Client, createTally, type Tally } from './soak/client.ts'
import { fiveYearsOfRecords } from './soak/five-years-of-records.ts'
import { type RunningServer, startServer } from './soak/running-server.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    clients: { type: 'string', default: '8' },
    'pause-ms': { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'both' },
    'database-url': { type: 'string', default: process.env.PARCO_TEST_DATABASE_URL ?? '' },
    probe: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const MINUTE_MS = 60_000
/** When memory has found its size. */
const WARM_MINUTES = Math.min(5, Math.max(1, Math.floor(minutes / 2)))
const REST_TURNS = 60
const PORT = 20_000 + (process.pid % 20_000)

const BARS = { growth: 1.3, residentMb: 450, slowdown: 3 }

/** The same dice every time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes the database, with its user and their five years of records. */
async function fill(home: string, databaseUrl: string | undefined): Promise<void> {
  const place = databaseUrl === undefined ? { home } : { home, databaseUrl }
  const parco = await openParco({ ...place })
  const { id } = await parco.localUser()
  await parco.close()
  const store = await openStore({
    ...(databaseUrl === undefined ? { directory: home } : { databaseUrl }),
    users: 'single',
    migrations: [],
    statementTimeoutMs: 600_000,
  })
  const today = new Date().toISOString().slice(0, 10)
  for (const text of fiveYearsOfRecords(today)) {
    await store.transaction(id, (sql) => sql.query(text))
  }
  await store.close()
}

interface Measured {
  readonly restP95Ms: number
  readonly loadP95Ms: number
  readonly warmMb: readonly number[]
  readonly peakMb: readonly number[]
  readonly idleMb: readonly number[]
  readonly tally: Tally
}

const residents = (servers: readonly RunningServer[]) => servers.map((it) => it.residentMb())
const round = (numbers: readonly number[]) => numbers.map((it) => it.toFixed(0)).join(' + ')

async function load(servers: readonly RunningServer[]): Promise<Measured> {
  const tally = createTally()
  const random = createRandom(20261129)
  const client = (pauseMs: number) => new Client({ servers, tally, random, pauseMs })
  const alone = client(0)
  for (let turn = 0; turn < REST_TURNS; turn += 1) await alone.say('quanto gastei esse mês?')
  // The first turns find everything cold.
  const restP95Ms = percentile(tally.turnsMs.slice(REST_TURNS / 3), 0.95)
  console.log(`at rest: ${round(residents(servers))} MB, p95 of a turn ${restP95Ms.toFixed(0)} ms`)
  const stop = new AbortController()
  const running = Array.from({ length: Number(values.clients) }, () =>
    client(Number(values['pause-ms'])).run(stop.signal),
  )
  const loadMs: number[] = []
  let warmMb: readonly number[] = []
  let peakMb = residents(servers)
  for (let minute = 1; minute <= minutes; minute += 1) {
    tally.turnsMs = []
    const before = tally.requests
    await sleep(MINUTE_MS)
    const gone = servers.map((server) => server.ended()).find((end) => end !== undefined)
    if (gone !== undefined) throw new Error(`A server ended with ${gone}.`)
    const nowMb = residents(servers)
    if (minute === WARM_MINUTES) warmMb = nowMb
    peakMb = peakMb.map((peak, index) => Math.max(peak, nowMb[index] ?? 0))
    loadMs.push(...tally.turnsMs)
    const p95 = percentile(tally.turnsMs, 0.95).toFixed(0)
    const requests = tally.requests - before
    console.log(
      `minute ${minute}: ${round(nowMb)} MB, ${requests} requests, p95 of a turn ${p95} ms`,
    )
  }
  stop.abort()
  await Promise.all(running)
  await sleep(MINUTE_MS)
  const idleMb = residents(servers)
  return { restP95Ms, loadP95Ms: percentile(loadMs, 0.95), warmMb, peakMb, idleMb, tally }
}

/** Prints the figures beside their bars; returns whether all are met. */
function judge({ restP95Ms, loadP95Ms, warmMb, peakMb, idleMb, tally }: Measured): boolean {
  const growth = Math.max(...idleMb.map((mb, index) => mb / (warmMb[index] ?? Number.NaN)))
  const slowdown = loadP95Ms / restP95Ms
  const failed = [...tally.failures.values()].reduce((sum, count) => sum + count, 0)
  const largest = Math.max(...peakMb)
  const lines: [string, number, number][] = [
    [`memory after an idle minute / after minute ${WARM_MINUTES}`, growth, BARS.growth],
    ['resident memory, MB at most', largest, BARS.residentMb],
    ['failed requests', failed, 0],
    ['p95 of a turn / at rest', slowdown, BARS.slowdown],
  ]
  console.log(`\n${tally.requests} requests; idle: ${round(idleMb)} MB`)
  for (const [name, figure, bar] of lines) {
    const shown = Number.isInteger(figure) ? String(figure) : figure.toFixed(2)
    console.log(`${figure <= bar ? 'met   ' : 'MISSED'} ${name.padEnd(52)} ${shown} (bar ${bar})`)
  }
  for (const [what, count] of tally.failures) console.log(`  ${count} × ${what}`)
  return lines.every(([, figure, bar]) => figure <= bar)
}

async function soak(engine: 'embedded' | 'server'): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'parco-soak-'))
  const database = engine === 'server' ? await createDatabase() : undefined
  const servers: RunningServer[] = []
  try {
    const homes = engine === 'server' ? ['one', 'two'] : ['one']
    const paths = homes.map((name) => join(folder, name))
    for (const path of paths) mkdirSync(path)
    await fill(paths[0] as string, database?.url)
    for (const [index, home] of paths.entries()) {
      // Both processes let the same client in.
      if (index > 0) copyFileSync(join(paths[0] as string, 'token'), join(home, 'token'))
      servers.push(
        await startServer({
          home,
          port: PORT + index,
          ...(database ? { databaseUrl: database.url } : {}),
          ...(values.probe ? { probePath: join(folder, 'probe') } : {}),
        }),
      )
    }
    console.log(`\n${engine}: ${servers.length} process(es), ${values.clients} clients, ${folder}`)
    return judge(await load(servers))
  } finally {
    for (const server of servers) await server.stop()
    await database?.drop()
    if (!values.probe) rmSync(folder, { recursive: true, force: true })
  }
}

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = values['database-url']
  const name = `parco_soak_${process.pid}`
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: base })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await admin(`create database ${name} template template0`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}

if (!['both', 'embedded', 'server'].includes(values.engine)) {
  throw new Error(`--engine is embedded, server or both, not ${values.engine}.`)
}
const engines = values.engine === 'both' ? (['embedded', 'server'] as const) : [values.engine]
// Told now, and not once the first engine has run for half an hour.
if (engines.includes('server') && values['database-url'] === '')
  throw new Error('Name a server with --database-url or PARCO_TEST_DATABASE_URL.')
const results: boolean[] = []
for (const engine of engines) results.push(await soak(engine === 'server' ? 'server' : 'embedded'))
process.exitCode = results.every(Boolean) ? 0 : 1
