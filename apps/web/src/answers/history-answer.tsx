import { joinNotes } from '../display/join-notes.ts'
import { useFormat } from '../display/use-format.ts'
import { useParco } from '../frame/parco-context.ts'
import { AnswerFrame } from './answer-frame.tsx'
import type { History } from './answer-schemas.ts'
import { useAnswerTexts } from './answer-texts.ts'
import type { AnswerViewProps } from './answer-view.ts'
import { formatMeasure } from './format-measure.ts'
import { PeriodChip } from './period-chip.tsx'

const PRESETS = [
  'today',
  'yesterday',
  'week',
  'last7',
  'month',
  'lastMonth',
  'last30',
  'year',
] as const
/** More columns than this are for the page of the body. */
const SHOWN_DAYS = 31

/** How a measurement went: the figure that is meant, its days, and each of them when asked for. */
export function HistoryAnswer({ data, onPeriod }: AnswerViewProps<History>) {
  const say = useAnswerTexts()
  const format = useFormat()
  const { locale } = useParco().preferences
  const { addsUp, days, name, period, stats, target, type, unit } = data
  const shown = (value: number) => formatMeasure(value, unit, locale)
  const isOneDay = period.startDate === period.endDate
  const notes = addsUp
    ? isOneDay
      ? []
      : [
          say('daysWith', { count: stats.dayCount }),
          say('perDayAverage', { value: shown(stats.sum / stats.dayCount) }),
        ]
    : days.length > 1
      ? [
          say('range', {
            minimum: shown(stats.minimum),
            maximum: shown(stats.maximum),
            average: shown(stats.average),
          }),
        ]
      : [format.dayOfWeek(days[0]?.day ?? period.endDate)]
  return (
    <AnswerFrame
      label={addsUp ? say('inAll', { name }) : name}
      figure={shown(addsUp ? stats.sum : stats.latestValue)}
      note={joinNotes(notes)}
      chip={<PeriodChip period={period} presets={PRESETS} onChoose={onPeriod} />}
      page="/body"
      search={{ measure: type === 'custom' ? name : type }}
      {...(days.length > 1
        ? {
            all: (
              <ul className="answer__entries">
                {days.toReversed().map(({ day, value }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a day may have several values, and their order stays.
                  <li key={`${day} ${index}`}>
                    <span className="answer__name">{format.dayOfWeek(day)}</span>
                    <span className="answer__amount">{shown(value)}</span>
                  </li>
                ))}
              </ul>
            ),
          }
        : {})}
    >
      {days.length > 1 && <Spark days={days.slice(-SHOWN_DAYS)} isAmount={addsUp} />}
      {target && addsUp && !isOneDay && target.daysReached > 0 && (
        <p className="figure__note">
          {say('daysReached', { count: target.daysReached, target: shown(target.value) })}
        </p>
      )}
    </AnswerFrame>
  )
}

interface SparkProps {
  readonly days: History['days']
  /** Amounts are seen from nothing on; a weight is not, as 81 and 82 kg would be the same column. */
  readonly isAmount: boolean
}

/** Few values stay narrow columns. */
const FEWEST_COLUMNS = 14

/** One column for each value. */
function Spark({ days, isAmount }: SparkProps) {
  const values = days.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const base = isAmount ? 0 : least - (most - least || Math.abs(most) * 0.1)
  const width = 100 / Math.max(days.length, FEWEST_COLUMNS)
  return (
    <svg className="spark" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      {values.map((value, index) => {
        const height = Math.max(1, (24 * (value - base)) / (most - base || 1))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand.
            key={index}
            x={index * width + width * 0.12}
            y={24 - height}
            width={width * 0.76}
            height={height}
          />
        )
      })}
    </svg>
  )
}
