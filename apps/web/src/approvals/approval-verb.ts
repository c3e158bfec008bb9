import type { Approval } from '@parco/protocol'

/** How the card words its question and its buttons. */
export type ApprovalVerb = 'record' | 'change' | 'delete' | 'pay' | 'unpay' | 'confirm'

/** The wording for one write, from the tool that would carry it out. */
export function verbOfTool(toolName: string): ApprovalVerb {
  if (toolName === 'mark_bill_paid') return 'pay'
  if (toolName === 'unmark_bill_paid') return 'unpay'
  if (/^(create|record)_/.test(toolName)) return 'record'
  if (toolName.startsWith('update_')) return 'change'
  if (toolName.startsWith('delete_')) return 'delete'
  return 'confirm'
}

/** The wording for a whole card: its writes' own when they agree. */
export function verbOfCard(approvals: readonly Approval[]): ApprovalVerb {
  const verbs = new Set(approvals.map(({ toolName }) => verbOfTool(toolName)))
  const [verb] = verbs
  if (verb === undefined || verbs.size > 1) return 'confirm'
  return verb
}
