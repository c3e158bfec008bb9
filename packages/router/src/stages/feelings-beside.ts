import type { ClauseReading } from '../clauses/clause-reading.ts'
import { hasTrait } from '../intents/intent-table.ts'

/** "tô triste, humor 3", "tô exausta, dormi 4h": a passing feeling beside what was measured tells of that, and is no matter of its own. */
export function withoutFeelings(readings: readonly ClauseReading[]): readonly ClauseReading[] {
  return readings.some(isMeasured) ? readings.filter((one) => !isFeeling(one)) : readings
}

const isMeasured = (reading: ClauseReading): boolean =>
  reading.kind === 'call' && hasTrait(reading.call.intent, 'measures')

function isFeeling(reading: ClauseReading): boolean {
  if (reading.kind !== 'call' || !hasTrait(reading.call.intent, 'ponders')) return false
  const areas = reading.call.params.relatedAreas
  return Array.isArray(areas) && areas.join() === 'health'
}
