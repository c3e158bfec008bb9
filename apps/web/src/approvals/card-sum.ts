import type { Approval, Locale } from '@parco/protocol'
import { type ApprovalDraft, fieldValueOf, itemDraftOf } from './approval-draft.ts'
import { formatFieldValue } from './format-field.ts'
import { splitFields } from './split-fields.ts'

/** What the writes that are included come to, as the card stands; nothing where they do not add up. */
export function cardSum(
  approvals: readonly Approval[],
  draft: ApprovalDraft,
  locale: Locale,
): string | undefined {
  const figures = approvals
    .filter((approval) => itemDraftOf(draft, approval).isIncluded)
    .map((approval) => {
      const { figure, eyebrow } = splitFields(approval.preview)
      if (figure?.kind !== 'money') return undefined
      return { figure, eyebrow, amount: fieldValueOf(draft, approval, figure).value }
    })
  const [first] = figures
  if (figures.length < 2 || first === undefined) return undefined
  let sum = 0
  for (const one of figures) {
    // What comes in and what goes out make no sum, and neither do two currencies.
    const isAlike = one?.figure.unit === first.figure.unit && one?.eyebrow === first.eyebrow
    if (!isAlike || typeof one?.amount !== 'number') return undefined
    sum += one.amount
  }
  return formatFieldValue(first.figure, sum, locale)
}
