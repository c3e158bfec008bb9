import { dayNumberOf, isRealDate, toIsoDate } from '../civil-date.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate, DateRange, Direction, Period } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { daysOfMonthAround, daysOfYearAround, directedDate } from './calendar-date.ts'
import { date } from './read-date.ts'
import { namedMonth } from './read-named-month.ts'
import { READ_DATE_RANGE as WORDS } from './words.generated.ts'

/** "de 1 a 10 de novembro", "from Nov 1 to Nov 10", "do dia 5 ao dia 20", "desde segunda". */
export const dateRange = definePart(readDateRange)

function readDateRange(words: Words, at: number): Reading<Period> | undefined {
  if (!words.isOneOf(at, WORDS.openers) && !words.isOneOf(at, WORDS.since))
    return readOpenRange(words, at)
  const startAt = words.skip(at + 1, WORDS.articles)
  const range = readDays(words, startAt) ?? readBetween(words, startAt)
  if (range) return range
  return words.isOneOf(at, WORDS.since) ? readSince(words, startAt) : undefined
}

/** "Nov 1-10", "1 a 10 de novembro", "5/10 a 10/10": without an opening word, a month must be said. */
function readOpenRange(words: Words, at: number): Reading<Period> | undefined {
  const range = words.isNumber(at) || words.locale === 'en' ? readBetween(words, at) : undefined
  return range?.hasMonth ? range : undefined
}

/** "os dias 3 e 7". */
function readDays(words: Words, at: number): Between | undefined {
  if (words.word(at) !== 'dias') return undefined
  const first = readEnd(words, at + 1)
  const days = first?.day === undefined ? undefined : daysOfMonthAround(words.now.day, first.day)
  if (first?.day === undefined || days === undefined) return undefined
  const value = directedDate('day-of-month', days, { dayOfMonth: first.day })
  return readToEnd(words, { to: first.to, date: { to: first.to, value } })
}

interface Between extends Reading<Period> {
  readonly hasMonth: boolean
}

function readBetween(words: Words, at: number): Between | undefined {
  const left = readEnd(words, at)
  return left && readToEnd(words, left)
}

function readToEnd(words: Words, left: End): Between | undefined {
  if (!words.isOneOf(left.to, WORDS.separators)) return undefined
  const right = readEnd(words, words.skip(left.to + 1, WORDS.articles))
  if (right === undefined || (left.date === undefined && right.date === undefined)) return undefined
  const start = left.date ?? sameMonth(right.date, left.day)
  const end = right.date ?? sameMonth(left.date, right.day) ?? sameKind(words, left.date, right)
  if (start === undefined || end === undefined) return undefined
  const hasMonth = start.value.monthDay !== undefined || end.value.monthDay !== undefined
  const invalid = start.invalid ?? end.invalid
  const value = toPeriod(start.value, end.value)
  const isBackward = !invalid && value.unspecified.startDate > value.unspecified.endDate
  if (isBackward) return undefined
  return { to: right.to, value, hasMonth, ...(invalid ? { invalid } : {}) }
}

interface End {
  readonly to: number
  readonly date?: Reading<CalendarDate>
  /** A day number alone, to be completed by the other end's month. */
  readonly day?: number
}

function readEnd(words: Words, at: number): End | undefined {
  const day = words.once(date, at)
  if (day && !day.isSoft) return { to: day.to, date: day }
  const isDay = words.isNumber(at) && /^\d{1,2}$/.test(words.folded(at))
  if (!isDay) return undefined
  const marked = words.isGlued(at + 1) && /^(?:st|nd|rd|th|o)$/.test(words.word(at + 1))
  return { to: marked ? at + 2 : at + 1, day: Number(words.folded(at)) }
}

function sameMonth(
  other: Reading<CalendarDate> | undefined,
  day: number | undefined,
): Reading<CalendarDate> | undefined {
  if (other === undefined || day === undefined || other.value.monthDay === undefined)
    return undefined
  const within = (iso: string) => `${iso.slice(0, 8)}${String(day).padStart(2, '0')}`
  const { past, future, unspecified, monthDay, said } = other.value
  const isReal = isRealDate({
    year: Number(past.slice(0, 4)),
    month: Number(past.slice(5, 7)),
    day,
  })
  const value: CalendarDate = {
    said,
    past: within(past),
    future: within(future),
    unspecified: within(unspecified),
    monthDay: `${monthDay.slice(0, 3)}${String(day).padStart(2, '0')}`,
  }
  return { ...other, value, ...(isReal ? {} : { invalid: 'impossible-date' as const }) }
}

/** "do dia 5 ao 10": the second number is a day as the first one is. */
function sameKind(
  words: Words,
  other: Reading<CalendarDate> | undefined,
  { day, to }: End,
): Reading<CalendarDate> | undefined {
  if (other?.value.dayOfMonth === undefined || day === undefined) return undefined
  const days = day >= 1 && day <= 31 ? daysOfMonthAround(words.now.day, day) : undefined
  return days && { to, value: directedDate('day-of-month', days, { dayOfMonth: day }) }
}

function toPeriod(start: CalendarDate, end: CalendarDate): Period {
  const within = (direction: Direction): DateRange => {
    // "do dia 3 até ontem" looks back, whatever the sentence does.
    const isBehind = end.past === end.future && start[direction] > end.past
    const startDate = isBehind ? start.past : start[direction]
    return { startDate, endDate: endNotBefore(startDate, end, direction) }
  }
  return {
    granularity: 'range',
    past: within('past'),
    future: within('future'),
    unspecified: within('unspecified'),
  }
}

/** The end as said, or the first such day from the start on: "de segunda a sexta", "do dia 20 ao dia 5". */
function endNotBefore(startDate: string, end: CalendarDate, direction: Direction): string {
  if (startDate === '' || end[direction] >= startDate) return end[direction]
  if (end.future >= startDate) return end.future
  const from = dayNumberOf(startDate)
  const [, endMonth = 1, endDay = 1] = end.future.split('-').map(Number)
  switch (end.said) {
    case 'weekday':
      return toIsoDate(from + 7 - ((from - dayNumberOf(end.future)) % 7))
    case 'day-of-month':
      return toIsoDate(daysOfMonthAround(from, end.dayOfMonth ?? endDay)?.future ?? from)
    case 'month-day':
      return toIsoDate(daysOfYearAround(from, endMonth, endDay)?.future ?? from)
    default:
      return end[direction]
  }
}

/** "desde segunda", "since January": until today. */
function readSince(words: Words, at: number): Reading<Period> | undefined {
  const day = words.once(date, at)
  const month = day ? undefined : words.read(namedMonth, at)
  const startDate = day?.value.past ?? month?.value.past.startDate
  if (startDate === undefined) return undefined
  const invalid = day?.invalid ?? month?.invalid
  const range: DateRange = { startDate, endDate: toIsoDate(words.now.day) }
  const value: Period = { granularity: 'range', past: range, future: range, unspecified: range }
  return { to: day?.to ?? month?.to ?? at, value, ...(invalid ? { invalid } : {}) }
}
