import { ChartFrame } from '../../charts/chart-frame.tsx'
import { ColumnChart } from '../../charts/column-chart.tsx'
import { LineChart, type LinePoint } from '../../charts/line-chart.tsx'
import { useFormat } from '../../display/use-format.ts'
import { useMeasure } from '../../display/use-measure.ts'
import type { History } from './body-schemas.ts'
import { useBodyTexts } from './body-texts.ts'
import { type Bucket, toBuckets } from './columns.ts'
import { useEntryWords } from './entry-words.ts'
import type { Measure } from './measures.ts'

interface MeasureChartProps {
  readonly measure: Measure
  readonly history: History
}

/** How a measurement went: columns of what adds up, a line of what does not, two of blood pressure. */
export function MeasureChart({ measure, history }: MeasureChartProps) {
  // How much one trained is counted by the week; how one sleeps is an average.
  const ofWeek = measure === 'exercise' ? 'sum' : 'average'
  if (history.addsUp)
    return history.days.length > 0 ? <Columns history={history} ofWeek={ofWeek} /> : null
  if (history.componentStats) return <PressureLines history={history} />
  return history.days.length > 0 ? <Line history={history} /> : null
}

interface OfHistoryProps {
  readonly history: History
}

interface ColumnsProps extends OfHistoryProps {
  readonly ofWeek: 'average' | 'sum'
}

function Columns({ history, ofWeek }: ColumnsProps) {
  const say = useBodyTexts()
  const format = useFormat()
  const measure = useMeasure()
  const { name, period, stats, target, unit } = history
  const buckets = toBuckets(history, ofWeek)
  const isByWeek = buckets.some(({ first, last }) => first !== last)
  // An axis of minutes or millilitres is read in hours and litres.
  const shown = (value: number) => measure.format(value, unit)
  const nameOf = ({ first }: Bucket) =>
    isByWeek ? say('chart.weekOf', { day: format.day(first) }) : format.dayOfWeek(first)
  const isOfWeeks = isByWeek && ofWeek === 'sum'
  const isDrawn = target?.per === (isOfWeeks ? 'week' : 'day') && (isOfWeeks || !isByWeek)
  const wanted = isDrawn ? target.value : undefined
  return (
    <ChartFrame
      title={say(isOfWeeks ? 'chart.sumByWeek' : isByWeek ? 'chart.byWeek' : 'chart.byDay', {
        name,
      })}
      summary={say('chart.summary', {
        name,
        from: format.day(period.startDate),
        until: format.day(period.endDate),
        minimum: shown(stats?.minimum ?? 0),
        maximum: shown(stats?.maximum ?? 0),
      })}
      table={{
        columns: [say(isByWeek ? 'chart.week' : 'chart.day'), name],
        rows: buckets
          .filter(({ value }) => value !== undefined)
          .toReversed()
          .map((bucket) => [nameOf(bucket), shown(bucket.value ?? 0)]),
      }}
    >
      {(width) => (
        <ColumnChart
          width={width}
          format={shown}
          target={wanted}
          groups={buckets.map((bucket) => ({
            key: bucket.first,
            label: buckets.length <= 8 ? format.weekday(bucket.first) : format.day(bucket.first),
            values: [bucket.value ?? 0],
            pointed: `${nameOf(bucket)}: ${
              bucket.value === undefined ? say('chart.nothing') : shown(bucket.value)
            }`,
          }))}
        />
      )}
    </ChartFrame>
  )
}

function Line({ history }: OfHistoryProps) {
  const say = useBodyTexts()
  const format = useFormat()
  const measure = useMeasure()
  const { days, name, period, stats, unit } = history
  const shown = (value: number) => measure.format(value, unit)
  const wordsOf = (day: string) =>
    days
      .filter((one) => one.day === day)
      .map(({ value }) => shown(value))
      .join(', ')
  return (
    <ChartFrame
      title={say('chart.byDay', { name })}
      summary={say('chart.summary', {
        name,
        from: format.day(period.startDate),
        until: format.day(period.endDate),
        minimum: shown(stats?.minimum ?? 0),
        maximum: shown(stats?.maximum ?? 0),
      })}
      table={{
        columns: [say('chart.day'), name],
        rows: days.toReversed().map(({ day, value }) => [format.dayOfWeek(day), shown(value)]),
      }}
    >
      {(width) => (
        <LineChart
          width={width}
          first={period.startDate}
          last={period.endDate}
          series={[days]}
          format={shown}
          dayLabel={format.day}
          pointed={(day) => `${format.dayOfWeek(day)}: ${wordsOf(day)}`}
        />
      )}
    </ChartFrame>
  )
}

function PressureLines({ history }: OfHistoryProps) {
  const say = useBodyTexts()
  const format = useFormat()
  const words = useEntryWords()
  const { entries, name, period } = history
  const oldestFirst = entries.toReversed()
  const of = (part: string): LinePoint[] =>
    oldestFirst.flatMap(({ components, date }) => {
      const value = components?.[part]
      return value === undefined ? [] : [{ day: date, value }]
    })
  const [upper, lower] = [of('systolic'), of('diastolic')]
  if (upper.length === 0) return null
  const wordsOf = (day: string) =>
    oldestFirst
      .filter(({ date }) => date === day)
      .map(words.value)
      .join(', ')
  return (
    <ChartFrame
      title={say('chart.byDay', { name })}
      summary={say('chart.summary', {
        name,
        from: format.day(period.startDate),
        until: format.day(period.endDate),
        minimum: format.number(Math.min(...lower.map(({ value }) => value))),
        maximum: format.number(Math.max(...upper.map(({ value }) => value))),
      })}
      legend={[
        { label: say('chart.systolic'), color: 1 },
        { label: say('chart.diastolic'), color: 2 },
      ]}
      table={{
        columns: [say('chart.day'), name],
        rows: entries.map((entry) => [format.dayOfWeek(entry.date), words.value(entry)]),
      }}
    >
      {(width) => (
        <LineChart
          width={width}
          first={period.startDate}
          last={period.endDate}
          series={[upper, lower]}
          format={format.number}
          dayLabel={format.day}
          pointed={(day) => `${format.dayOfWeek(day)}: ${wordsOf(day)}`}
        />
      )}
    </ChartFrame>
  )
}
