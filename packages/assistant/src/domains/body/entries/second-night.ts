import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'
import type { Metric } from '../tables.ts'
import { describeValue, type EntryFacts } from './describe-entry.ts'
import { readEntries } from './read-entries.ts'

/** Who sleeps shorter than this by day takes a nap, in hours. */
const LONGEST_NAP = 3

const isNight = ({ value }: Pick<Metric, 'value'>): boolean => (value ?? 0) > LONGEST_NAP

/**
 * Asks which night is meant where a day has one already: two nights of seven hours are no fourteen
 * hours of sleep. A nap adds to its day and asks nothing.
 */
export async function doubtSecondNight(
  entry: EntryFacts,
  context: DomainContext,
): Promise<NotReady | undefined> {
  if (entry.type !== 'sleep' || !isNight(entry)) return undefined
  const { measuredOn } = entry
  const before = addDays(measuredOn, -1)
  const nights = (
    await readEntries({ type: 'sleep', from: before, until: measuredOn, limit: 200 }, context)
  ).filter(isNight)
  const earlier = nights.find((night) => night.measuredOn === measuredOn)
  if (!earlier) return undefined
  const { format, text } = context
  const isFree = !nights.some((night) => night.measuredOn === before)
  return ask(
    'isAdded',
    text('metric.whichNight', {
      earlier: describeValue(earlier, context),
      value: describeValue(entry, context),
      day: format.day(measuredOn),
    }),
    [
      ...(isFree
        ? [
            {
              label: text('metric.nightBefore', { day: format.day(before) }),
              slots: { date: before },
            },
          ]
        : []),
      { label: text('metric.bothCount'), slots: { isAdded: true } },
    ],
  )
}
