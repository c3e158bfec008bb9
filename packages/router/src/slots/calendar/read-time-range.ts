import { mayEndAmount } from '../amount-end.ts'
import { toClock } from '../civil-date.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { ClockTime, TimeRange } from '../slot-span.ts'
import type { Words } from '../words.ts'
import type { Clock } from './place-in-day.ts'
import { clock } from './read-clock.ts'
import { literalTimeRange, toTimeRange } from './to-time-range.ts'
import { READ_TIME_RANGE as WORDS } from './words.generated.ts'

/** "das 23h às 6h", "from 2 to 4pm", "22:00-06:30"; it may pass midnight. */
export const timeRange = definePart(readTimeRange)

function readTimeRange(words: Words, at: number): Reading<TimeRange> | undefined {
  const isOpened = words.isOneOf(at, WORDS.openers)
  const startAt = isOpened ? words.skip(at + 1, WORDS.articles) : at
  const start = words.once(clock, startAt)
  if (start === undefined || start.invalid || !words.isOneOf(start.to, WORDS.separators))
    return undefined
  const isThrough = words.folded(start.to) === 'as' || words.word(start.to) === 'ate'
  const end = words.once(clock, words.skip(start.to + 1, WORDS.articles))
  if (end === undefined || end.invalid) return undefined
  const isFirm = words.isOneOf(at, WORDS.firmOpeners) && isThrough
  const marks = (start.isMarked ? 1 : 0) + (end.isMarked ? 1 : 0)
  const isRange =
    isFirm || marks === 2 || (marks === 1 && (isOpened || (isThrough && start.isMarked)))
  if (isRange || isHourToTime(words, start, end)) return toReading(start, end)
  const isBare = words.word(at) === 'from' && !end.hasMinutes && mayEndAmount(words, end.to)
  const bare = isBare ? toReading(start, end) : undefined
  return bare && { ...bare, isSoft: true }
}

/** "9 to 10:30", "6-7 pm": a bare hour before a time that leaves no doubt. */
function isHourToTime(words: Words, start: Clock, end: Clock): boolean {
  const isBareHour = !start.isMarked && !start.hasMinutes && start.minutes <= 720
  if (words.locale !== 'en' || !isBareHour || !end.isMarked) return false
  return words.isOneOf(start.to, WORDS.through)
}

function toReading(start: Clock, end: Clock): Reading<TimeRange> | undefined {
  const [from, until] = [clockTimeOf(start), clockTimeOf(end)]
  const value = toTimeRange(from, until)
  if (value === undefined) return undefined
  const literal = literalTimeRange(from, until)
  const isMoved = literal.start !== value.start
  return { to: end.to, value, ...(isMoved ? { ambiguous: [value, literal] } : {}) }
}

function clockTimeOf({ minutes, isExact }: Clock): ClockTime {
  return { time: toClock(minutes), isExact }
}
