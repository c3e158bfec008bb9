import type { DomainContext } from '../../domain-context.ts'
import type { RecordEdit } from '../../life-view.ts'
import { readableUnit } from '../custom/known-metric.ts'
import { inUnit, unitOf } from '../measured-value.ts'
import type { Metric } from '../tables.ts'

/** How a measurement is put right by hand; one of several numbers is deleted and noted again. */
export function entryEdit(
  { components, id, type, unit, value }: Metric,
  context: DomainContext,
): RecordEdit {
  const edit: RecordEdit = {
    reference: { entryRef: { id } },
    remove: { tool: 'delete_metric', verb: 'delete' },
  }
  if (value === null || components !== null) return edit
  const change = (shown: number) => ({ tool: 'update_metric', values: { value: shown } })
  if (type === 'custom') {
    return { ...edit, change: change(value), unit: readableUnit(unit, context) }
  }
  const own = unitOf(type, context)
  return { ...edit, change: change(inUnit(type, value, own)), unit: context.text(`unit.${own}`) }
}
