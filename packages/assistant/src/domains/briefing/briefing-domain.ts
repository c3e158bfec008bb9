import { defineDomain } from '../define-domain.ts'
import { summaryDue } from './day/summary-due.ts'
import { replies } from './replies.generated.ts'
import { changeAlerts } from './tools/change-alerts.ts'
import { dailySummary } from './tools/daily-summary.ts'
import { getAlerts } from './tools/get-alerts.ts'
import { weeklyReport } from './tools/weekly-report.ts'
import { reportDue } from './week/report-due.ts'

/** Days and weeks at a glance, over all areas, and what of them comes by itself. Kept with the user. */
export const briefingDomain = defineDomain({
  name: 'briefing',
  tools: [dailySummary, weeklyReport, getAlerts, changeAlerts],
  tables: {},
  replies,
  dues: [summaryDue, reportDue],
})
