/*
 * An approval that outlives the process, part one: the run pauses and is stored.
 *
 *   node examples/approvals/ask.ts
 *   node examples/approvals/decide.ts yes
 *
 * A tool with the effect `write` waits for a human. Without `approve` the run ends with the status
 * `waiting`, and the store keeps it. Nothing stays in memory.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileRunStore, runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { createTransferTool } from './transfer-tool.ts'

const directory = process.argv[2] ?? join(tmpdir(), 'parco-approvals')

const model = scriptedModel([{ calls: [{ tool: 'transfer', input: { to: 'Ana', cents: 5_000 } }] }])
const { status, approvals } = await runAgent('Send Ana 50.', {
  model,
  tools: [createTransferTool(directory)],
  store: createFileRunStore(directory),
})
for (const { toolName, input } of approvals) {
  console.log(`${status} for a decision on ${toolName} ${JSON.stringify(input)}`)
}
