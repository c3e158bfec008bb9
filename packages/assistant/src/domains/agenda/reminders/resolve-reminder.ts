import { isId } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { describeOccurrence } from './describe-reminder.ts'
import { readOpenReminders } from './read-reminders.ts'
import type { ReminderOccurrence } from './reminder-occurrence.ts'

/** More of them than this are no help. */
const MAX_OPTIONS = 6

/** Finds the open reminder that the user means; the only one there is when they name none. */
export async function resolveReminder(
  reference: string | undefined,
  context: DomainContext,
): Promise<Resolution<ReminderOccurrence>> {
  const open = await readOpenReminders(context)
  const { text } = context
  if (open.length === 0) return { status: 'refused', explanation: text('reminder.none') }
  const said = quoteText(reference ?? '')
  if (isId('rem', said)) {
    const chosen = open.find(({ reminder }) => reminder.id === said)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: text('reminder.gone') }
  }
  const { match, candidates } =
    said === ''
      ? { match: 'same' as const, candidates: open }
      : bestMatches(said, open, ({ reminder }) => reminder.title)
  const [only] = candidates
  if (only && candidates.length === 1 && match !== 'overlap') return { status: 'found', row: only }
  const offered = (candidates.length > 0 ? candidates : open).slice(0, MAX_OPTIONS)
  const [near, ...others] = offered
  // One alone is named in the question.
  const question =
    near && others.length === 0
      ? text('reminder.notFoundOne', { name: said, near: describeOccurrence(near, context) })
      : text(candidates.length > 0 ? 'reminder.askWhich' : 'reminder.notFound', { name: said })
  const options = offered.map((one) => ({
    label: describeOccurrence(one, context),
    value: one.reminder.id,
  }))
  return askWhich('reminderRef', question, options)
}
