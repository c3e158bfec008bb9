import type { Usage } from '@parco/protocol'
import type { Compaction } from '../history/compaction.ts'
import type { ModelPrompt, ModelToolCallPart } from '../models/language-model.ts'
import type { ToolLimit } from '../permissions/tool-limit.ts'
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

/** A tool call that is not settled yet: it waits, or its execution was interrupted. */
export interface OpenCall {
  readonly call: ModelToolCallPart
  readonly argumentsHash: string
  status: CallStatus
  /** Set once a person has decided it; what a rule alone allowed, a later rule may still ask about. */
  isDecided?: boolean
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
  /** What narrows the run since a skill was loaded; it is only ever added to. */
  limits?: readonly ToolLimit[]
  /** Set once it has read what others wrote: from then on every write is asked for. */
  isTainted?: true
  /** How the messages are made to fit the model's context, once they no longer do. */
  history?: RunHistory
  /** How often the run was saved: of two processes that carry one run, one is refused. */
  revision: number
}

/** What was decided about the history, so that a resumed run sends the same. */
export interface RunHistory {
  readonly compaction?: Compaction
  /** What a prompt may take, when a provider has refused more. */
  readonly limitTokens?: number
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
