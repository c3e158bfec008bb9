import type { Approval, WriteVerb } from '@parco/protocol'

/** The wording for one write; one that fits all where its card says none. */
export function verbOf(approval: Approval | undefined): WriteVerb {
  return approval?.preview.verb ?? 'confirm'
}

/** The wording for a whole card: its writes' own when they agree. */
export function verbOfCard(approvals: readonly Approval[]): WriteVerb {
  const verbs = new Set(approvals.map(verbOf))
  const [verb] = verbs
  if (verb === undefined || verbs.size > 1) return 'confirm'
  return verb
}
