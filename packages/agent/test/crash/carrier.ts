import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import {
  type AgentOptions,
  type AgentResult,
  createAgentExecutor,
  createAgentRegistry,
  createChatCompletionsModel,
  createFileRunStore,
  defineTool,
} from '../../src/index.ts'
import { DENIED, INNER_SYSTEM, OUTER_SYSTEM } from './scenario.ts'

// Carries the run that a folder holds, or a new one, until it waits or is done, and may be killed at
// any moment: node carrier.ts <folder> <journal> <url of the model> <seed>
const [, , directory = '', journal = '', baseUrl = '', seed = '1'] = process.argv
let drawn = Number(seed)
const pause = () => {
  drawn = (drawn * 48_271) % 2_147_483_647
  return delay(drawn % 13)
}

/** The outside world: what is in the journal happened. */
function happen(line: string): void {
  const file = openSync(journal, 'a')
  writeSync(file, `${line}\n`)
  fsyncSync(file)
  closeSync(file)
}

/** For whoever wants to kill at that moment. */
function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

const input = z.object({ text: z.string() })
const act = (name: string, effect: 'read' | 'write') =>
  defineTool({
    name,
    description: `Does ${name}.`,
    input,
    effect,
    execute: async ({ text }, { idempotencyKey }) => {
      tell(`begins ${text}`)
      await pause()
      happen(`${name} ${text} ${idempotencyKey.split(':')[0]}`)
      tell(`happened ${text}`)
      await pause()
      return 'ok'
    },
  })

const store = createFileRunStore(directory)
const agent = (name: string, system: string) => ({
  name,
  description: name,
  system,
  skills: [],
  disallowedTools: [],
  origin: 'code' as const,
})
const executor = createAgentExecutor({
  registry: createAgentRegistry({
    agents: [agent('lead', OUTER_SYSTEM), agent('helper', INNER_SYSTEM)],
  }),
  tools: [act('look', 'read'), act('note', 'write'), act('pay', 'write')],
  defaults: {
    model: createChatCompletionsModel({ provider: 'loopback', model: 'm', baseUrl }),
    permissions: { allow: ['look', 'note', 'Agent'], ask: ['pay'] },
    store,
    maxSteps: 20,
  } satisfies AgentOptions,
})

async function carry(): Promise<AgentResult> {
  const { runs, broken } = await store.list()
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
  const [known] = runs
  if (!known) return executor.execute('lead', 'Do it all.')
  const decisions = known.approvals.map(({ approvalId, argumentsHash, input: shown }) => ({
    approvalId,
    argumentsHash,
    approved: (shown as { text: string }).text !== DENIED,
  }))
  return executor.resume('lead', known.runId, decisions)
}

tell('ready')
const { status, error } = await carry()
tell(`ended ${status} ${error?.message ?? ''}`)
