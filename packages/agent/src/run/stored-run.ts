import { openApprovals } from '../loop/open-approvals.ts'
import type { ApprovalRequest } from '../loop/run-event.ts'
import type { RunState, RunStore } from '../loop/run-state.ts'

/** What a list of stored runs shows of one. */
export interface StoredRun {
  readonly runId: string
  readonly conversationId: string
  /**
   * `waiting`: approvals are open. `answered`: the model has given its answer. `interrupted`:
   * anything between, also a run that reached a limit or failed; it can be resumed.
   */
  readonly status: 'waiting' | 'interrupted' | 'answered'
  readonly step: number
  readonly approvals: readonly ApprovalRequest[]
  readonly savedAt: Date
}

/** A stored run that cannot be read, and why. */
export interface BrokenRun {
  readonly runId: string
  readonly message: string
}

/** A store that can tell what is in it, the run saved last first. */
export interface ListedRunStore extends RunStore {
  list(): Promise<{ readonly runs: readonly StoredRun[]; readonly broken: readonly BrokenRun[] }>
}

/** Describes one state for a list. */
export function describeRun(state: RunState, savedAt: Date): StoredRun {
  const { runId, conversationId, step } = state
  const approvals = openApprovals(state)
  return { runId, conversationId, status: toStatus(state, approvals), step, approvals, savedAt }
}

function toStatus(state: RunState, approvals: readonly ApprovalRequest[]): StoredRun['status'] {
  if (approvals.length > 0) return 'waiting'
  const isAnswered =
    state.step > 0 && state.open.length === 0 && state.messages.at(-1)?.role === 'assistant'
  return isAnswered ? 'answered' : 'interrupted'
}
