import type { Usage } from '@parco/protocol'
import type { ModelPrompt, ModelToolCallPart } from '../models/language-model.ts'
import type { ApprovalRequest } from './run-event.ts'

/** Version of the stored form; `parseRunState` knows how older ones become this one. */
export const RUN_STATE_VERSION = 1

/** Where one tool call of the current step stands. A call is settled once its result is in `messages`. */
export type CallStatus =
  /** Waits for a human. */
  | 'waiting'
  | 'approved'
  | 'denied'
  /** A write that began; without a result its outcome is unknown, and it is not repeated. */
  | 'started'

export interface OpenCall {
  readonly call: ModelToolCallPart
  readonly argumentsHash: string
  status: CallStatus
  /** Why it was denied, for the model. */
  reason?: string
  /** The run that this call carries, when it is an agent's: where it stands, and what waits in it. */
  nested?: { state: RunState; approvals: readonly ApprovalRequest[] }
}

/**
 * Everything a run needs to go on in another process, as JSON. `messages` is a plain prompt of the
 * provider specification, without the system prompt.
 */
export interface RunState {
  readonly version: typeof RUN_STATE_VERSION
  readonly runId: string
  readonly conversationId: string
  messages: ModelPrompt
  step: number
  usage: Usage
  costUsd: number
  elapsedMs: number
  open: OpenCall[]
  /** Hashes of writes that succeeded, with what they answered. */
  writes: Record<string, string>
  /** Hashes of calls that failed, with how often they did in a row. */
  failures: Record<string, number>
  /** How often the run was saved: of two processes that carry one run, one is refused. */
  revision: number
}

/** Keeps the states of runs. */
export interface RunStore {
  /**
   * Durable when it resolves.
   * @throws ParcoError `conflict` when the run is kept with this `revision` or a later one: somebody
   * else carries it, and the caller must not go on.
   */
  save(state: RunState): Promise<void>
  load(runId: string): Promise<RunState | undefined>
  delete(runId: string): Promise<void>
}

/** A run that has not begun. */
export function createRunState(ids: {
  readonly runId: string
  readonly conversationId: string
}): RunState {
  return {
    version: RUN_STATE_VERSION,
    ...ids,
    messages: [],
    step: 0,
    usage: { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 },
    costUsd: 0,
    elapsedMs: 0,
    open: [],
    writes: {},
    failures: {},
    revision: 0,
  }
}
