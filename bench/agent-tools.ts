/**
 * What many tools cost: the same turn with 15 and with 1,000 of them. Processor time in fresh
 * processes, one after the other; input tokens as counted by a real tokenizer (o200k) over messages
 * and tools as they are sent, and whether each request begins as the one before did.
 * `node bench/agent-tools.ts [--repetitions 5] [--turns 150]`
 */
import { parseArgs } from 'node:util'
import { createChatCompletionsModel, runAgent } from '@parco/agent'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { BENCH_MESSAGE, BENCH_SYSTEM, createBenchTools } from './agent/bench-tools.ts'
import { type BenchServer, median, runTurns, startBenchServer } from './agent/run-turns.ts'

const { values } = parseArgs({
  options: {
    repetitions: { type: 'string', default: '5' },
    turns: { type: 'string', default: '150' },
  },
})
const FEW = 15
const MANY = 1000

interface SentRequest {
  readonly messages: readonly unknown[]
  readonly tools: readonly unknown[]
}

/** The requests of one turn, as they left the process. */
async function captureTurn(server: BenchServer, count: number): Promise<SentRequest[]> {
  const requests: SentRequest[] = []
  const model = createChatCompletionsModel({
    provider: 'bench',
    model: 'bench',
    baseUrl: `${server.url}/v1`,
    fetch: (url, init) => {
      requests.push(JSON.parse(String(init?.body)) as SentRequest)
      return fetch(url, init)
    },
  })
  let calls = 0
  const tools = createBenchTools(count, () => {
    calls += 1
  })
  const { status } = await runAgent(BENCH_MESSAGE, { model, tools, system: BENCH_SYSTEM })
  if (status !== 'completed' || calls !== 1) throw new Error(`${status} after ${calls} calls`)
  return requests
}

const countTokens = (value: unknown) => encode(JSON.stringify(value)).length

/** A provider's cache holds a request's beginning only while it stays the same. */
function keepsItsBeginning(requests: readonly SentRequest[]): boolean {
  return requests.every((request, index) => {
    const before = requests[index - 1]
    if (!before) return true
    const beginning = request.messages.slice(0, before.messages.length)
    const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    return isSame(before.tools, request.tools) && isSame(before.messages, beginning)
  })
}

const server = await startBenchServer()
try {
  for (const count of [FEW, MANY]) {
    const requests = await captureTurn(server, count)
    const sent = requests.map(({ messages, tools }) => countTokens(messages) + countTokens(tools))
    const total = sent.reduce((sum, tokens) => sum + tokens, 0)
    const [first] = requests
    console.log(
      `${count} tools: ${first?.tools.length} sent, ${countTokens(first?.tools)} tokens of tools, ` +
        `${total} input tokens in ${requests.length} requests, ` +
        `beginning ${keepsItsBeginning(requests) ? 'the same' : 'CHANGED'}`,
    )
  }
  const all = countTokens(
    createBenchTools(MANY, () => undefined).map(({ name, description, inputJsonSchema }) => ({
      type: 'function',
      function: { name, description, parameters: inputJsonSchema },
    })),
  )
  console.log(`all ${MANY} tools would be ${all} tokens in every request`)

  const ratios: number[] = []
  for (let repetition = 0; repetition < Number(values.repetitions); repetition += 1) {
    const [few, many] = [FEW, MANY].map((tools) =>
      runTurns({ subject: 'sdk', url: server.url, turns: values.turns, tools }),
    )
    ratios.push((many?.mean ?? Number.NaN) / (few?.mean ?? Number.NaN))
  }
  console.log(
    `CPU of a turn with ${MANY} tools: ${median(ratios).toFixed(2)} of one with ${FEW} ` +
      `(${values.repetitions} repetitions: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  )
} finally {
  server.stop()
}
