import type { ClauseReading } from '../clauses/clause-reading.ts'
import { hasTrait } from '../intents/intent-table.ts'
import { tokenize } from '../text/tokenize.ts'
import { activityLexicon } from '../values/lexicons.ts'

/**
 * "push day done, 45 minutes of weights": what is said to be done and then measured was done once. The
 * measurement says all of it, so that nothing is left to tick off.
 */
export const withoutTick = (readings: readonly ClauseReading[]): readonly ClauseReading[] =>
  readings.filter(
    (reading, at) => !(isOfActivity(reading) && isMeasuredBy(reading, readings[at + 1])),
  )

function isOfActivity(reading: ClauseReading): boolean {
  if (reading.kind !== 'call' || !hasTrait(reading.call.intent, 'marks-habit')) return false
  const name = String(reading.call.params.habitRef ?? '')
  return activityLexicon.within(tokenize(name).map(({ folded }) => folded)) !== undefined
}

/** Whether a clause without a verb of its own says how long an exercise of the same day took. */
function isMeasuredBy(done: ClauseReading, next: ClauseReading | undefined): boolean {
  if (done.kind !== 'call' || next?.kind !== 'call') return false
  const { intent, params } = next.call
  if (!hasTrait(intent, 'measures') || params.type !== 'exercise' || next.hasVerb) return false
  return next.saidDate === undefined || params.date === done.call.params.date
}
