import type { DecideApprovalResult, StoredApproval } from '@parco/store'
import type { Turn } from '../turn/turn.ts'

/** Says why a decision changed nothing, and shows the approval as it is. */
export function sayUndecided(turn: Turn, result: DecideApprovalResult): undefined {
  const { record, say } = turn
  if (result.status === 'not-found') {
    record.say(say('decision.notFound'))
    return undefined
  }
  const { approval } = result
  const title = { title: approval.preview.title }
  record.updateApproval(approval)
  switch (result.status) {
    case 'expired':
      record.say(say('decision.expired', title))
      break
    case 'stale':
      record.isWaiting = true
      record.say(say('decision.stale', title))
      break
    case 'already-decided':
    case 'decided':
      record.say(say(earlierDecision(approval), title))
      break
  }
  return undefined
}

function earlierDecision({ status }: StoredApproval): string {
  return status === 'denied' ? 'decision.alreadyDenied' : 'decision.alreadyApproved'
}
