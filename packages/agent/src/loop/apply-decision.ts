import { ParcoError } from '@parco/protocol/errors'
import type { OpenCall, RunState } from './run-state.ts'

/** One human decision on one open call, of a run or of a run inside it. */
export interface CallDecision {
  readonly approvalId: string
  readonly approved: boolean
  /** The hash that was shown; a decision on other arguments is refused. */
  readonly argumentsHash: string
  /** Why not, for the model. */
  readonly reason?: string
}

/**
 * Applies a decision to the call that waits for it; the calls around it go on with it.
 * @throws ParcoError `bad-request` for a decision that is neither `true` nor `false`, `stale` for other
 * arguments, `already-decided` when no such call waits.
 */
export function applyDecision(state: RunState, decision: CallDecision): void {
  assertDecided(decision)
  const path = findWaiting(state, decision.approvalId)
  const open = path.at(-1)
  if (!open) {
    throw new ParcoError(
      'already-decided',
      `No call waits for the approval ${decision.approvalId}.`,
    )
  }
  if (open.argumentsHash !== decision.argumentsHash) {
    throw new ParcoError('stale', 'The approval is for other arguments than the call now has.')
  }
  for (const outer of path.slice(0, -1)) outer.status = 'approved'
  open.status = decision.approved ? 'approved' : 'denied'
  open.isDecided = true
  if (decision.reason !== undefined) open.reason = decision.reason
}

/** A form or a JSON text may hold `'false'`, and whatever is taken for a yes executes a write. */
function assertDecided({ approvalId, approved }: CallDecision): void {
  if (typeof approved === 'boolean') return
  const given = typeof approved === 'string' ? JSON.stringify(approved) : typeof approved
  throw new ParcoError(
    'bad-request',
    `The decision on ${approvalId} is true or false, and not ${given}: the call was not executed.`,
  )
}

/** The calls from the outer run's to the one that waits; empty when there is none. */
function findWaiting(state: RunState, approvalId: string): OpenCall[] {
  for (const open of state.open) {
    if (open.nested) {
      const inner = findWaiting(open.nested.state, approvalId)
      if (inner.length > 0) return [open, ...inner]
    } else if (
      open.status === 'waiting' &&
      `${state.runId}:${open.call.toolCallId}` === approvalId
    ) {
      return [open]
    }
  }
  return []
}
