import { type ApprovalDecision, ParcoError } from '@parco/protocol'
import { listApprovals } from '@parco/store'
import { decideApprovals, type Verdict } from '../approvals/decide-approvals.ts'
import type { Turn } from './turn.ts'

/**
 * Decides approvals as a page or terminal says: each must be the user's and of this conversation.
 * @throws not-found when one is not; then none is decided.
 */
export async function decideByHand(
  turn: Turn,
  decisions: readonly ApprovalDecision[],
): Promise<void> {
  const found = await listApprovals(
    turn.sql,
    decisions.map(({ approvalId }) => approvalId),
  )
  const approvals = new Map(found.map((approval) => [approval.id, approval]))
  const verdicts = decisions.map((decision): Verdict => {
    const approval = approvals.get(decision.approvalId)
    if (approval?.conversationId !== turn.conversationId) {
      throw new ParcoError('not-found', 'There is no such approval in the conversation.')
    }
    if (decision.outcome === 'deny') return { outcome: 'deny', approval }
    const { argumentsHash, edits } = decision
    const isEdited = edits !== undefined && Object.keys(edits).length > 0
    return { outcome: 'approve', approval, argumentsHash, ...(isEdited ? { edits } : {}) }
  })
  // Always in one order, so that two such turns wait for each other in place of deadlocking.
  const ordered = verdicts.toSorted((a, b) => (a.approval.id < b.approval.id ? -1 : 1))
  await decideApprovals(turn, ordered)
  // Deciding the card of a message leaves what was asked below it unanswered.
  const askedIn = turn.openQuestion?.turnId
  if (found.some(({ turnId }) => turnId === askedIn)) turn.record.isWaiting = true
}
