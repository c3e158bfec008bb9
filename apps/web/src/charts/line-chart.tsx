import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'
import { addDays, daysBetween } from '../display/calendar.ts'
import { CHART_HEIGHT } from './chart-frame.tsx'
import { Pointed } from './pointed.tsx'
import { ValueAxis } from './value-axis.tsx'

/** A value at a day. */
export interface LinePoint {
  readonly day: string
  readonly value: number
}

interface LineChartProps {
  readonly width: number
  /** The days that the chart is of, whether or not there is a value at its ends. */
  readonly first: string
  readonly last: string
  /** In the order of the colours. */
  readonly series: readonly (readonly LinePoint[])[]
  readonly format: (value: number) => string
  readonly dayLabel: (day: string) => string
  /** What is said of a day while a pointer is near it. */
  readonly pointed: (day: string) => string
  readonly target?: number | undefined
}

const MARGIN = { top: 22, bottom: 28, start: 56, end: 12 }
/** With more points than these, each is no longer marked. */
const MOST_MARKS = 40
const LABEL_WIDTH = 76

/** Values over days; the axis shows where they move, not where nothing is. */
export function LineChart(props: LineChartProps) {
  const { width, first, last, series, format, dayLabel, pointed, target } = props
  const values = [
    ...series.flat().map(({ value }) => value),
    ...(target === undefined ? [] : [target]),
  ]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least || Math.abs(most) * 0.1 || 1) * 0.15
  const y = scaleLinear()
    .domain([least - room, most + room])
    .nice(4)
    .range([CHART_HEIGHT - MARGIN.bottom, MARGIN.top])
  const length = Math.max(1, daysBetween(first, last))
  const x = scaleLinear()
    .domain([0, length])
    .range([MARGIN.start + 4, width - MARGIN.end])
  const placeOf = (day: string) => x(daysBetween(first, day))
  const draw = line<LinePoint>(
    (point) => placeOf(point.day),
    (point) => y(point.value),
  ).curve(curveMonotoneX)
  const fill = area<LinePoint>()
    .x((point) => placeOf(point.day))
    .y0(CHART_HEIGHT - MARGIN.bottom)
    .y1((point) => y(point.value))
    .curve(curveMonotoneX)
  const days = [...new Set(series.flat().map(({ day }) => day))].sort()
  return (
    <>
      <ValueAxis scale={y} from={MARGIN.start} until={width - MARGIN.end} format={format} />
      {labelDays(first, length, width).map((day) => (
        <text key={day} x={placeOf(day)} y={CHART_HEIGHT - 4} textAnchor="middle">
          {dayLabel(day)}
        </text>
      ))}
      {target !== undefined && (
        <line
          className="chart__target"
          x1={MARGIN.start}
          x2={width - MARGIN.end}
          y1={y(target)}
          y2={y(target)}
        />
      )}
      {series.map((points, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the series.
        <g key={index} data-color={index + 1}>
          {series.length === 1 && points.length > 1 && (
            <path className="chart__area" d={fill([...points]) ?? ''} />
          )}
          <path data-color={index + 1} d={draw([...points]) ?? ''} />
          {points.length <= MOST_MARKS &&
            points.map(({ day, value }, place) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a day may have several values.
                key={`${day} ${place}`}
                data-color={index + 1}
                cx={placeOf(day)}
                cy={y(value)}
                r={3}
              />
            ))}
        </g>
      ))}
      <Pointed
        width={width}
        places={days.map((day) => ({ x: placeOf(day), text: pointed(day) }))}
      />
    </>
  )
}

/** Days to name below: as many as there is room for, evenly apart. */
function labelDays(first: string, length: number, width: number): string[] {
  const room = Math.max(1, Math.floor((width - MARGIN.start) / LABEL_WIDTH))
  const step = Math.max(1, Math.ceil(length / room))
  const count = Math.floor(length / step) + 1
  const days = Array.from({ length: count }, (_, index) => addDays(first, index * step))
  // The words of a day at the very end would be cut.
  return days.filter((_, index) => index * step <= length * (1 - 20 / Math.max(1, width)))
}
