/*
 * An approval that outlives the process, part two: another process decides and goes on.
 *
 *   node examples/approvals/decide.ts yes
 *   node examples/approvals/decide.ts no
 *
 * The store lists what waits. A decision names the call and the hash of its arguments: it cannot
 * approve anything else, and it counts once. Run it twice: the money is sent once.
 */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileRunStore, resumeAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { createTransferTool } from './transfer-tool.ts'

const [answer, directory = join(tmpdir(), 'parco-approvals')] = process.argv.slice(2)
const approved = answer === 'yes'
const store = createFileRunStore(directory)
const waiting = (await store.list()).runs.filter(({ status }) => status === 'waiting')
if (waiting.length === 0) console.log('Nothing waits.')

for (const { runId, approvals } of waiting) {
  const decisions = approvals.map(({ approvalId, argumentsHash, toolName, input }) => {
    console.log(`${approved ? 'yes' : 'no'} to ${toolName} ${JSON.stringify(input)}`)
    return { approvalId, argumentsHash, approved }
  })
  const { status, text } = await resumeAgent(runId, decisions, {
    model: scriptedModel([{ text: approved ? 'Ana has her 50.' : 'Nothing was sent.' }]),
    tools: [createTransferTool(directory)],
    store,
  })
  console.log(`${status}: ${text}`)
}
