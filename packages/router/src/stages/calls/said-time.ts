import type { Message } from '../../clauses/message.ts'
import { nextOccurrence, toMoment } from '../../slots/calendar/to-moment.ts'
import {
  dayNumberOf,
  localTimeOf,
  minutesOf,
  toCivilDate,
  toIsoDate,
  toIsoMoment,
  weekdayOf,
} from '../../slots/civil-date.ts'
import type {
  CalendarDate,
  ClockTime,
  Recurrence,
  SlotSpan,
  SlotSpanOf,
  SlotType,
} from '../../slots/slot-span.ts'
import { SAID_TIME as WORDS } from './words.generated.ts'

/** When something is to happen, as a clause says it. */
export interface SaidTime {
  /** ISO with offset, when a clock time was said. */
  readonly moment?: string
  /** The day, when one was said or follows from the clock time. */
  readonly date?: string
  /** ISO with offset, when an end or a length was said. */
  readonly end?: string
  readonly recurrence?: Recurrence
  /** What it was read from; these words are no part of a title. */
  readonly spans: readonly SlotSpan[]
  /** Why what was said is no time. */
  readonly problem?: string
}

/** Kinds of spans that say when, the most telling first. */
const TIMES = ['moment', 'timeRange', 'recurrence', 'period', 'date', 'time'] as const
type TimeType = (typeof TIMES)[number]

/** A span that says when. */
export type TimeSpan = Extract<SlotSpan, { readonly type: TimeType }>

/** Where a plan without an hour is put, and where the parts of the day begin. */
const MORNING_MINUTES = 9 * 60
const AFTERNOON_MINUTES = 15 * 60
const EVENING_MINUTES = 20 * 60

const isTime = (span: SlotSpan): span is TimeSpan =>
  (TIMES as readonly SlotType[]).includes(span.type)

/** The spans between two items that say when: from left to right, the longest first, none inside another. */
export function timeSpans(message: Message, from: number, to: number): TimeSpan[] {
  const found: TimeSpan[] = []
  for (let at = from; at < to; ) {
    const spans = (message.spansAt.get(at) ?? []).filter(
      (span) => isTime(span) && span.to <= to,
    ) as TimeSpan[]
    const rank = (span: TimeSpan) => TIMES.indexOf(span.type as TimeType)
    const [longest] = spans.sort((a, b) => b.to - a.to || rank(a) - rank(b))
    const best = beforeStretch(message, longest, to) ?? longest
    if (best) found.push(best)
    at = best ? best.to : at + 1
  }
  return found
}

/** "on Monday from 10 to 11": the hour opens a stretch, so the day stands by itself. */
function beforeStretch(message: Message, span: TimeSpan | undefined, to: number) {
  if (span?.type !== 'moment') return undefined
  const stretch = message.spans.find(
    (one) =>
      one.type === 'timeRange' && one.from > span.from && one.from < span.to && one.to > span.to,
  )
  if (stretch === undefined || stretch.to > to) return undefined
  const days = (message.spansAt.get(span.from) ?? []).filter((one) => one.type === 'date')
  return days.find((one) => one.to <= stretch.from) as SlotSpanOf<'date'> | undefined
}

/** Reads when something is to happen from the spans that say it, looking ahead. */
export function readSaidTime(message: Message, spans: readonly TimeSpan[]): SaidTime {
  const of = <Type extends TimeType>(type: Type) =>
    spans.findLast((span) => span.type === type) as SlotSpanOf<Type> | undefined
  const problem = spans.find((span) => span.invalid !== undefined)?.invalid
  if (problem) return { spans, problem }
  const context = message.slotContext
  const recurrence = onItsDay(of('recurrence')?.value, of('date')?.value)
  const moment = of('moment')
  const range = of('timeRange')?.value
  const date = of('date')?.value
  const clock = of('time')?.value ?? (range && { time: range.start, isExact: false })
  if (recurrence) {
    const first = nextRecurring(message, recurrence, clock)
    return { spans, recurrence, moment: first, date: first.slice(0, 10) }
  }
  const at = moment
    ? moment.value.future
    : clock && date
      ? toMoment(date, clock, context).future
      : clock && nextOccurrence(clock, context)
  if (at) {
    const end = range ? laterBy(message, at, range.minutes) : endAfter(message, at, moment, spans)
    return { spans, moment: at, date: at.slice(0, 10), ...(end === undefined ? {} : { end }) }
  }
  const day = date?.future ?? startOf(of('period'))
  return { spans, ...(day === undefined ? {} : { date: day }) }
}

