import { defineDomain } from '../define-domain.ts'
import { summaryDue } from './day/summary-due.ts'
import { replies } from './replies.generated.ts'
import { analyzeContext } from './tools/analyze-context.ts'
import { changeAlerts } from './tools/change-alerts.ts'
import { changeSuggestions } from './tools/change-suggestions.ts'
import { compareWeeksTool } from './tools/compare-weeks.ts'
import { dailySummary } from './tools/daily-summary.ts'
import { getAlerts } from './tools/get-alerts.ts'
import { getOverview } from './tools/get-overview.ts'
import { suggestAction } from './tools/suggest-action.ts'
import { weeklyReport } from './tools/weekly-report.ts'
import { claimWeeks } from './week/claim-weeks.ts'
import { reportDue } from './week/report-due.ts'
import { weekInShort } from './week/week-report.ts'

/** Days and weeks at a glance, over all areas, and what of them comes by itself. Kept with the user. */
export const briefingDomain = defineDomain({
  name: 'briefing',
  tools: [
    dailySummary,
    weeklyReport,
    compareWeeksTool,
    getOverview,
    analyzeContext,
    suggestAction,
    changeSuggestions,
    getAlerts,
    changeAlerts,
  ],
  tables: {},
  replies,
  dues: [summaryDue, reportDue],
  weekInShort,
  claims: { none: claimWeeks, model: claimWeeks, get_trends: claimWeeks },
})
