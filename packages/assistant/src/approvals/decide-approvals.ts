import type { JsonObject, Receipt } from '@parco/protocol'
import { decideApproval, type StoredApproval } from '@parco/store'
import type { Turn } from '../turn/turn.ts'
import { approveWrite } from './approve-write.ts'
import { sayUndecided } from './say-undecided.ts'

/** What the user decided about one approval. */
export type Verdict =
  | {
      readonly outcome: 'approve'
      readonly approval: StoredApproval
      readonly argumentsHash: string
      readonly edits?: JsonObject
    }
  | { readonly outcome: 'deny'; readonly approval: StoredApproval }

/** Decides approvals one by one, each on its own: what stops one leaves the others alone. */
export async function decideApprovals(turn: Turn, verdicts: readonly Verdict[]): Promise<void> {
  const receipts: Receipt[] = []
  const denied: StoredApproval[] = []
  for (const verdict of verdicts) {
    if (verdict.outcome === 'deny') {
      const approval = await denyWrite(turn, verdict.approval)
      if (approval) denied.push(approval)
    } else {
      const receipt = await approveWrite(turn, verdict)
      if (receipt) receipts.push(receipt)
    }
  }
  const { record, say } = turn
  record.say(receipts.map(({ summary }) => summary).join('\n'), 'receipts')
  record.facts.push(...receipts.map(({ summary }) => summary.replaceAll('\n', ' ')))
  if (denied.length === 0) return
  const titles = denied.map(({ preview }) => preview.title).join('; ')
  const isAll = receipts.length === 0 && denied.length === verdicts.length
  const isNew = denied.some(({ preview }) => preview.verb === 'record')
  const refused = say(isNew ? 'decision.denied' : 'decision.kept')
  record.say(isAll ? refused : say('decision.deniedSome', { titles }))
}

async function denyWrite(
  turn: Turn,
  approval: StoredApproval,
): Promise<StoredApproval | undefined> {
  const result = await decideApproval(turn.sql, {
    approvalId: approval.id,
    status: 'denied',
    now: turn.now,
  })
  if (result.status !== 'decided') return sayUndecided(turn, result)
  turn.record.updateApproval(result.approval)
  return result.approval
}
