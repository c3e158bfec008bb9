import type { PermissionPolicy } from '../permissions/permission.ts'
import type { BudgetLimit } from './budget.ts'
import type { ApprovalRequest } from './run-event.ts'
import type { RunState } from './run-state.ts'

/** What a tool that carries a run of its own gets from the outer run, so that both pause and resume as one. */
export interface NestedRun {
  /** Where the inner run stood when the outer one paused or was interrupted. */
  readonly state: RunState | undefined
  /** What the outer run permits: an inner run may do no more. */
  readonly policy: PermissionPolicy
  /** Names a limit of the outer run's budget that is reached; what inner runs use counts there. */
  limit(): BudgetLimit | undefined
  /** Keeps the inner state with the outer one; durable when it resolves, as the outer store is. */
  keep(state: RunState): Promise<void>
}

/** Thrown by a tool whose inner run waits for approvals: the outer run waits for them too. */
export class NestedRunPaused extends Error {
  readonly state: RunState
  readonly approvals: readonly ApprovalRequest[]

  constructor(state: RunState, approvals: readonly ApprovalRequest[]) {
    super('The inner run waits for approvals.')
    this.name = 'NestedRunPaused'
    this.state = state
    this.approvals = approvals
  }
}
