import type { DueKind } from '../../domain-due.ts'
import { nextAtClock } from '../../internal/next-at-clock.ts'
import { reportWeek, tellWeek } from './week-report.ts'

/** The report comes once a week, of a week in which anything was noted or behind which anything lies. */
export const reportDue: DueKind = {
  kind: 'report',
  prefix: 'usr',
  tables: [],
  async next(context) {
    const { alerts, timeZone, userId } = context
    if (!alerts.report) return []
    const from = context.from(userId)
    return [{ ref: userId, ...nextAtClock(alerts.reportAt, timeZone, from, alerts.reportDay) }]
  },
  say: async ({ occurrence }, context) =>
    tellWeek(await reportWeek(context, occurrence.slice(0, 10)), context),
}
