import { scaleBand, scaleLinear } from 'd3-scale'
import { CHART_HEIGHT } from './chart-frame.tsx'
import { ValueAxis } from './value-axis.tsx'

/** A group of columns beside each other: a month, with what came in and what went out. */
export interface ColumnGroup {
  readonly key: string
  readonly label: string
  /** By series, in the order of the colours. */
  readonly values: readonly number[]
  /** Stands out from the others. */
  readonly isCurrent?: boolean
}

interface ColumnChartProps {
  readonly width: number
  readonly groups: readonly ColumnGroup[]
  readonly format: (value: number) => string
  /** Opens what a group is of; for the pointer, as the table and the page offer the same. */
  readonly onOpen?: (key: string) => void
}

const MARGIN = { top: 8, bottom: 24, start: 56, end: 4 }

/** Columns over a common scale that begins at nothing. */
export function ColumnChart({ width, groups, format, onOpen }: ColumnChartProps) {
  const largest = Math.max(0, ...groups.flatMap(({ values }) => values))
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
  const step = Math.ceil((groups.length * 36) / Math.max(1, width - MARGIN.start))
  return (
    <>
      <ValueAxis scale={y} from={MARGIN.start} until={width - MARGIN.end} format={format} />
      {groups.map(({ key, label, values, isCurrent = false }, index) => {
        const middle = (x(key) ?? 0) + x.bandwidth() / 2
        return (
          <g key={key} data-current={isCurrent}>
            {values.map((value, series) => {
              const height = Math.max(0, y(0) - y(value))
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the series.
                  key={series}
                  data-color={series + 1}
                  x={middle + (series - values.length / 2) * column + 1}
                  y={y(0) - height}
                  width={Math.max(1, column - 2)}
                  height={height}
                  rx={2}
                />
              )
            })}
            {onOpen && (
              // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer alone.
              <rect
                className="chart__hit"
                x={x(key)}
                y={0}
                width={x.bandwidth()}
                height={CHART_HEIGHT}
                onClick={() => onOpen(key)}
              />
            )}
            {index % step === 0 && (
              <text x={middle} y={CHART_HEIGHT - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
