import type { ClauseReading } from '../clauses/clause-reading.ts'
import { MARKED } from '../values/metrics.ts'

/** "tô triste, humor 3": a passing feeling beside its mark is how the mark came about, and no matter of its own. */
export function withoutFeelings(readings: readonly ClauseReading[]): readonly ClauseReading[] {
  return readings.some(isMark) ? readings.filter((one) => !isFeeling(one)) : readings
}

const isMark = (reading: ClauseReading): boolean =>
  reading.kind === 'call' &&
  reading.call.intent === 'record_metric' &&
  MARKED.has(reading.call.params.type)

function isFeeling(reading: ClauseReading): boolean {
  if (reading.kind !== 'call' || reading.call.intent !== 'analyze_context') return false
  const areas = reading.call.params.relatedAreas
  return Array.isArray(areas) && areas.join() === 'health'
}
