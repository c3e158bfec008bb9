import { askBack } from '../approvals/ask-back.ts'
import type { Domain } from '../domains/domain.ts'
import type { DomainReadTool } from '../domains/domain-tool.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'

/** Reads what a call asks for and tells it; what its tool cannot take is asked back. */
export async function readAndReply(
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
