import type { Approval, ConversationId } from '@parco/protocol'
import { approvalStateOf } from '../approvals/approval-state.ts'

/** The writes of one turn that wait: they were shown on one card, and are decided on one. */
export interface WaitingWrites {
  readonly conversationId: ConversationId
  readonly approvals: readonly Approval[]
}

/** Approvals by the turn that asked for them, the newest turn first; none whose time is up. */
export function groupByTurn(approvals: readonly Approval[], now: Date): WaitingWrites[] {
  const open = approvals.filter((approval) => approvalStateOf(approval, now) === 'open')
  return [...Map.groupBy(open, ({ turnId }) => turnId).values()]
    .map((some) => some.toSorted((one, other) => one.position - other.position))
    .flatMap(([first, ...others]) =>
      first ? [{ conversationId: first.conversationId, approvals: [first, ...others] }] : [],
    )
    .toSorted((one, other) => requestedAt(other).localeCompare(requestedAt(one)))
}

const requestedAt = ({ approvals }: WaitingWrites): string => approvals[0]?.requestedAt ?? ''
