import { hashArguments } from '@parco/agent/approvals'
import { APPROVAL_LIFETIME_MS, type JsonObject } from '@parco/protocol'
import type { StoredApproval } from '@parco/store'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import type { Turn } from '../turn/turn.ts'
import { askBack } from './ask-back.ts'
import { type PreparedWrite, prepareWrite } from './prepare-write.ts'

/**
 * Prepares a write and shows it for approval; or asks what is missing; or says why it cannot be.
 * Nothing is written but the approval, with the rest of the turn.
 */
export async function proposeWrite(
  turn: Turn,
  tool: DomainWriteTool,
  input: JsonObject,
): Promise<void> {
  const prepared = await prepareWrite(turn, tool, input)
  switch (prepared.status) {
    case 'ready':
      requestApproval(turn, tool, input, prepared)
      return
    case 'question':
      await askBack(
        turn,
        { intent: tool.name, params: input, options: prepared.options ?? [] },
        prepared.missing,
        prepared.question,
      )
      return
    case 'invalid':
      await askBack(turn, { intent: tool.name, params: prepared.validInput }, prepared.slots)
      return
    case 'refused':
      return proposeInstead(turn, tool, input, prepared.explanation)
  }
}

/** Proposes the write that is surely meant where this one cannot be, or says why it cannot. */
async function proposeInstead(
  turn: Turn,
  tool: DomainWriteTool,
  input: JsonObject,
  explanation: string,
): Promise<void> {
  const entry = turn.services.tools.get(tool.name)
  const instead = entry && (await tool.instead?.(input, turn.contextOf(entry.domain)))
  const other = instead && turn.services.tools.get(instead.call.intent)?.tool
  const prepared =
    other?.effect === 'write'
      ? await prepareWrite(turn, other, instead?.call.params ?? {})
      : undefined
  if (!instead || other?.effect !== 'write' || !prepared || prepared.status === 'refused') {
    turn.record.say(explanation)
    return
  }
  turn.record.say(instead.remark ?? '')
  await proposeWrite(turn, other, instead.call.params)
}

function requestApproval(
  turn: Turn,
  tool: DomainWriteTool,
  input: JsonObject,
  prepared: Extract<PreparedWrite, { readonly status: 'ready' }>,
): void {
  const approval: StoredApproval = {
    version: 1,
    id: turn.services.mint('approval'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    position: turn.record.card.length,
    toolCallId: turn.record.startToolCall(tool.name, input),
    toolName: tool.name,
    input,
    arguments: prepared.arguments,
    argumentsHash: hashArguments(tool.name, prepared.arguments),
    preview: prepared.preview,
    sourceText: turn.text,
    status: 'requested',
    requestedAt: turn.now.toISOString(),
    expiresAt: new Date(turn.now.getTime() + APPROVAL_LIFETIME_MS).toISOString(),
  }
  turn.record.requestApproval(approval)
}
