import type { ModelError } from '../model-error.ts'

const FIRST_COOL_DOWN_MS = 15_000
const LONGEST_COOL_DOWN_MS = 5 * 60_000

/** Remembers which models failed a moment ago, so that the next call tries others first. */
export interface CoolDowns {
  /** How long a model should be left alone; 0 when it may be asked. */
  remainingMs(key: string): number
  noteFailure(key: string, error: ModelError): void
  noteSuccess(key: string): void
}

/** Creates empty cool-downs; each further failure in a row doubles the time, up to five minutes. */
export function createCoolDowns(nowMs: () => number): CoolDowns {
  const known = new Map<string, { untilMs: number; failures: number }>()
  return {
    remainingMs(key) {
      return Math.max(0, (known.get(key)?.untilMs ?? 0) - nowMs())
    },
    noteFailure(key, error) {
      if (!error.retryable && error.failure !== 'quota') return
      const failures = (known.get(key)?.failures ?? 0) + 1
      const grown = Math.min(FIRST_COOL_DOWN_MS * 2 ** (failures - 1), LONGEST_COOL_DOWN_MS)
      known.set(key, { failures, untilMs: nowMs() + (error.retryAfterMs ?? grown) })
    },
    noteSuccess(key) {
      known.delete(key)
    },
  }
}
