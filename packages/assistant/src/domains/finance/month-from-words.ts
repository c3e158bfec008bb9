import type { JsonObject } from '@parco/protocol'

/** The month of the days that words name, for a write that takes a month: "só em dezembro", "a partir de janeiro". */
export function monthFromWords({ startDate, endDate, ...slots }: JsonObject): JsonObject {
  const { date, ...rest } = slots
  const day = startDate ?? date
  const isMonth = typeof day === 'string' && slots.monthYear === undefined
  return isMonth ? { ...rest, monthYear: day.slice(0, 7) } : rest
}
