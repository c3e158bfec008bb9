import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import type { DailySeries } from '../../life-view.ts'
import { trendOf } from '../history/trend.ts'
import { chooseSeries } from '../trends/choose-series.ts'
import { LEAST_SHARED_DAYS } from '../trends/correlation.ts'
import { describeTrends } from '../trends/describe-trends.ts'
import { type FoundPair, findPairs, type UnfoundPair } from '../trends/find-pairs.ts'
import type { PairTrend, SeriesTrend, Trends, Withheld } from '../trends/trends.ts'

/** Ten years; and no more names than a person follows. */
const MAX_DAYS = 3660
const MAX_NAMES = 20
const MAX_NAME_CHARACTERS = 100

const PERIODS = { week: 7, month: 30, quarter: 91, semester: 182, year: 365 } as const
type Period = keyof typeof PERIODS

/** How far back is looked when nobody says: what goes together needs more days than a direction. */
const DAYS_OF_DIRECTION = 30
const DAYS_OF_RELATION = 91

/** With fewer days any line fits. */
const LEAST_DAYS = 3

const names = z.array(z.string().min(1).max(MAX_NAME_CHARACTERS)).max(MAX_NAMES)

const input = z.object({
  metrics: names
    .optional()
    .describe('sleep, mood, spending, or a custom one; all when none is named.'),
  habits: names.optional().describe('Habits by name.'),
  period: z.enum(Object.keys(PERIODS) as [Period, ...Period[]]).optional(),
  days: z.number().int().min(1).max(MAX_DAYS).optional().describe('How many days back.'),
  isTogether: z.boolean().optional().describe('Of one name: what goes together with it.'),
})
type Input = z.output<typeof input>

/** Tells where measurements are going, and which of them go together. */
export const getTrends = defineDomainReadTool({
  name: 'get_trends',
  description:
    'Where measurements, habits and spending are going, and which go together, worked out over days. It never tells a cause.',
  input,
  execute: readTrends,
  reply: describeTrends,
})

/** Works trends out over the series of all domains. */
export async function readTrends(slots: Input, context: DomainContext): Promise<Trends> {
  const { metrics = [], habits = [], isTogether = false } = slots
  const count = metrics.length + habits.length
  const isWithAny = isTogether && count === 1
  const asked = isWithAny ? 'relation' : askedFor(count)
  const period = toPeriod(slots, asked, context)
  const all = await context.life.dailySeries(period.startDate, period.endDate)
  const series = chooseSeries(all, { metrics, habits }, context)
  const told = series.filter(({ days }) => days.length >= LEAST_DAYS)
  const few = series.filter(({ days }) => days.length < LEAST_DAYS)
  const { found, unfound } =
    asked === 'direction' ? NO_PAIRS : isWithAny ? pairsWith(series, all) : findPairs(series)
  return {
    period,
    asked,
    series: told.map((one) => toTrend(one, period)),
    pairs: found.map(toPair),
    withheld: [...few.map(withheldSeries), ...unfound.map(withheldPair)],
  }
}

/** What goes together with one, of all there is; what does not is no answer. */
function pairsWith([one]: readonly DailySeries[], all: readonly DailySeries[]) {
  const { found } = findPairs(all)
  return { found: found.filter(({ a, b }) => [a.key, b.key].includes(one?.key ?? '')), unfound: [] }
}

const NO_PAIRS = { found: [], unfound: [] } as const

function askedFor(count: number): Trends['asked'] {
  if (count === 0) return 'all'
  return count === 1 ? 'direction' : 'relation'
}

function toPeriod(
  { days, period }: Input,
  asked: Trends['asked'],
  { today }: DomainContext,
): Trends['period'] {
  const usual = asked === 'direction' ? DAYS_OF_DIRECTION : DAYS_OF_RELATION
  const count = days ?? (period === undefined ? usual : PERIODS[period])
  return { startDate: addDays(today, 1 - count), endDate: today, days: count }
}

function toTrend(series: DailySeries, period: Trends['period']): SeriesTrend {
  const { days, key, name, relevantChange, unit } = series
  const values = days.map(({ value }) => value)
  const points = days.map(({ day, value }) => ({ day: daysBetween(period.startDate, day), value }))
  const trend = trendOf(points, relevantChange)
  return {
    key,
    name,
    unit,
    n: days.length,
    density: round(days.length / period.days),
    direction: trend?.direction ?? 'stable',
    changePerWeek: round(trend?.changePerWeek ?? 0),
    mean: round(values.reduce((sum, value) => sum + value, 0) / values.length),
    min: Math.min(...values),
    max: Math.max(...values),
  }
}

function toPair({ a, b, n, r, p, confidence, onMore, onLess }: FoundPair): PairTrend {
  return {
    a: a.name,
    b: b.name,
    n,
    r: round(r),
    p: Number(p.toPrecision(2)),
    confidence,
    onMore: round(onMore),
    onLess: round(onLess),
    unit: b.unit,
    words: { onMore: a.onMore, own: b.own },
  }
}

const withheldSeries = ({ name, days }: DailySeries): Withheld => ({
  name,
  other: null,
  reason: days.length === 0 ? 'no-data' : 'too-few-days',
  n: days.length,
  needed: LEAST_DAYS,
})

const withheldPair = ({ a, b, reason, n }: UnfoundPair): Withheld => ({
  name: a.name,
  other: b.name,
  reason,
  n,
  needed: LEAST_SHARED_DAYS,
})

function round(value: number): number {
  return Math.round(value * 100) / 100
}
