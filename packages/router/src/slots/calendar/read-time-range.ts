import { mayEndAmount } from '../amount-end.ts'
import { toClock } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { ClockTime, TimeRange } from '../slot-span.ts'
import type { Words } from '../words.ts'
import type { Clock } from './place-in-day.ts'
import { readClock } from './read-clock.ts'
import { literalTimeRange, toTimeRange } from './to-time-range.ts'

const FIRM_OPENERS = new Set(['das'])
const OPENERS = new Set(['das', 'de', 'da', 'from', 'between', 'entre', 'desde'])
const SEPARATORS = new Set(['a', 'as', 'ate', 'to', 'till', 'until', 'and', 'e', '-', '–'])
const ARTICLES = new Set(['a', 'as'])

/** Reads "das 23h às 6h", "from 2 to 4pm", "22:00-06:30"; it may pass midnight. */
export function readTimeRange(words: Words, at: number): readonly Reading<TimeRange>[] {
  const isOpened = words.isOneOf(at, OPENERS)
  const startAt = isOpened ? words.skip(at + 1, ARTICLES) : at
  const start = words.once(readClock, startAt)
  if (start === undefined || start.invalid || !words.isOneOf(start.to, SEPARATORS)) return []
  const isThrough = words.folded(start.to) === 'as' || words.word(start.to) === 'ate'
  const end = words.once(readClock, words.skip(start.to + 1, ARTICLES))
  if (end === undefined || end.invalid) return []
  const isFirm = words.isOneOf(at, FIRM_OPENERS) && isThrough
  const marks = (start.isMarked ? 1 : 0) + (end.isMarked ? 1 : 0)
  const isRange =
    isFirm || marks === 2 || (marks === 1 && (isOpened || (isThrough && start.isMarked)))
  if (isRange || isHourToTime(words, start, end)) return toReadings(start, end)
  const isBare = words.word(at) === 'from' && !end.hasMinutes && mayEndAmount(words, end.to)
  return isBare ? toReadings(start, end).map((reading) => ({ ...reading, isSoft: true })) : []
}

const THROUGH = new Set(['to', 'till', 'until', '-', '–'])

/** "9 to 10:30", "6-7 pm": a bare hour before a time that leaves no doubt. */
function isHourToTime(words: Words, start: Clock, end: Clock): boolean {
  const isBareHour = !start.isMarked && !start.hasMinutes && start.minutes <= 720
  if (words.locale !== 'en' || !isBareHour || !end.isMarked) return false
  return words.isOneOf(start.to, THROUGH)
}

function toReadings(start: Clock, end: Clock): readonly Reading<TimeRange>[] {
  const [from, until] = [clockTimeOf(start), clockTimeOf(end)]
  const value = toTimeRange(from, until)
  if (value === undefined) return []
  const literal = literalTimeRange(from, until)
  const isMoved = literal.start !== value.start
  return [{ to: end.to, value, ...(isMoved ? { ambiguous: [value, literal] } : {}) }]
}

function clockTimeOf({ minutes, isExact }: Clock): ClockTime {
  return { time: toClock(minutes), isExact }
}