/** "on the 1st of every month": the day said beside the rhythm is its own. */
function onItsDay(
  recurrence: Recurrence | undefined,
  date: CalendarDate | undefined,
): Recurrence | undefined {
  const { dayOfMonth } = date ?? {}
  const isBare = recurrence?.pattern === 'monthly' && recurrence.dayOfMonth === undefined
  return isBare && dayOfMonth !== undefined ? { ...recurrence, dayOfMonth } : recurrence
}

/** A stretch ahead begins on its first day; next week is in seven days. */
function startOf(period: SlotSpanOf<'period'> | undefined): string | undefined {
  return period?.value.future.startDate
}

/** "tomorrow from 2" and then "to 4pm": an hour right after the moment is when it ends. */
function endAfter(
  message: Message,
  start: string,
  moment: SlotSpanOf<'moment'> | undefined,
  spans: readonly TimeSpan[],
): string | undefined {
  const clock = moment && spans.find((span) => span.type === 'time' && span.from >= moment.to)
  if (moment === undefined || clock?.type !== 'time' || clock.from - moment.to > 1) return undefined
  const { time, isExact } = clock.value
  const length = minutesOf(time) - minutesOf(start.slice(11, 16))
  const minutes = length <= 0 && !isExact ? length + 720 : length
  return minutes > 0 ? laterBy(message, start, minutes) : undefined
}

/** The moment some minutes after another, in the user's zone. */
export function laterBy({ slotContext }: Message, moment: string, minutes: number): string {
  const instant = new Date(Date.parse(moment) + minutes * 60_000)
  return toIsoMoment(localTimeOf(instant, slotContext.timeZone), slotContext.timeZone)
}

/** The moment of a day without an hour: nine o'clock, or when the part of the day that was said begins. */
export function planOn(
  { slotContext }: Message,
  date: string,
  dayPart?: CalendarDate['dayPart'],
): string {
  const minutes =
    dayPart === 'evening'
      ? EVENING_MINUTES
      : dayPart === 'afternoon'
        ? AFTERNOON_MINUTES
        : MORNING_MINUTES
  return toIsoMoment({ day: dayNumberOf(date), minutes }, slotContext.timeZone)
}

/** Whether a moment lies ahead. */
export function isAhead({ slotContext }: Message, moment: string): boolean {
  return Date.parse(moment) > slotContext.now.getTime()
}

/** The first time of a rhythm that lies ahead. */
function nextRecurring(
  message: Message,
  recurrence: Recurrence,
  clock: ClockTime | undefined,
): string {
  const { now, timeZone } = message.slotContext
  const today = localTimeOf(now, timeZone).day
  const isEvening = message.items.some((item) => WORDS.eveningWords.has(item.word))
  for (let day = today; day < today + 366; day++) {
    if (!fallsOn(recurrence, day)) continue
    const iso = toIsoDate(day)
    const fixed: CalendarDate = { said: 'full', past: iso, future: iso, unspecified: iso }
    const moment = clock
      ? toMoment(
          isEvening ? { ...fixed, dayPart: 'evening' } : fixed,
          { ...clock, isExact: clock.isExact || (!isEvening && minutesOf(clock.time) >= 360) },
          message.slotContext,
        ).future
      : planOn(message, iso, isEvening ? 'evening' : undefined)
    if (isAhead(message, moment)) return moment
  }
  return planOn(message, toIsoDate(today + 1))
}

function fallsOn({ pattern, weekdays, dayOfMonth }: Recurrence, day: number): boolean {
  const weekday = weekdayOf(day)
  if (weekdays) return weekdays.includes(weekday)
  if (pattern === 'weekdays') return weekday <= 5
  if (pattern === 'weekends') return weekday > 5
  return dayOfMonth === undefined || toCivilDate(day).day === dayOfMonth
}
