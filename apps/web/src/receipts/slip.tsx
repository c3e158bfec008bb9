import type { Approval, ApprovalDecision, Locale, Receipt } from '@parco/protocol'
import type { RefObject } from 'react'
import { ApprovalCard } from '../approvals/approval-card.tsx'
import { approvalStateOf } from '../approvals/approval-state.ts'
import { verbOf } from '../approvals/approval-verb.ts'
import { useHasPassed } from '../approvals/use-has-passed.ts'
import type { SlipItem } from '../conversation/slip-item.ts'
import { toHeadline } from './headline.ts'
import { SlipRow } from './slip-row.tsx'

interface SlipProps {
  readonly items: readonly SlipItem[]
  readonly locale: Locale
  readonly isBusy: boolean
  readonly isLive: boolean
  readonly composer: RefObject<HTMLTextAreaElement | null>
  readonly onDecide: (decisions: readonly ApprovalDecision[]) => Promise<void>
  readonly onUndo: (receipt: Receipt) => Promise<void>
}

/** The writes of one turn: a card while they wait, a receipt once they are decided. */
export function Slip({ items, onUndo, ...shared }: SlipProps) {
  const expiries = items.flatMap(({ approval }) =>
    approval?.status === 'requested' ? [approval.expiresAt] : [],
  )
  useHasPassed(expiries.sort()[0])
  const now = new Date()
  const open: Approval[] = []
  const decided = items.flatMap(({ key, approval, receipt }) => {
    const state = approval && !receipt ? approvalStateOf(approval, now) : 'accepted'
    if (approval && state === 'open') open.push(approval)
    if (state === 'open') return []
    const verb = verbOf(approval)
    return [{ key, state, receipt, verb, headline: toHeadline(approval, receipt) }]
  })
  return (
    <>
      {decided.length > 0 && (
        <ul className="slip">
          {decided.map(({ key, ...row }) => (
            <SlipRow key={key} {...row} isBusy={shared.isBusy} onUndo={onUndo} />
          ))}
        </ul>
      )}
      {open.length > 0 && <ApprovalCard {...shared} approvals={open} />}
    </>
  )
}
