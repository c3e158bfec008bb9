import { z } from 'zod'
import { isCalendarDay } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { reportWeek, tellWeek, type WeekReport } from '../week/week-report.ts'

const input = z.object({
  date: z
    .string()
    .refine(isCalendarDay)
    .optional()
    .describe('YYYY-MM-DD, the last of its seven days; today when not said.'),
})

/** A week at a glance: spending, measurements, habits, and what lies ahead. */
export const weeklyReport = defineDomainReadTool({
  name: 'weekly_report',
  description:
    'How the seven days up to today went over all areas: spending, measurements, habits, and what lies ahead.',
  input,
  execute: ({ date }, context): Promise<WeekReport> => reportWeek(context, date ?? context.today),
  reply(report, context) {
    const { dayNumeric } = context.format
    const values = { from: dayNumeric(report.from), until: dayNumeric(report.until) }
    return tellWeek(report, context) ?? context.text('report.nothing', values)
  },
})
