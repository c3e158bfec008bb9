import { createCallChunks } from '@parco/agent/ui-stream'
import type { Approval, ApprovalId, TurnEvent } from '@parco/protocol'
import type { UiChunk } from './ui-chunk.ts'

export type ToolEvent = Extract<
  TurnEvent,
  {
    type:
      | 'tool-input-start'
      | 'tool-input-delta'
      | 'tool-input-end'
      | 'tool-output-end'
      | 'tool-output-error'
      | 'approval-request'
      | 'approval-update'
  }
>

/**
 * Encodes tool calls and their approvals. A client fails on the outcome of a call or of an approval
 * that its message does not hold; those (a card of an earlier message decided by typing) are told
 * by their data parts alone.
 */
export function createToolChunks(continued: ReadonlyMap<string, ApprovalId>) {
  const calls = createCallChunks()
  for (const toolCallId of continued.keys()) calls.hold(toolCallId)
  const approvalOfCall = new Map(continued)
  const unanswered = new Set(continued.keys())
  const waiting = new Set<ApprovalId>()

  function respond(toolCallId: string, approved: boolean): UiChunk[] {
    const approvalId = approvalOfCall.get(toolCallId)
    if (approvalId === undefined || !unanswered.delete(toolCallId)) return []
    return [{ type: 'tool-approval-response', approvalId, approved }]
  }

  function request(approval: Approval): UiChunk[] {
    const { id, toolCallId } = approval
    approvalOfCall.set(toolCallId, id)
    unanswered.add(toolCallId)
    waiting.add(id)
    return [
      ...calls.tell(approval),
      { type: 'tool-approval-request', approvalId: id, toolCallId },
      { type: 'data-approval', id, data: approval },
    ]
  }

  function update(approval: Approval): UiChunk[] {
    const { id, toolCallId, status } = approval
    const data: UiChunk = { type: 'data-approval', id, data: approval }
    if (status === 'requested') {
      waiting.add(id)
      // The client took its own decision for granted (a stale one, say): the call is open again.
      const isReopened = continued.has(toolCallId)
      return isReopened
        ? [{ type: 'tool-approval-request', approvalId: id, toolCallId }, data]
        : [data]
    }
    waiting.delete(id)
    const approved = status === 'approved' || status === 'edited'
    const response = respond(toolCallId, approved)
    const isDenied = !approved && response.length > 0
    return [
      ...response,
      ...(isDenied ? [{ type: 'tool-output-denied', toolCallId } as const] : []),
      data,
    ]
  }

  function outcome(toolCallId: string, chunk: UiChunk): UiChunk[] {
    return calls.holds(toolCallId) ? [...respond(toolCallId, true), chunk] : []
  }

  return {
    /** Something that was told in this stream is still for the user to decide. */
    isWaiting: () => waiting.size > 0,
    encode(event: ToolEvent): UiChunk[] {
      switch (event.type) {
        case 'tool-input-start':
        case 'tool-input-delta':
        case 'tool-input-end':
          return calls.encode(event)
        case 'tool-output-end': {
          const { toolCallId, output } = event
          return outcome(toolCallId, { type: 'tool-output-available', toolCallId, output })
        }
        case 'tool-output-error': {
          const { toolCallId, errorText } = event
          return outcome(toolCallId, { type: 'tool-output-error', toolCallId, errorText })
        }
        case 'approval-request':
          return request(event.approval)
        case 'approval-update':
          return update(event.approval)
      }
    },
  }
}
