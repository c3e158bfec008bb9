import type { ScaleLinear } from 'd3-scale'

interface ValueAxisProps {
  readonly scale: ScaleLinear<number, number>
  readonly from: number
  readonly until: number
  readonly format: (value: number) => string
}

/** A few quiet lines with their values, from one end of the chart to the other. */
export function ValueAxis({ scale, from, until, format }: ValueAxisProps) {
  return scale.ticks(4).map((tick) => (
    <g key={tick} className="chart__tick">
      <line x1={from} x2={until} y1={scale(tick)} y2={scale(tick)} />
      <text x={from - 8} y={scale(tick)} dy="0.32em" textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ))
}
