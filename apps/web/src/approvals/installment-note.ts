import type { Approval, Locale } from '@parco/protocol'
import { type ApprovalDraft, fieldValueOf } from './approval-draft.ts'
import { formatFieldValue } from './format-field.ts'
import { splitFields } from './split-fields.ts'

/** What each instalment comes to, and when the last one falls. */
export interface InstallmentNote {
  readonly count: number
  /** The first one, which is the largest where they are not all equal. */
  readonly amount: string
  readonly isEqual: boolean
  /** `janeiro`, with its year when that is not the first one's; a card's invoice may move it. */
  readonly last: string | undefined
}

/** What a purchase in instalments means for the months to come; nothing of any other write. */
export function installmentNote(
  approval: Approval,
  draft: ApprovalDraft,
  locale: Locale,
): InstallmentNote | undefined {
  const { fields } = approval.preview
  const shownOf = (find: (field: (typeof fields)[number]) => boolean) => {
    const field = fields.find(find)
    return field && fieldValueOf(draft, approval, field).value
  }
  const { figure } = splitFields(approval.preview)
  const count = shownOf(({ slot }) => slot === 'installments')
  const day = shownOf(({ kind }) => kind === 'date')
  if (figure?.kind !== 'money' || typeof count !== 'number' || typeof day !== 'string') return
  const total = fieldValueOf(draft, approval, figure).value
  if (typeof total !== 'number' || !Number.isInteger(count) || count < 2) return
  const cents = Math.round(total * 100)
  const isOnCard = fields.some(({ slot }) => slot === 'cardRef')
  return {
    count,
    amount: formatFieldValue(figure, Math.ceil(cents / count) / 100, locale),
    isEqual: cents % count === 0,
    last: isOnCard ? undefined : lastMonth(day, count, locale),
  }
}

function lastMonth(day: string, count: number, locale: Locale): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count - 1, 1))
  const isOtherYear = last.getUTCFullYear() !== year
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    ...(isOtherYear ? { year: 'numeric' } : {}),
  }).format(last)
}
