/**
 * Whether a server tells many answers at once evenly, and lets go of whoever does not listen: 500
 * answers of a model that writes twenty tokens a second, 200 clients that never read, 500 that come
 * and go, and 100 answers under way when it is asked to stop. Exits with 1 when a bar is missed.
 *
 *   node bench/streams.ts [--streams 500] [--seconds 60] [--arrival-s 40] [--database-url postgres://…/empty]
 *
 * Linux only: reads /proc.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMs, MS_HEADING, percentile } from './percentiles.ts'
import { type RunningServer, startServer } from './soak/running-server.ts'
import { type HeardAnswer, hearAnswer } from './streams/hear-answer.ts'
import { questionOf, startStampingModel } from './streams/stamping-model.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    /** How long the model writes on each answer. */
    seconds: { type: 'string', default: '60' },
    /** Within how long they are asked for, one after another: people do not press a key at the same moment. */
    'arrival-s': { type: 'string', default: '40' },
    'database-url': { type: 'string' },
  },
})
const streams = Number(values.streams)
const seconds = Number(values.seconds)
const databaseUrl = values['database-url']
const TOKENS_PER_SECOND = 20
const ARRIVAL_MS = Number(values['arrival-s']) * 1000
const SILENT = 200
const TOLD_AT_END = 100
const SILENT_MS = 60_000
/** A server holds no more for one connection. */
const UNREAD_ANSWERS = 4
const BARS = {
  jitterMs: 50,
  firstMs: 1_000,
  processor: 0.6,
  residentMb: 400,
  growthMb: 100,
  stopS: 10,
}

