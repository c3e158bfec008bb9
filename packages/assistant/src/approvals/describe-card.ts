import type { StoredApproval } from '@parco/store'
import type { Turn } from '../turn/turn.ts'

/** A card in words: for terminals, screen readers and whoever sees no card. */
export function describeCard(turn: Turn, approvals: readonly StoredApproval[]): string {
  const [only] = approvals
  if (!only) return ''
  if (approvals.length === 1) return turn.say('proposal.one', { title: describeItem(only) })
  return turn.say('proposal.many', { count: approvals.length, lines: numberedTitles(approvals) })
}

/** The titles of a card's items, each with the number by which the user may name it. */
export function numberedTitles(approvals: readonly StoredApproval[]): string {
  return approvals.map((approval, index) => `${index + 1}. ${describeItem(approval)}`).join('\n')
}

function describeItem({ preview }: StoredApproval): string {
  return preview.warning === undefined ? preview.title : `${preview.title} (${preview.warning})`
}

/**
 * The card that a reply in words is about: the open approvals of the latest turn that still has any.
 * Older cards stay open and are decided by their own buttons, or once the newer ones are.
 */
export function newestCard(approvals: readonly StoredApproval[]): readonly StoredApproval[] {
  const turnId = approvals.at(-1)?.turnId
  return approvals.filter((approval) => approval.turnId === turnId)
}
