import type { IntentCall, JsonValue } from '@parco/protocol'
import { fold } from '../text/fold.ts'
import type { ChangeableSlots } from './slots-of-change.ts'

/** What else decides which differences count. */
export interface FreshDifference {
  /** Whether the reply says a date at all; otherwise the date of the fresh reading is only a default. */
  readonly hasDate: boolean
  readonly slots: ChangeableSlots
  /** Whether the reply surely corrects; otherwise a changed name with a changed amount is a new record. */
  readonly isFirm: boolean
}

/** The slots in which a fresh reading differs from the pending write of the same intent. */
export function changedByFresh(
  write: IntentCall,
  fresh: IntentCall,
  { hasDate, slots, isFirm }: FreshDifference,
): Record<string, JsonValue> | undefined {
  const changes: Record<string, JsonValue> = {}
  const isSameName =
    slots.name === undefined || isSameText(write.params[slots.name], fresh.params[slots.name])
  for (const [slot, value] of Object.entries(fresh.params)) {
    if (JSON.stringify(value) === JSON.stringify(write.params[slot])) continue
    if (!hasDate && (slot === slots.date || slot === slots.month)) continue
    if (isSameName && (slot === slots.name || slot === slots.category)) continue
    changes[slot] = value
  }
  const changed = Object.keys(changes)
  if (changed.length === 0) return undefined
  const told = slots.amount ?? slots.moment
  const isOther = told !== undefined && told in changes && !isSameName
  return isOther && !isFirm ? undefined : changes
}

function isSameText(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const [first, second] = [fold(one), fold(other)]
  return first.includes(second) || second.includes(first)
}
