import type { IntentCall, JsonObject } from '@parco/protocol'
import { defineDomain } from '../define-domain.ts'
import type { DomainRecord, RowReference } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import type { Resolution } from '../domain-tool.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { saidSlots } from '../internal/said-slots.ts'
import { bodyBalance } from './balance/body-balance.ts'
import { namesOfMetric } from './custom/known-metric.ts'
import { readCustomMetrics } from './custom/resolve-custom-metric.ts'
import { describeMeasurement, metricName } from './entries/describe-entry.ts'
import { entryEdit } from './entries/entry-edit.ts'
import { readEntries } from './entries/read-entries.ts'
import { entryReferenceSchema, resolveEntry } from './entries/resolve-entry.ts'
import { bodyForms } from './forms.ts'
import { bodyMigrations } from './migrations.ts'
import { replies } from './replies.generated.ts'
import { claimNamed } from './said/claim-correction.ts'
import {
  claimBare,
  claimDoses,
  claimDosesApart,
  claimRegular,
  claimSaid,
  claimStretches,
} from './said/claim-said.ts'
import { bodySeries } from './series/body-series.ts'
import { bodyFiguresOfDay } from './targets/figures-of-day.ts'
import { deleteMetric } from './tools/delete-metric.ts'
import { deleteTarget } from './tools/delete-target.ts'
import { getDoses } from './tools/get-doses.ts'
import { getLifeBalanceScore } from './tools/get-life-balance-score.ts'
import { getTrackingHistory } from './tools/get-tracking-history.ts'
import { getTrends } from './tools/get-trends.ts'
import { recordMetric } from './tools/record-metric.ts'
import { setTarget } from './tools/set-target.ts'
import { updateMetric } from './tools/update-metric.ts'
import { bodyStanding } from './trends/body-standing.ts'
import { claimTired } from './trends/claim-tired.ts'

/** More than this on one day is a device, not a person. */
const MAX_ENTRIES_OF_DAY = 200

/** The body: weight, water, sleep, exercise, mood, energy, and what else users measure. */
export const bodyDomain = defineDomain({
  name: 'body',
  forms: bodyForms,
  tools: [
    recordMetric,
    updateMetric,
    deleteMetric,
    getTrackingHistory,
    getTrends,
    getDoses,
    getLifeBalanceScore,
    setTarget,
    deleteTarget,
  ],
  migrations: bodyMigrations,
  tables: { metrics: 'met', targets: 'tgt' },
  conversation: {
    areas: ['health'],
    overview: ['get_tracking_history', 'get_trends'],
  },
  recordKinds: ['metric'],
  replies,
  async vocabulary(context) {
    const own = await readCustomMetrics(context)
    return { customMetrics: own.flatMap(({ name }) => namesOfMetric(name)) }
  },
  recordsOfDay,
  figuresOfDay: bodyFiguresOfDay,
  dailySeries: bodySeries,
  balanceParts: bodyBalance,
  standing: bodyStanding,
  claims: {
    get_trends: firstClaim(claimSaid, claimTired),
    get_tracking_history: claimSaid,
    // "quantos dorflex tomei?" buys nothing.
    get_expenses: claimSaid,
    get_goals: claimSaid,
    get_debt_progress: claimSaid,
    get_finance_summary: claimSaid,
    get_life_balance_score: claimSaid,
    update_metric: claimNamed,
    get_habits: claimDoses,
    get_reminders: claimDoses,
    // What is taken day by day is no dose of today.
    record_metric: claimRegular,
    add_knowledge: claimRegular,
    none: claimSaid,
    model: firstClaim(claimSaid, claimStretches, claimDosesApart, claimBare),
  },
  leftOf,
  resolveUndo,
})

/** What is left of a measurement is told beside its target. */
async function leftOf({ params }: IntentCall): Promise<IntentCall | undefined> {
  const { metricRef, type } = params
  if (typeof type !== 'string') return undefined
  const slots = saidSlots({ type, metricRef: type === 'custom' ? metricRef : undefined })
  return { intent: 'get_tracking_history', params: { ...slots, measure: 'target' } }
}

async function recordsOfDay(context: DomainContext, day: string): Promise<readonly DomainRecord[]> {
  const entries = await readEntries({ from: day, until: day, limit: MAX_ENTRIES_OF_DAY }, context)
  return newestFirst(
    entries.map((entry) => ({
      id: entry.id,
      kind: 'metric',
      date: entry.measuredOn,
      title: metricName(entry, context),
      display: describeMeasurement(entry, context),
      edit: entryEdit(entry, context),
    })),
  )
}

async function resolveUndo(
  params: JsonObject,
  context: DomainContext,
): Promise<Resolution<RowReference> | undefined> {
  if (params.entryRef === undefined) return undefined
  const parsed = entryReferenceSchema.safeParse(params.entryRef)
  const resolution = await resolveEntry(parsed.data ?? {}, context)
  if (resolution.status !== 'found') return resolution
  return { status: 'found', row: { table: 'metrics', id: resolution.row.id } }
}
