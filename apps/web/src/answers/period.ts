import { addDays, addMonths, daysOfMonth, mondayOf, monthOf } from '../display/calendar.ts'

/** A stretch of days, both ends included. */
export interface Period {
  readonly startDate: string
  readonly endDate: string
}

/** Stretches that people have a name for, as offered on an answer. */
export const PRESETS = [
  'today',
  'yesterday',
  'week',
  'last7',
  'month',
  'lastMonth',
  'last30',
  'year',
] as const
export type Preset = (typeof PRESETS)[number]

/** The days of a stretch, on that day. */
export function periodOf(preset: Preset, today: string): Period {
  const until = (startDate: string, endDate = today): Period => ({ startDate, endDate })
  const year = today.slice(0, 4)
  switch (preset) {
    case 'today':
      return until(today)
    case 'yesterday':
      return until(addDays(today, -1), addDays(today, -1))
    case 'week':
      return until(mondayOf(today), addDays(mondayOf(today), 6))
    case 'last7':
      return until(addDays(today, -6))
    case 'month':
      return daysOfMonth(monthOf(today))
    case 'lastMonth':
      return daysOfMonth(addMonths(monthOf(today), -1))
    case 'last30':
      return until(addDays(today, -29))
    case 'year':
      return until(`${year}-01-01`, `${year}-12-31`)
  }
}

/** Which named stretch a period is, if it is one; the end of what goes on may lie ahead or be today. */
export function presetOf(period: Period, today: string): Preset | undefined {
  return PRESETS.find((preset) => {
    const { startDate, endDate } = periodOf(preset, today)
    const isSameEnd = endDate === period.endDate || (endDate > today && period.endDate === today)
    return startDate === period.startDate && isSameEnd
  })
}

/** The month that a period is, whole. */
export function wholeMonthOf({ startDate, endDate }: Period): string | undefined {
  const month = monthOf(startDate)
  const whole = daysOfMonth(month)
  return whole.startDate === startDate && whole.endDate === endDate ? month : undefined
}
