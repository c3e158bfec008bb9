import type { ApprovalRequest } from './run-event.ts'
import type { RunState } from './run-state.ts'

/** What waits for a human in a run, and in the runs inside it. */
export function openApprovals(state: RunState): ApprovalRequest[] {
  return state.open
    .filter((open) => open.status === 'waiting')
    .flatMap(({ call, argumentsHash, nested }) => {
      if (nested) return nested.approvals
      return [
        {
          approvalId: `${state.runId}:${call.toolCallId}`,
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          input: call.input,
          argumentsHash,
          agentPath: [],
        },
      ]
    })
}
