import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import {
  choiceField,
  dayField,
  numberField,
  readOnly,
  textField,
} from '../../internal/preview-fields.ts'
import { describeSeries } from './describe-series.ts'
import { type Series, seriesDays } from './series.ts'

/** How slots say that something comes again; `none` takes it back on a card. */
export const PATTERNS = [
  'none',
  'daily',
  'weekdays',
  'weekends',
  'weekly',
  'monthly',
  'yearly',
] as const
type Pattern = (typeof PATTERNS)[number]

/** The slots that say how something comes again. */
export const seriesInput = {
  repeatPattern: z.enum(PATTERNS).optional().describe('How it comes again; once when not said.'),
  interval: z.number().int().min(1).max(99).optional().describe('Each so many: 2 is every other.'),
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .optional()
    .describe('Of weekly, and of nth: 1 (Monday) to 7 (Sunday).'),
  nth: z
    .number()
    .int()
    .min(-1)
    .max(20)
    .optional()
    .describe('Of monthly: the so many of the weekdays of each month, its last for -1.'),
  until: z.string().refine(isCalendarDay).optional().describe('YYYY-MM-DD, its last day.'),
}

interface SeriesSlots {
  readonly repeatPattern?: Pattern | undefined
  readonly interval?: number | undefined
  readonly weekdays?: readonly number[] | undefined
  readonly nth?: number | undefined
  readonly until?: string | undefined
}

/** The series that slots say of something that first takes place on a day; null for once. */
export function toSeries(slots: SeriesSlots, day: string): Series | null {
  const pattern = slots.repeatPattern ?? (slots.weekdays === undefined ? 'none' : 'weekly')
  if (pattern === 'none') return null
  const common = {
    interval: slots.interval ?? 1,
    ...(slots.until === undefined ? {} : { until: slots.until }),
  }
  if (pattern === 'daily' || pattern === 'yearly') return { freq: pattern, ...common }
  if (pattern === 'monthly' && slots.weekdays && slots.nth) {
    const { nth, weekdays } = slots
    const isLastDay = nth < 0 && weekdays.length === 7
    if (isLastDay) return { freq: 'monthly', ...common, monthDay: 31 }
    return { freq: 'monthly', ...common, nth, weekdays: [...new Set(weekdays)].sort() }
  }
  if (pattern === 'monthly') return { freq: 'monthly', ...common, monthDay: Number(day.slice(8)) }
  const weekdays =
    pattern === 'weekdays' ? [1, 2, 3, 4, 5] : pattern === 'weekends' ? [6, 7] : slots.weekdays
  const sorted = weekdays && [...new Set(weekdays)].sort()
  return { freq: 'weekly', ...common, ...(sorted === undefined ? {} : { weekdays: sorted }) }
}

/** The moment of the first occurrence: of a series, on the first of its days. */
export function firstStart(series: Series | null, local: string): string | undefined {
  const day = local.slice(0, 10)
  if (series === null) return local
  const last = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const [first] = seriesDays(series, day, day, last)
  return first === undefined ? undefined : `${first}${local.slice(10)}`
}

/** How often it comes again, as fields of a card. */
export function seriesFields(
  series: Series | null,
  startDay: string,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const value = patternOf(series)
  const described =
    series === null ? text('repeat.none') : describeSeries(series, startDay, context)
  const often = choiceField({
    slot: 'repeatPattern',
    label: text('label.repeat'),
    value,
    options: PATTERNS.map((one) => ({
      value: one,
      label: one === value ? described : text(`repeat.${one}`),
    })),
  })
  const fields = [often]
  if (series === null) return fields
  if (value === 'weekly' && series.weekdays !== undefined) {
    const days = { slot: 'weekdays', label: text('label.weekdays'), value: described }
    fields.push(readOnly(textField(days)))
  }
  if (series.interval > 1) {
    const interval = { slot: 'interval', label: text('label.interval'), value: series.interval }
    fields.push(numberField({ ...interval, minimum: 1, maximum: 99 }, context))
  }
  if (series.until !== undefined) {
    fields.push(
      dayField({ slot: 'until', label: text('label.until'), value: series.until }, context),
    )
  }
  return fields
}

function patternOf(series: Series | null): Pattern {
  if (series === null) return 'none'
  if (series.freq !== 'weekly') return series.freq
  const days = series.weekdays?.join('') ?? ''
  return days === '12345' ? 'weekdays' : days === '67' ? 'weekends' : 'weekly'
}
