import type { Approval } from '@parco/protocol'
import type { StoredApproval } from '@parco/store'

/**
 * An approval as a client may see it: the resolved arguments stay on the server, and one whose time
 * is over is expired, whether or not its row says so yet.
 */
export function toApprovalView(approval: StoredApproval, now: Date): Approval {
  const { arguments: _arguments, sourceText: _sourceText, ...view } = approval
  const isOver = view.status === 'requested' && Date.parse(view.expiresAt) <= now.getTime()
  return isOver ? { ...view, status: 'expired', decidedAt: view.expiresAt } : view
}
