import type { JsonObject, JsonValue, Usage } from '@parco/protocol'
import type { ModelFinishReason } from '../models/language-model.ts'

/**
 * The events of steps, as turn events of the protocol have them; written out here, so that the types
 * of this package do not carry the protocol's other schemas. Their equality is a type test.
 */
export type StepEvent =
  /** Progress of a tool call: replaces what the same id showed before, and is never stored. */
  | { readonly type: 'status-replace'; readonly id: string; readonly text: string }
  /** A model call begins; steps count from 0. */
  | { readonly type: 'step-start'; readonly index: number }
  /** The model's answer is complete; its calls are executed after this. */
  | { readonly type: 'step-end'; readonly index: number; readonly usage?: Usage | undefined }
  | { readonly type: 'text-start'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  | { readonly type: 'text-end'; readonly id: string }
  | { readonly type: 'reasoning-start'; readonly id: string }
  | { readonly type: 'reasoning-delta'; readonly id: string; readonly delta: string }
  | { readonly type: 'reasoning-end'; readonly id: string }
  | ToolCallEvent<'tool-input-start'>
  /** A fragment of the arguments' JSON text. */
  | ToolCallEvent<'tool-input-delta', { readonly delta: string }>
  /**
   * The arguments are complete: the call is executed next, or it waits. A resumed run begins with
   * those of the calls that are still open.
   */
  | ToolCallEvent<'tool-input-end', { readonly input: JsonObject }>
  | ToolCallEvent<'tool-output-end', { readonly output: JsonValue }>
  /** The call failed or was refused; the model reads the same text. */
  | ToolCallEvent<'tool-output-error', { readonly errorText: string }>

type ToolCallEvent<Type extends string, More = unknown> = {
  readonly type: Type
  readonly toolCallId: string
  readonly toolName: string
} & More

/** One write that waits for a human. */
export interface ApprovalRequest {
  /** Unique over all runs; a decision names it. */
  readonly approvalId: string
  readonly toolCallId: string
  readonly toolName: string
  /** The arguments as the model wrote them; checked against the tool's schema when it is executed. */
  readonly input: unknown
  /** Binds the decision to exactly this call. */
  readonly argumentsHash: string
  /** The agents between the outer run and the call, outermost first; empty for the run's own calls. */
  readonly agentPath: readonly string[]
}

/** How a run ended, or why it paused. */
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

/** Why a model stopped writing. */
export type FinishReason = ModelFinishReason['unified']

/**
 * Everything a run tells while it happens, told apart by `type`. `run-start` is the first event and
 * `run-end` the last, also of a run that failed or was aborted.
 */
export type RunEvent =
  | StepEvent
  | { readonly type: 'run-start'; readonly runId: string; readonly conversationId: string }
  /** Somebody, or the policy, did not allow the call; the model reads the reason. */
  | {
      readonly type: 'tool-output-denied'
      readonly toolCallId: string
      readonly toolName: string
      readonly reason: string
    }
  /** Told once for each open approval, before `run-end` with the status `waiting`. */
  | { readonly type: 'tool-approval-request'; readonly request: ApprovalRequest }
  /** The history did not fit the model's context, and is sent shorter from here on. */
  | {
      readonly type: 'history-compacted'
      /** Of the whole prompt, by estimate. */
      readonly tokensBefore: number
      readonly tokensAfter: number
      /** How many messages a record stands for; the others before the newest are shortened. */
      readonly messagesLeftOut: number
    }
  | {
      readonly type: 'run-end'
      readonly status: RunStatus
      /** How the last answer ended; `length` means that it was cut off. Absent when there was none. */
      readonly finishReason?: FinishReason
      readonly usage: Usage
      /** US dollars; calls of models without a known price count as 0. */
      readonly costUsd: number
      readonly error?: { readonly code: string; readonly message: string }
    }

/** Takes the events of a run as they happen. Must not throw. */
export type EmitRunEvent = (event: RunEvent) => void
