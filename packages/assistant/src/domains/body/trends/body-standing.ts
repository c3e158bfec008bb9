import type { DomainContext } from '../../domain-context.ts'
import { daysBetween } from '../../internal/calendar.ts'
import type { SeriesUnit, StandingLine } from '../../life-view.ts'
import { readTrends } from '../tools/get-trends.ts'
import { describePair, describeSeries, describeWithheld } from './describe-trends.ts'

/** So many measurements and patterns are told; more is a table. */
const MOST_SERIES = 5
const MOST_PAIRS = 2
const MOST_LACKING = 2

/** A direction of a few days is none. */
const LEAST_DAYS = 7

/** Where measurements go over these days, what goes together over a quarter, and what lacks days to tell. */
export async function bodyStanding(
  context: DomainContext,
  from: string,
): Promise<readonly StandingLine[]> {
  const days = Math.max(LEAST_DAYS, daysBetween(from, context.today) + 1)
  const recent = await readTrends({ days }, context)
  const { pairs, withheld, period } = await readTrends({}, context)
  const { startDate, endDate } = period
  const all = await context.life.dailySeries(startDate, endDate)
  const own = new Set(all.filter(({ unit }) => isMeasured(unit)).map(({ name }) => name))
  const of = { ...recent, period }
  const line = (text: string): StandingLine => ({ area: 'health', text })
  const lacking = withheld.filter(
    ({ name, other, reason }) => reason === 'too-few-days' && other === null && own.has(name),
  )
  return [
    ...recent.series
      .filter(({ unit }) => isMeasured(unit))
      .slice(0, MOST_SERIES)
      .map((one) => line(describeSeries(one, recent, context))),
    ...pairs.slice(0, MOST_PAIRS).map((pair) => line(describePair(pair, context))),
    ...lacking
      .slice(0, MOST_LACKING)
      .map((one) => ({ ...line(describeWithheld(one, of, context)), isLacking: true as const })),
  ]
}

/** Money and habits are told where they are kept. */
const isMeasured = ({ kind }: SeriesUnit): boolean => kind === 'measure' || kind === 'quantity'
