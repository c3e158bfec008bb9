import { z } from 'zod'
import { isCalendarDay } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { type DaySummary, summarizeDay, tellDay } from '../day/day-summary.ts'

const input = z.object({
  date: z.string().refine(isCalendarDay).optional().describe('YYYY-MM-DD; today when not said.'),
})

/** A day at a glance: what it holds, what is overdue, its habits, what was noted. */
export const dailySummary = defineDomainReadTool({
  name: 'daily_summary',
  description:
    'A day at a glance over all areas: agenda, bills, birthdays, habits, what was noted; today when none is said.',
  input,
  execute: ({ date }, context): Promise<DaySummary> => summarizeDay(context, date ?? context.today),
  reply: (summary, context) =>
    tellDay(summary, context) ??
    context.text('summary.nothing', { day: context.format.day(summary.day) }),
})
