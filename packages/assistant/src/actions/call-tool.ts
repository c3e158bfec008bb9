import { ParcoError } from '@parco/protocol'
import { askBack } from '../approvals/ask-back.ts'
import { proposeWrite } from '../approvals/propose-write.ts'
import { slotsFromWords } from '../approvals/slots-from-words.ts'
import type { Domain } from '../domains/domain.ts'
import type { DomainReadTool } from '../domains/domain-tool.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { claimOf, proposeAlso } from './claimed.ts'

/** Calls the tool that has the intent's name: a read at once, a write after approval. */
export const callTool: ActionHandler = {
  name: 'call-tool',
  kind: 'deterministic',
  async run(call, turn) {
    const claimed = await claimOf(turn, call)
    const meant: ActionCall = claimed ? { ...call, ...claimed.call } : call
    const entry = turn.services.tools.get(meant.intent)
    if (!entry) throw new ParcoError('internal', `There is no tool ${meant.intent}.`)
    const { tool, domain } = entry
    turn.record.say(claimed?.remark ?? '')
    if (tool.effect === 'read') return readAndReply(turn, tool, domain, meant)
    await proposeWrite(turn, tool, await slotsFromWords(turn, tool, meant.params))
    await proposeAlso(turn, claimed?.also)
  },
}

async function readAndReply(
  turn: Turn,
  tool: DomainReadTool,
  domain: Domain,
  call: ActionCall,
): Promise<void> {
  const parsed = tool.input.safeParse(call.params)
  if (!parsed.success) {
    const slots = parsed.error.issues.map((issue) => String(issue.path[0] ?? call.intent))
    return askBack(turn, call, [...new Set(slots)])
  }
  const context = turn.contextOf(domain)
  if (tool.status !== undefined) turn.record.progress(context.text(tool.status))
  const toolCallId = turn.record.startToolCall(tool.name, call.params)
  const output = await tool.execute(parsed.data, context)
  turn.record.endToolCall(toolCallId, tool.name, output)
  turn.record.recall(tool.memories?.(output) ?? [])
  turn.record.say(tool.reply(output, context))
}