const missed: string[] = []
const judge = (isMet: boolean, what: string): void => {
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}`)
  if (!isMet) missed.push(what)
}

const model = await startStampingModel({
  tokens: seconds * TOKENS_PER_SECOND,
  tokensPerSecond: TOKENS_PER_SECOND,
})

/** How late each sentence came after the model had written it, and the first behind what it took to write. */
function delaysOf(answers: readonly HeardAnswer[]): { first: number[]; rest: number[] } {
  const [first, rest]: [number[], number[]] = [[], []]
  for (const [number, { startedAt, sentences }] of answers.entries()) {
    const written = model.sentencesOf(number)
    const [one = Number.NaN, two = Number.NaN] = written
    // What the model itself needs for a sentence is none of the server's doing.
    first.push((sentences[0] ?? Number.NaN) - startedAt - (two - one))
    for (const [index, at] of sentences.entries()) rest.push(at - (written[index] ?? Number.NaN))
  }
  return { first, rest }
}

async function hearMany(server: RunningServer): Promise<void> {
  const before = { ms: 0, at: 0 }
  let share = Number.NaN
  let largest = 0
  const watch = (async () => {
    await sleep(ARRIVAL_MS)
    Object.assign(before, { ms: server.processorMs(), at: performance.now() })
    console.log(`${model.open} answers under way`)
    const until = performance.now() + (seconds - ARRIVAL_MS / 1000) * 1000
    while (performance.now() < until) {
      largest = Math.max(largest, server.residentMb())
      await sleep(250)
    }
    share = (server.processorMs() - before.ms) / (performance.now() - before.at)
  })()
  const answers = await Promise.all(
    Array.from({ length: streams }, async (_, number) => {
      await sleep((number / streams) * ARRIVAL_MS)
      return hearAnswer(server, questionOf(number))
    }),
  )
  await watch
  const { first, rest } = delaysOf(answers)
  const shortest = percentile(rest, 0)
  const jitter = rest.map((delay) => delay - shortest)
  console.log(MS_HEADING)
  console.log(describeMs('first words, beyond the model', first))
  console.log(describeMs('a sentence, behind the model', rest))
  const whole = seconds * (TOKENS_PER_SECOND / 5)
  const complete = answers.filter(
    ({ sentences, outcome }) => outcome === 'completed' && sentences.length === whole,
  ).length
  judge(complete === streams, `${complete} of ${streams} answers came whole`)
  const p95 = percentile(jitter, 0.95)
  judge(p95 <= BARS.jitterMs, `jitter p95 ${p95.toFixed(1)} ms (bar ${BARS.jitterMs})`)
  const begin = percentile(first, 0.95)
  judge(begin <= BARS.firstMs, `first words p95 ${begin.toFixed(0)} ms (bar ${BARS.firstMs})`)
  judge(
    share <= BARS.processor,
    `${share.toFixed(2)} of a core with all of them (bar ${BARS.processor})`,
  )
  judge(largest <= BARS.residentMb, `${largest.toFixed(0)} MB (bar ${BARS.residentMb})`)
}

/** Clients that ask for as much as a connection may, and never read a byte of it. */
async function askAndNeverRead(server: RunningServer): Promise<void> {
  const { hostname, port } = new URL(server.address)
  const before = server.residentMb()
  const request = `GET /api/openapi.json HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${server.token}\r\n\r\n`
  const sockets = Array.from({ length: SILENT }, (): Socket => {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => undefined)
    socket.write(request.repeat(UNREAD_ANSWERS))
    return socket
  })
  let growth = 0
  for (let waited = 0; waited < SILENT_MS; waited += 500) {
    await sleep(500)
    growth = Math.max(growth, server.residentMb() - before)
  }
  for (const socket of sockets) socket.destroy()
  const what = `${SILENT} clients that never read: ${growth.toFixed(0)} MB more`
  judge(growth <= BARS.growthMb, `${what} (bar ${BARS.growthMb})`)
}

/** A server that is asked to stop tells every listener how it ended, and is gone soon. */
async function stopWhileTelling(server: RunningServer): Promise<void> {
  const answers = Array.from({ length: TOLD_AT_END }, (_, number) =>
    hearAnswer(server, questionOf(20_000 + number)),
  )
  while (model.open < TOLD_AT_END) await sleep(50)
  const startedAt = performance.now()
  await server.stop()
  const tookS = (performance.now() - startedAt) / 1000
  const told = (await Promise.all(answers)).filter(({ outcome }) => outcome === 'aborted').length
  judge(told === TOLD_AT_END, `${told} of ${TOLD_AT_END} were told that the server stopped`)
  judge(tookS <= BARS.stopS, `it was gone after ${tookS.toFixed(1)} s (bar ${BARS.stopS})`)
}

/** Listeners of events that come and go leave nothing behind. */
async function comeAndGo(server: RunningServer): Promise<void> {
  const visit = async () => {
    const leave = new AbortController()
    const headers = { authorization: `Bearer ${server.token}` }
    const response = await fetch(`${server.address}/api/events`, { headers, signal: leave.signal })
    await response.body?.getReader().read()
    leave.abort()
  }
  const visitMany = async () => {
    for (let done = 0; done < 500; done += 10) {
      await Promise.all(Array.from({ length: 10 }, () => visit().catch(() => undefined)))
    }
    await sleep(2_000)
    return server.residentMb()
  }
  const before = await visitMany()
  const growth = (await visitMany()) - before
  judge(growth <= 20, `500 listeners that come and go: ${growth.toFixed(0)} MB more (bar 20)`)
}

const home = mkdtempSync(join(tmpdir(), 'parco-streams-'))
const providers = { paced: { protocol: 'chat-completions', baseUrl: model.url } }
writeFileSync(
  join(home, 'models.json'),
  JSON.stringify({ providers, roles: { chat: ['paced/m'] } }),
)
const server = await startServer({
  home,
  port: 20_000 + (process.pid % 20_000),
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
})
try {
  console.log(
    `${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL'}, ${streams} streams`,
  )
  await hearMany(server)
  await comeAndGo(server)
  await askAndNeverRead(server)
  await stopWhileTelling(server)
} finally {
  await server.stop()
  model.close()
  rmSync(home, { recursive: true, force: true })
}
process.exitCode = missed.length === 0 ? 0 : 1
