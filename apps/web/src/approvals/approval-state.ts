import type { Approval } from '@parco/protocol'
import { verbOf } from './approval-verb.ts'

/** What the card shows of one write: `kept` is the refusal of a change, where there was something before. */
export type ApprovalState = 'open' | 'accepted' | 'denied' | 'kept' | 'expired'

/** The state of a write as of now: one whose time ran out is expired before the server says so. */
export function approvalStateOf(approval: Approval, now: Date): ApprovalState {
  switch (approval.status) {
    case 'requested':
      return new Date(approval.expiresAt) <= now ? 'expired' : 'open'
    case 'approved':
    case 'edited':
      return 'accepted'
    case 'denied':
      return verbOf(approval) === 'record' ? 'denied' : 'kept'
    case 'expired':
      return 'expired'
  }
}
