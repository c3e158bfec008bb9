import type { ClauseReading } from '../clauses/clause-reading.ts'

/** "tô triste, humor 3", "tô exausta, dormi 4h": a passing feeling beside what was measured tells of that, and is no matter of its own. */
export function withoutFeelings(readings: readonly ClauseReading[]): readonly ClauseReading[] {
  return readings.some(isMeasured) ? readings.filter((one) => !isFeeling(one)) : readings
}

const isMeasured = (reading: ClauseReading): boolean =>
  reading.kind === 'call' && reading.call.intent === 'record_metric'

function isFeeling(reading: ClauseReading): boolean {
  if (reading.kind !== 'call' || reading.call.intent !== 'analyze_context') return false
  const areas = reading.call.params.relatedAreas
  return Array.isArray(areas) && areas.join() === 'health'
}
