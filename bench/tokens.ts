/**
 * How many tokens a turn costs: the assistant beside a prompt that holds everything, and beside three
 * frameworks with the same tools. `node bench/tokens.ts [--only parco,monolith] [--day | --scenarios] [--show]`
 */
import { parseArgs } from 'node:util'
import { BASE_PROMPT } from '../packages/assistant/src/composer/base-prompt.ts'
import { countTokens } from './tokens/count-request.ts'
import { A_DAY } from './tokens/day.ts'
import { measureScenarios, printScenarios } from './tokens/measure-scenarios.ts'
import { largestRequest, measureTurns, type TurnCost } from './tokens/measure-turns.ts'
import { createMonolith } from './tokens/monolith.ts'
import { createBenchParco } from './tokens/parco.ts'
import { printCosts } from './tokens/print-costs.ts'
import { startStandIn } from './tokens/stand-in.ts'
import type { Subject } from './tokens/subject.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'monolith,ai,langgraph,@openai/agents,parco' },
    /** A mixed day of sixty messages in place of the thirty. */
    day: { type: 'boolean', default: false },
    /** Seven first messages, each of a conversation of its own, in place of the thirty. */
    scenarios: { type: 'boolean', default: false },
    /** Prints every request of the assistant as it was sent. */
    show: { type: 'boolean', default: false },
  },
})

/** Loaded one by one: none of them has to be installed for the others to be measured. */
const SUBJECTS: Readonly<Record<string, (baseUrl: string) => Promise<Subject>>> = {
  monolith: async (baseUrl) => createMonolith(baseUrl),
  ai: async (baseUrl) => (await import('./tokens/peers/vercel-ai.ts')).createVercelAi(baseUrl),
  langgraph: async (baseUrl) =>
    (await import('./tokens/peers/langgraph.ts')).createLangGraph(baseUrl),
  '@openai/agents': async (baseUrl) =>
    (await import('./tokens/peers/openai-agents.ts')).createOpenAiAgents(baseUrl),
  parco: async (baseUrl) => createBenchParco(baseUrl),
}

const standIn = await startStandIn()
const costs = new Map<string, TurnCost[]>()
const fixed = new Map<string, ReadonlyMap<string, number>>()
for (const name of values.only.split(',')) {
  const open = SUBJECTS[name]
  if (!open) throw new Error(`${name} is none of ${Object.keys(SUBJECTS).join(', ')}.`)
  const subject = await open(standIn.baseUrl)
  if (values.scenarios) fixed.set(name, await measureScenarios(subject, standIn))
  else costs.set(name, await measureTurns(subject, standIn, values.day ? A_DAY : undefined))
  await subject.close?.()
}
await standIn.close()
printScenarios(fixed)
if (!values.scenarios) printCosts(costs)
const ours = costs.get('parco')
if (ours) {
  console.log(`\nThe base prompt has ${countTokens(BASE_PROMPT)} tokens.`)
  console.log(`The largest request of Parco has ${largestRequest(ours)} tokens.`)
  for (const { message, outcome } of ours.filter((turn) => !turn.outcome.isAnswered)) {
    console.log(`Not what was asked: “${message.text}” was answered “${outcome.text}”.`)
  }
}
if (ours && values.show) {
  for (const { message, bodies, requests } of ours) {
    console.log(`\n=== ${message.text}: ${requests.join(' + ') || 'no model asked'}`)
    for (const body of bodies) console.log(JSON.stringify(body, null, 1))
  }
}
