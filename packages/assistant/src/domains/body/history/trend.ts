/** A value on a day, counted from the first day of the window. */
export interface TrendPoint {
  readonly day: number
  readonly value: number
}

/** Where values are going: `changePerWeek` is the slope of the line through them. */
export type Trend = {
  readonly direction: 'rising' | 'falling' | 'stable'
  readonly changePerWeek: number
}

/** With fewer points any line fits. */
const MIN_POINTS = 3

/** A slope below this many of its standard errors may be chance. */
const SURE_ERRORS = 2

/**
 * The trend by least squares over all points, so that one odd value does not make it. It rises or
 * falls when the slope is more than chance and moves the value by at least `relevantChange` of its
 * average from the first point to the last. `undefined` when there is too little to tell.
 */
export function trendOf(points: readonly TrendPoint[], relevantChange: number): Trend | undefined {
  const count = points.length
  const meanDay = mean(points.map(({ day }) => day))
  const meanValue = mean(points.map(({ value }) => value))
  const spread = sum(points.map(({ day }) => (day - meanDay) ** 2))
  if (count < MIN_POINTS || spread === 0) return undefined
  const slope = sum(points.map(({ day, value }) => (day - meanDay) * (value - meanValue))) / spread
  const residuals = points.map(({ day, value }) => value - meanValue - slope * (day - meanDay))
  const standardError = Math.sqrt(sum(residuals.map((one) => one ** 2)) / (count - 2) / spread)
  const days = points.map(({ day }) => day)
  const change = slope * (Math.max(...days) - Math.min(...days))
  const isRelevant = Math.abs(change) >= Math.abs(meanValue) * relevantChange
  const isSure = Math.abs(slope) >= SURE_ERRORS * standardError && slope !== 0
  const changePerWeek = slope * 7
  if (!isRelevant || !isSure) return { direction: 'stable', changePerWeek }
  return { direction: slope > 0 ? 'rising' : 'falling', changePerWeek }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length)
}
