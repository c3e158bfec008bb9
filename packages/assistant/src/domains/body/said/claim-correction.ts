import { type JsonObject, LOCALES } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { isJustNow, justWritten } from '../../internal/just-written.ts'
import { nameKey } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { readEntries } from '../entries/read-entries.ts'
import { entryReferenceSchema } from '../entries/resolve-entry.ts'
import { GLASS_ML, METRIC_RULES, type StandardMetricType } from '../metric-types.ts'
import { replies } from '../replies.generated.ts'
import { isCountOfGlasses, isInGlasses } from '../words-in-own-units.ts'

/**
 * "corrige o peso pra 80,9", said behind another measurement: what is named is corrected, not what was
 * written last. A correction of a measurement of the user's own that names nothing is of the last one.
 */
export const claimNamed: Claim = async ({ entryRef, ...rest }, { text }, context) => {
  const said = entryReferenceSchema.safeParse(entryRef).data
  if (!said || said.id !== undefined) return undefined
  const { date, type } = said
  const named = typeNamedIn(text)
  if (named !== undefined && named !== type) {
    const other = saidSlots({ type: named, date })
    return { call: { intent: 'update_metric', params: { ...rest, entryRef: other } } }
  }
  if (type !== 'custom' || said.metricRef !== undefined) return undefined
  const [last] = await readEntries({ type, from: date, until: date, limit: 1 }, context)
  if (!last) return undefined
  // Of several of one day the one that was just written is meant.
  const own = isJustNow(last.createdAt, context.now)
    ? saidSlots({ type, id: last.id })
    : saidSlots({ type, date, metricRef: last.customName ?? '' })
  return { call: { intent: 'update_metric', params: { ...rest, entryRef: own } } }
}

/** "corrige a cintura pra 90": a measurement of the user's own by its name, with its latest entry. */
export const correctionOf = async (
  { metricRef, value, date }: Parameters<Claim>[0],
  context: Parameters<Claim>[2],
): ReturnType<Claim> => {
  const found = await resolveCustomMetric(String(metricRef), context)
  if (found?.status !== 'found') return undefined
  const entryRef = saidSlots({ type: 'custom', metricRef: found.row.name, date })
  return { call: { intent: 'update_metric', params: saidSlots({ entryRef, value }) } }
}

/** The one type whose name stands among the words, in either language. */
function typeNamedIn(text: string): StandardMetricType | undefined {
  const words = new Set(nameKey(text).split(' '))
  const types = Object.keys(METRIC_RULES) as StandardMetricType[]
  const named = types.filter((type) =>
    LOCALES.some((locale) => words.has(nameKey(replies[locale].metricType[type]))),
  )
  return named.length === 1 ? named[0] : undefined
}

/** "na verdade foram 3", of glasses of water that were just noted. */
export async function countedAgain(
  { count }: JsonObject,
  context: DomainContext,
): Promise<Instead | undefined> {
  const [last] = await justWritten(['metrics'], context)
  const { type, value } = last?.after ?? {}
  if (!last || type !== 'water' || !isInGlasses(value) || !isCountOfGlasses(count)) return undefined
  const entryRef = { id: last.id, type }
  const params = { entryRef, value: count * GLASS_ML, unit: METRIC_RULES.water.unit }
  return { call: { intent: 'update_metric', params } }
}
