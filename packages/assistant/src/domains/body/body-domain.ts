import type { JsonObject } from '@parco/protocol'
import type { RecordView } from '../../parco.ts'
import type { Domain, DomainContext, Resolution, RowReference } from '../domain.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { withSharedReplies } from '../internal/with-shared-replies.ts'
import { readCustomMetrics } from './custom/resolve-custom-metric.ts'
import { describeMeasurement, metricName } from './entries/describe-entry.ts'
import { readEntries } from './entries/read-entries.ts'
import { entryReferenceSchema, resolveEntry } from './entries/resolve-entry.ts'
import { bodyMigrations } from './migrations.ts'
import { replies } from './replies.generated.ts'
import { deleteMetric } from './tools/delete-metric.ts'
import { getTrackingHistory } from './tools/get-tracking-history.ts'
import { recordMetric } from './tools/record-metric.ts'
import { updateMetric } from './tools/update-metric.ts'

/** More than this on one day is a device, not a person. */
const MAX_ENTRIES_OF_DAY = 200

/** The body: weight, water, sleep, exercise, mood, energy, and what else users measure. */
export const bodyDomain: Domain = {
  name: 'body',
  tools: [recordMetric, updateMetric, deleteMetric, getTrackingHistory],
  migrations: bodyMigrations,
  tables: ['metrics'],
  replies: withSharedReplies(replies),
  async vocabulary(context) {
    return { customMetrics: (await readCustomMetrics(context)).map(({ name }) => name) }
  },
  recordsOfDay,
  resolveUndo,
}

async function recordsOfDay(context: DomainContext, day: string): Promise<readonly RecordView[]> {
  const entries = await readEntries({ from: day, until: day, limit: MAX_ENTRIES_OF_DAY }, context)
  return newestFirst(
    entries.map((entry) => ({
      id: entry.id,
      kind: 'metric',
      date: entry.measuredOn,
      title: metricName(entry, context),
      display: describeMeasurement(entry, context),
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
