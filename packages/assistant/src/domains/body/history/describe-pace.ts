import { paceOf } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { describePeriod } from '../../internal/asked-period.ts'
import { joinList } from '../../internal/join-list.ts'
import type { EntryView, TrackingHistory } from './tracking-history.ts'

const SHOWN = 5

/** A workout of which both are known. */
type Paced = { readonly date: string; readonly minutes: number; readonly km: number }

/**
 * "qual meu pace médio?": minutes a kilometre, or a mile, over all workouts with a time and a distance,
 * and the fastest of them. It is told that runs and walks are kept alike.
 */
export function describePace(history: TrackingHistory, context: DomainContext): string {
  const { format, text, units } = context
  const period = describePeriod(history.period, context)
  const workouts = history.entries.map(pacedOf).filter((one) => one !== undefined)
  const fastest = workouts.toSorted(
    (one, other) => one.minutes / one.km - other.minutes / other.km,
  )[0]
  if (!fastest) return text('history.noPace', { period })
  const perUnit = (minutes: number, km: number): string =>
    text(`history.pace.${units === 'us' ? 'mile' : 'km'}`, {
      pace: paceOf(minutes, km, units),
    })
  const lineOf = ({ date, km, minutes }: Paced): string =>
    text('history.pace.line', {
      day: format.day(date),
      distance: format.measure(km, 'km'),
      pace: perUnit(minutes, km),
    })
  if (workouts.length === 1) return lineOf(fastest)
  const sum = (of: (one: Paced) => number) => workouts.reduce((total, one) => total + of(one), 0)
  const first = text('history.pace.average', {
    pace: perUnit(
      sum(({ minutes }) => minutes),
      sum(({ km }) => km),
    ),
    period,
    count: workouts.length,
  })
  const best = text('history.pace.fastest', { workout: lineOf(fastest) })
  const lines = workouts.slice(0, SHOWN).map((one) => `- ${lineOf(one)}`)
  return joinList(`${first} ${best}`, lines, context)
}

function pacedOf({ date, metadata, value }: EntryView): Paced | undefined {
  const km = Number(metadata.distanceKm ?? 0)
  return km > 0 && value !== null && value > 0 ? { date, minutes: value, km } : undefined
}
