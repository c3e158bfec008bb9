import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { nameKey } from '../../internal/match-name.ts'
import { METRIC_RULES } from '../metric-types.ts'
import type { Metric } from '../tables.ts'
import { describeEntry, describeValue, type EntryFacts } from './describe-entry.ts'
import { readEntries } from './read-entries.ts'

/** A weight this much away from the last one, as a share of it, may be a slip of the hand. */
const UNUSUAL_WEIGHT_CHANGE = 0.1

/** A last weight older than this says nothing about the new one. */
export const COMPARED_DAYS = 60

/** Something to look at twice before a measurement is recorded. */
export async function warnOfEntry(
  entry: EntryFacts,
  context: DomainContext,
): Promise<string | undefined> {
  const ofDay = await readEntries(
    {
      type: entry.type,
      customKey: entry.customName === null ? undefined : nameKey(entry.customName),
      from: entry.measuredOn,
      until: entry.measuredOn,
      limit: 200,
    },
    context,
  )
  const twin = ofDay.find((other) => isRepeated(other, entry))
  // Several equal glasses of water are how people drink.
  if (twin && entry.type !== 'water') {
    return context.text('metric.duplicate', { entry: describeEntry(twin, context) })
  }
  return (
    warnOfDayTotal(entry, ofDay, context) ??
    warnOfSecondNight(entry, ofDay, context) ??
    warnOfWeight(entry, context)
  )
}

/** Kinds or distances that differ are two exercises; what only one of them says may be of the same. */
function isRepeated(one: Metric, other: EntryFacts): boolean {
  const inWords = (entry: EntryFacts) => JSON.stringify([entry.value, entry.components])
  const agree = (key: string) =>
    [one, other].some(({ metadata }) => metadata[key] === undefined) ||
    one.metadata[key] === other.metadata[key]
  return inWords(one) === inWords(other) && agree('exerciseType') && agree('distanceKm')
}

/** A second night on one day is mostly the first one, told again. */
function warnOfSecondNight(
  entry: EntryFacts,
  [other]: readonly Metric[],
  context: DomainContext,
): string | undefined {
  if (entry.type !== 'sleep' || other === undefined) return undefined
  return context.text('metric.secondNight', {
    earlier: describeValue(other, context),
    value: describeValue(entry, context),
    day: context.format.day(entry.measuredOn),
  })
}

function warnOfDayTotal(
  entry: EntryFacts,
  ofDay: readonly Metric[],
  context: DomainContext,
): string | undefined {
  if (entry.type !== 'sleep' && entry.type !== 'exercise') return undefined
  const total = ofDay.reduce((sum, { value }) => sum + (value ?? 0), entry.value ?? 0)
  if (total <= METRIC_RULES[entry.type].maximum) return undefined
  return context.text('metric.moreThanADay', { total: context.format.quantity(total, entry.unit) })
}

async function warnOfWeight(
  entry: EntryFacts,
  context: DomainContext,
): Promise<string | undefined> {
  if (entry.type !== 'weight' || entry.value === null) return undefined
  const [last] = await readEntries(
    {
      type: 'weight',
      from: addDays(entry.measuredOn, -COMPARED_DAYS),
      until: entry.measuredOn,
      limit: 1,
    },
    context,
  )
  if (!last?.value) return undefined
  const change = Math.abs(entry.value - last.value) / last.value
  if (change <= UNUSUAL_WEIGHT_CHANGE) return undefined
  const day = context.format.day(last.measuredOn)
  return context.text('metric.unusualWeight', { value: describeValue(last, context), day })
}
