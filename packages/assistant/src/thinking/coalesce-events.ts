import type { TurnEvent } from '@parco/protocol'

/** Events that only tell of progress: a turn that is told again is over. */
const PASSING: ReadonlySet<TurnEvent['type']> = new Set(['status-replace', 'tool-input-delta'])

/**
 * The events of a turn as they are stored: one delta for each text, and no progress. Told again, they
 * amount to the same.
 */
export function coalesceEvents(events: readonly TurnEvent[]): TurnEvent[] {
  const kept: TurnEvent[] = []
  const deltas = new Map<string, number>()
  for (const event of events) {
    if (PASSING.has(event.type)) continue
    if (event.type !== 'text-delta' && event.type !== 'reasoning-delta') {
      kept.push(event)
      continue
    }
    const key = `${event.type} ${event.id}`
    const at = deltas.get(key)
    const earlier = at === undefined ? undefined : kept[at]
    if (at === undefined || earlier?.type !== event.type) {
      deltas.set(key, kept.length)
      kept.push(event)
    } else {
      kept[at] = { ...earlier, delta: earlier.delta + event.delta }
    }
  }
  return kept
}
