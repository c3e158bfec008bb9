import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type Metric, metrics } from '../tables.ts'
import type { EntryFacts } from './describe-entry.ts'

export interface EntryFilter {
  readonly type?: Metric['type'] | undefined
  readonly customKey?: string | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly limit: number
}

/** Measurements, newest first: by day, then by when they were recorded. */
export async function readEntries(filter: EntryFilter, context: DomainContext): Promise<Metric[]> {
  const conditions: string[] = []
  const values: unknown[] = []
  const limitTo = (condition: string, value: string | undefined) => {
    if (value === undefined) return
    values.push(value)
    conditions.push(`${condition} $${values.length + 1} and`)
  }
  limitTo('type =', filter.type)
  limitTo('custom_key =', filter.customKey)
  limitTo('measured_on >=', filter.from)
  limitTo('measured_on <=', filter.until)
  values.push(filter.limit)
  const order = `true order by measured_on desc, id desc limit $${values.length + 1}`
  return selectRows(metrics, `${conditions.join(' ')} ${order}`, values, context)
}

/** One measurement, when it is there. */
export async function readEntry(
  id: Metric['id'],
  context: DomainContext,
): Promise<Metric | undefined> {
  const [entry] = await selectRows(metrics, 'id = $2', [toUuid(id)], context)
  return entry
}

/** Picks the facts out of a measurement. */
export function toEntryFacts(entry: EntryFacts): EntryFacts {
  const { type, customName, value, components, unit, measuredOn, notes, metadata } = entry
  return { type, customName, value, components, unit, measuredOn, notes, metadata }
}
