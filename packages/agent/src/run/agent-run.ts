import type { Usage } from '@parco/protocol'
import { createQueue } from '../internal/queue.ts'
import type { BudgetLimit } from '../loop/budget.ts'
import type { ApprovalRequest, FinishReason, RunEvent, RunStatus } from '../loop/run-event.ts'
import type { RunState } from '../loop/run-state.ts'
import type { ModelError } from '../models/model-error.ts'

/** How a run ended, or paused. */
export interface AgentResult<Output = undefined> {
  readonly status: RunStatus
  /** The answer: the text of the last step; as much of it as came, when it was aborted or failed. */
  readonly text: string
  /** The answer as the schema `output` gives it, when the status is `completed`. */
  readonly output?: Output
  /** What waits for a human, when the status is `waiting`. */
  readonly approvals: readonly ApprovalRequest[]
  /** How the last answer ended; `length` means that it was cut off. Absent when there was none. */
  readonly finishReason?: FinishReason
  /** Tokens of all model calls, those before a pause and those of runs inside it included. */
  readonly usage: Usage
  /** US dollars of the same calls; a model without a known price counts as 0. */
  readonly costUsd: number
  /** Model calls that were answered. */
  readonly steps: number
  /** Which limit was reached, when the status is `budget`. */
  readonly limit?: BudgetLimit
  /** Why no model answered, when the status is `failed`. */
  readonly error?: ModelError
  /** The whole run as JSON: keep it to resume, or to go on with `messages`. */
  readonly state: RunState
}

/**
 * A run under way. Await it for its result, or iterate over its events and then await it; the run
 * goes on either way. Awaiting does not reject for what a model or a tool does: see `status`.
 */
export interface AgentRun<Output = undefined>
  extends Promise<AgentResult<Output>>,
    AsyncIterable<RunEvent> {
  /** The plain promise that awaiting the run gives. */
  readonly result: Promise<AgentResult<Output>>
}

/** Starts a run whose events can be read while it happens, by one reader. */
export function createAgentRun<Output>(
  start: (emit: (event: RunEvent) => void) => Promise<AgentResult<Output>>,
): AgentRun<Output> {
  const events = createQueue<RunEvent>()
  const result = start(events.push).finally(events.end)
  // Whoever only iterates must not be killed by a rejection that nobody awaits.
  result.catch(() => undefined)

  return {
    result,
    // biome-ignore lint/suspicious/noThenProperty: awaiting a run gives its result.
    then: (onFulfilled, onRejected) => result.then(onFulfilled, onRejected),
    catch: (onRejected) => result.catch(onRejected),
    finally: (onSettled) => result.finally(onSettled),
    [Symbol.toStringTag]: 'AgentRun',
    [Symbol.asyncIterator]: () => events.reader,
  }
}
