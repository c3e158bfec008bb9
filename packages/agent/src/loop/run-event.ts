import type { TurnEvent, Usage } from '@parco/protocol'

type SharedEvent = Extract<
  TurnEvent,
  {
    type:
      | 'status-replace'
      | 'step-start'
      | 'step-end'
      | 'text-start'
      | 'text-delta'
      | 'text-end'
      | 'reasoning-start'
      | 'reasoning-delta'
      | 'reasoning-end'
      | 'tool-input-start'
      | 'tool-input-delta'
      | 'tool-input-end'
      | 'tool-output-end'
      | 'tool-output-error'
  }
>

/** One write that waits for a human. */
export interface ApprovalRequest {
  readonly approvalId: string
  readonly toolCallId: string
  readonly toolName: string
  readonly input: unknown
  /** Binds the decision to exactly this call. */
  readonly argumentsHash: string
  /** The agents between the outer run and the call, outermost first; empty for the run's own calls. */
  readonly agentPath: readonly string[]
}

export type RunStatus =
  | 'completed'
  /** Approvals are open: resume with their decisions. */
  | 'waiting'
  | 'step-limit'
  | 'budget'
  /** The same failing call was asked for again and again. */
  | 'stuck'
  | 'aborted'
  | 'failed'

/** Everything a run tells while it happens: the turn events that are about steps, and its own beginning, approvals and end. */
export type RunEvent =
  | SharedEvent
  | { readonly type: 'run-start'; readonly runId: string; readonly conversationId: string }
  | { readonly type: 'tool-approval-request'; readonly request: ApprovalRequest }
  | {
      readonly type: 'run-end'
      readonly status: RunStatus
      readonly usage: Usage
      readonly costUsd: number
      readonly error?: { readonly code: string; readonly message: string }
    }

export type EmitRunEvent = (event: RunEvent) => void
