import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import type { BalancePart, DayValue } from '../../life-view.ts'
import { metricName } from '../entries/describe-entry.ts'
import type { StandardMetricType } from '../metric-types.ts'
import { bodySeries } from '../series/body-series.ts'
import type { Target } from '../tables.ts'
import { readTargets } from '../targets/target.ts'
import {
  exerciseScore,
  feelingScore,
  sleepScore,
  USUAL_EXERCISE_MINUTES,
  USUAL_SLEEP_HOURS,
  waterScore,
} from './body-scores.ts'

/** Four weeks: every weekday counts the same. */
const DAYS = 28
/** Of fewer days nothing is said. */
const LEAST_DAYS = 3

/**
 * What the body tells of health, over the four weeks up to a day. Water counts against the user's own
 * target alone, as there is no amount that fits all; weight not at all: a body is not marked.
 */
export async function bodyBalance(context: DomainContext, until: string): Promise<BalancePart[]> {
  const from = addDays(until, 1 - DAYS)
  const series = await bodySeries(context, from, until)
  if (series.length === 0) return []
  const targets = await readTargets(context)
  const wanted = (type: Target['type']) => targets.find((target) => target.type === type)
  const partOf = (type: StandardMetricType, score: Score, daysOf: DaysOf = daysRecorded) => {
    const days = series.find(({ key }) => key === type)?.days ?? []
    if (days.length === 0) return []
    const part = {
      area: 'health',
      key: type,
      name: metricName({ type, customName: null }, context),
    }
    if (days.length < LEAST_DAYS) {
      const daysMissing = LEAST_DAYS - days.length
      return [{ ...part, score: null, coverage: 0, daysMissing }]
    }
    return [{ ...part, score: score(days), coverage: Math.min(1, daysOf(days, until) / DAYS) }]
  }
  const water = perDay(wanted('water'))
  const sleep = perDay(wanted('sleep')) ?? USUAL_SLEEP_HOURS
  const exercise = (perDay(wanted('exercise')) ?? USUAL_EXERCISE_MINUTES / 7) * 7
  return [
    ...partOf('sleep', (days) => sleepScore(valuesOf(days), sleep)),
    ...partOf(
      'exercise',
      (days) => exerciseScore(minutesPerWeek(days, until), exercise),
      daysSince,
    ),
    ...(water === undefined ? [] : partOf('water', (days) => waterScore(valuesOf(days), water))),
    ...partOf('mood', (days) => feelingScore(valuesOf(days))),
    ...partOf('energy', (days) => feelingScore(valuesOf(days))),
  ]
}

type Score = (days: readonly DayValue[]) => number
type DaysOf = (days: readonly DayValue[], until: string) => number

const perDay = (target: Target | undefined): number | undefined =>
  target && (target.per === 'day' ? target.value : target.value / 7)

const valuesOf = (days: readonly DayValue[]): number[] => days.map(({ value }) => value)

const daysRecorded = (days: readonly DayValue[]): number => days.length

/** A workout stands for the days around it, on which there is none to record. */
const daysSince = ([first]: readonly DayValue[], until: string): number =>
  first ? daysBetween(first.day, until) + 1 : 0

/** From the first workout on, and of one week at least. */
function minutesPerWeek(days: readonly DayValue[], until: string): number {
  const minutes = days.reduce((sum, { value }) => sum + value, 0)
  return (minutes / Math.max(7, daysSince(days, until))) * 7
}
