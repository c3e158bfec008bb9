import type { IntentCall } from '@parco/protocol'
import { hasTrait, intentNamed } from '../intents/intent-table.ts'
import type { ChangeableSlots } from './slots-of-change.ts'

/** The slots of a call that a reply may change. */
export const changeableSlots = ({ intent, params }: IntentCall): ChangeableSlots =>
  intentNamed(intent)?.changes?.(params) ?? {}

/** The metric a call is about, when it is about one. */
export function metricTypeOf({ intent, params }: IntentCall): string | undefined {
  if (hasTrait(intent, 'measures')) return typeof params.type === 'string' ? params.type : 'custom'
  if (!hasTrait(intent, 'measures-anew')) return undefined
  const type = fieldOf(params.entryRef, 'type')
  return typeof type === 'string' ? type : 'custom'
}

/** A field of a value that may be an object. */
export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === field)?.[1]
}
