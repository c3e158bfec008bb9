/**
 * Takes turns with one subject in a process of its own and prints, as one line of JSON, what each
 * cost. Started by the other files of the benchmark.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createChatCompletionsModel, createGateway, runAgent } from '@parco/agent'
import { toUiMessageResponse } from '@parco/agent/ui-stream'
import { percentile } from '../percentiles.ts'
import { BENCH_MESSAGE, BENCH_SYSTEM, createBenchTools } from './bench-tools.ts'

const { values } = parseArgs({
  options: {
    subject: { type: 'string', default: 'sdk' },
    url: { type: 'string', default: '' },
    tools: { type: 'string', default: '15' },
    turns: { type: 'string', default: '150' },
    'warm-up': { type: 'string', default: '40' },
  },
})
const baseUrl = `${values.url}/v1`
let calls = 0
const tools = createBenchTools(Number(values.tools), () => {
  calls += 1
})

/** Nothing but `fetch`, JSON and a loop: what cannot be left out while fetch is used. */
async function takeBareTurn(): Promise<string> {
  const messages: object[] = [
    { role: 'system', content: BENCH_SYSTEM },
    { role: 'user', content: BENCH_MESSAGE },
  ]
  const functions = bareTools()
  for (;;) {
    const body = JSON.stringify({
      model: 'bench',
      stream: true,
      stream_options: { include_usage: true },
      messages,
      tools: functions,
    })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers, body })
    const { text, call } = await readBareAnswer(response)
    if (!call) return text
    const result = await tools[0]?.execute(JSON.parse(call.arguments), undefined as never)
    messages.push(
      { role: 'assistant', tool_calls: [{ id: call.id, type: 'function', function: call }] },
      { role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) },
    )
  }
}

let functions: object[] | undefined

function bareTools(): object[] {
  functions ??= tools.map(({ name, description, inputJsonSchema }) => ({
    type: 'function',
    function: { name, description, parameters: inputJsonSchema },
  }))
  return functions
}

async function readBareAnswer(response: Response) {
  const decoder = new TextDecoder()
  let pending = ''
  let text = ''
  let call: { id: string; name: string; arguments: string } | undefined
  for await (const bytes of response.body ?? []) {
    const lines = (pending + decoder.decode(bytes, { stream: true })).split('\n')
    pending = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      const delta = JSON.parse(line.slice('data: '.length)).choices[0]?.delta
      if (delta?.content) text += delta.content
      for (const part of delta?.tool_calls ?? []) {
        call ??= { id: part.id, name: part.function.name, arguments: '' }
        call.arguments += part.function.arguments
      }
    }
  }
  return { text, call }
}

async function takeTurn(subject: string): Promise<string> {
  if (subject === 'fetch') return takeBareTurn()
  const run = runAgent(BENCH_MESSAGE, { model: modelFor(subject), tools, system: BENCH_SYSTEM })
  if (subject === 'sdk-ui') {
    for await (const _bytes of toUiMessageResponse(run).body ?? []);
  } else {
    for await (const _event of run);
  }
  const { status, text, error } = await run
  if (status !== 'completed') throw new Error(`The run ended as ${status}: ${error?.message}`)
  return text
}

const direct = createChatCompletionsModel({ provider: 'bench', model: 'bench', baseUrl })
const gateway = createGateway({
  environment: {},
  configuration: { providers: { bench: { baseUrl: baseUrl } } },
})

function modelFor(subject: string) {
  return subject === 'sdk-gateway' ? gateway.model('bench/bench') : direct
}

const costs: number[] = []
const warmUp = Number(values['warm-up'])
const total = warmUp + Number(values.turns)
for (let turn = 0; turn < total; turn += 1) {
  calls = 0
  const before = process.cpuUsage()
  const text = await takeTurn(values.subject)
  const { user, system } = process.cpuUsage(before)
  if (calls !== 1 || text === '') throw new Error(`Turn ${turn}: ${calls} calls, text "${text}".`)
  if (turn >= warmUp) costs.push((user + system) / 1000)
  // Collecting what a turn left behind belongs to the turns, not to one of them.
  await sleep(0)
}
const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
const residentMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ mean, median: percentile(costs, 0.5), residentMb }))
