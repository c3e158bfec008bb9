import { scaleBand, scaleLinear } from 'd3-scale'
import { CHART_HEIGHT } from './chart-frame.tsx'
import { Pointed } from './pointed.tsx'
import { ValueAxis } from './value-axis.tsx'

/** A group of columns beside each other: a month, with what came in and what went out. */
export interface ColumnGroup {
  readonly key: string
  readonly label: string
  /** By series, in the order of the colours. */
  readonly values: readonly number[]
  /** Said while a pointer is on it. */
  readonly pointed?: string
  /** Stands out from the others. */
  readonly isCurrent?: boolean
}

interface ColumnChartProps {
  readonly width: number
  readonly groups: readonly ColumnGroup[]
  readonly format: (value: number) => string
  /** What is wanted, drawn across. */
  readonly target?: number | undefined
  /** Opens what a group is of; for the pointer, as the table and the page offer the same. */
  readonly onOpen?: (key: string) => void
}

/** Of the type of labels, on average. */
const CHARACTER_WIDTH = 6

const MARGIN = { top: 22, bottom: 28, start: 56, end: 4 }

/** Columns over a common scale that begins at nothing. */
export function ColumnChart({ width, groups, format, target, onOpen }: ColumnChartProps) {
  const largest = Math.max(0, target ?? 0, ...groups.flatMap(({ values }) => values))
  const y = scaleLinear()
    .domain([0, largest || 1])
    .nice(4)
    .range([CHART_HEIGHT - MARGIN.bottom, MARGIN.top])
  const x = scaleBand<string>()
    .domain(groups.map(({ key }) => key))
    .range([MARGIN.start, width - MARGIN.end])
    .padding(0.3)
  const count = Math.max(1, ...groups.map(({ values }) => values.length))
  const column = Math.min(28, x.bandwidth() / count)
  const gap = column > 6 ? 2 : 0
  const middleOf = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2
  const longest = Math.max(...groups.map(({ label }) => label.length), 0)
  const wanted = longest * CHARACTER_WIDTH + 12
  const step = Math.ceil((groups.length * wanted) / Math.max(1, width - MARGIN.start))
  return (
    <>
      <ValueAxis scale={y} from={MARGIN.start} until={width - MARGIN.end} format={format} />
      {groups.map(({ key, label, values, isCurrent = false }, index) => {
        const middle = middleOf(key)
        return (
          <g key={key} data-current={isCurrent}>
            {values.map((value, series) => {
              const height = Math.max(0, y(0) - y(value))
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the series.
                  key={series}
                  data-color={series + 1}
                  x={middle + (series - values.length / 2) * column + gap / 2}
                  y={y(0) - height}
                  width={Math.max(1, column - gap)}
                  height={height}
                  rx={Math.min(2, column / 3)}
                />
              )
            })}
            {index % step === 0 && (
              <text x={middle} y={CHART_HEIGHT - 4} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
      {target !== undefined && (
        <line
          className="chart__target"
          x1={MARGIN.start}
          x2={width - MARGIN.end}
          y1={y(target)}
          y2={y(target)}
        />
      )}
      {(onOpen !== undefined || groups.some(({ pointed }) => pointed !== undefined)) && (
        <Pointed
          width={width}
          places={groups.map(({ key, pointed = '' }) => ({ x: middleOf(key), text: pointed }))}
          onOpen={onOpen && ((index) => onOpen(groups[index]?.key ?? ''))}
        />
      )}
    </>
  )
}
