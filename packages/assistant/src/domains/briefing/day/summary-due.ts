import type { DueKind } from '../../domain-due.ts'
import { nextAtClock } from '../../internal/next-at-clock.ts'
import { chooseSuggestion } from '../suggestions/choose-suggestion.ts'
import { summarizeDay, tellDay } from './day-summary.ts'

/** The morning summary comes at its hour on days that hold anything. */
export const summaryDue: DueKind = {
  kind: 'summary',
  prefix: 'usr',
  tables: [],
  async next(context) {
    const { alerts, timeZone, userId } = context
    if (!alerts.summary) return []
    return [{ ref: userId, ...nextAtClock(alerts.summaryAt, timeZone, context.from(userId)) }]
  },
  async say(_due, context) {
    const told = tellDay(await summarizeDay(context, context.today), context)
    if (told === undefined) return undefined
    const idea = await chooseSuggestion(context, false)
    const parts = [`${context.text('summary.morning')}\n${told}`]
    if (idea) parts.push(context.text('summary.idea', { text: idea.text }))
    return parts.join('\n\n')
  },
}
