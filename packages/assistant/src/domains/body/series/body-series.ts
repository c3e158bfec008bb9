import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import type { DailySeries, DayValue, DoneDays } from '../../life-view.ts'
import { addsUpIn, metricKey, namesOfMetric, readableUnit } from '../custom/known-metric.ts'
import { metricName, withinSentence } from '../entries/describe-entry.ts'
import { METRIC_RULES, METRIC_TYPES, type MetricType } from '../metric-types.ts'

/** What is told as done rather than as felt. */
const DEEDS: ReadonlySet<MetricType> = new Set(['water', 'sleep', 'exercise'])

/** A measurement of the user's own moves when it moves by this share of its average. */
const RELEVANT_CHANGE = 0.05

interface MetricRow {
  readonly type: MetricType
  readonly name: string | null
  readonly unit: string
  /** Of each day, oldest first; null where no value is known, as of a run whose minutes nobody told. */
  readonly days: readonly (readonly [day: string, sum: number | null, mean: number | null])[]
}

/**
 * Every measurement of some days, with one value a day: what adds up is summed, all else averaged. One
 * row for each, because rows cost more than what is in them.
 */
export async function bodySeries(
  context: DomainContext,
  from: string,
  until: string,
): Promise<DailySeries[]> {
  const rows = await context.sql.query<MetricRow>(
    `select type, max(name) as name, max(unit) as unit,
            jsonb_agg(jsonb_build_array(day, sum, mean) order by day) as days
       from (
         select type, custom_key, max(custom_name) as name, max(unit) as unit,
                measured_on as day, sum(value) as sum, avg(value) as mean
           from metrics
          where user_id = $1 and measured_on between $2 and $3
            and (value is not null or type = 'exercise')
          group by type, custom_key, measured_on
       ) as of_day
      group by type, custom_key`,
    [toUuid(context.userId), from, until],
  )
  const groups = Map.groupBy(rows, ({ type, name }) =>
    name === null ? type : `custom:${metricKey(name)}`,
  )
  const placeOf = ([row]: readonly MetricRow[]) => METRIC_TYPES.indexOf(row?.type ?? 'custom')
  return [...groups]
    .sort(([one, first], [other, second]) =>
      placeOf(first) === placeOf(second)
        ? one < other
          ? -1
          : 1
        : placeOf(first) - placeOf(second),
    )
    .map(([key, same]) => toSeries(key, same, context))
}

function toSeries(key: string, rows: readonly MetricRow[], context: DomainContext): DailySeries {
  const { text } = context
  const [{ type, name: customName, unit }] = rows as readonly [MetricRow, ...MetricRow[]]
  const name = metricName({ type, customName }, context)
  const isCustom = type === 'custom'
  const values = { name: withinSentence(name) }
  return {
    key,
    name,
    ...(customName === null ? {} : { alike: namesOfMetric(customName) }),
    unit: isCustom
      ? { kind: 'quantity', unit: readableUnit(unit, context), one: readableUnit(unit, context, 1) }
      : { kind: 'measure', unit },
    days: byDay(rows, isCustom ? addsUpIn(unit) : METRIC_RULES[type].addsUp),
    relevantChange: isCustom ? RELEVANT_CHANGE : METRIC_RULES[type].relevantChange,
    role: DEEDS.has(type) || isCustom ? 'deed' : 'state',
    own: text(`series.own.${type}`, values),
    onMore: text(`series.onMore.${type}`, values),
    ...(type === 'exercise' ? { done: doneDays(rows, context) } : {}),
  }
}

function doneDays(rows: readonly MetricRow[], { text, today }: DomainContext): DoneDays {
  const days = rows.flatMap((row) => row.days.map(([day]) => day)).toSorted()
  return {
    days: new Set(days),
    from: days[0] ?? today,
    until: addDays(today, -1),
    on: text('series.onDaysWithExercise'),
  }
}

/** A measurement that was called by two names is in two rows, and maybe in both of one day. */
function byDay(rows: readonly MetricRow[], addsUp: boolean): DayValue[] {
  const days = Map.groupBy(
    rows.flatMap((row) =>
      row.days.flatMap(([day, sum, mean]) =>
        sum === null || mean === null ? [] : [{ day, sum, mean }],
      ),
    ),
    ({ day }) => day,
  )
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, same]) => {
      const total = same.reduce((all, { sum, mean }) => all + (addsUp ? sum : mean), 0)
      return { day, value: addsUp ? total : total / same.length }
    })
}
