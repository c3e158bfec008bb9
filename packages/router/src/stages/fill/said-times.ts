import type { Message } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import type { Stretch } from '../asides.ts'
import { timeSpans } from '../calls/said-time.ts'
import { SAID_TIMES as WORDS } from './words.generated.ts'

const TIMES = wordSet('date moment time timeRange period recurrence')
const isTime = ({ type }: SlotSpan): boolean => TIMES.has(type)

/** Whether a day or an hour begins at an item. */
export const isTimeAt = ({ spansAt }: Message, at: number): boolean =>
  (spansAt.get(at) ?? []).some(isTime)

/** The item after the longest day or hour that begins at an item. */
export const timeEndAt = ({ spansAt }: Message, at: number): number =>
  Math.max(at + 1, ...(spansAt.get(at) ?? []).filter(isTime).map(({ to }) => to))

/** The first item that is no day or hour, and no small word before one. */
export function afterTimes(message: Message, from: number, to: number): number {
  let at = from
  while (at < to) {
    let start = at
    while (start < to && start < at + 3 && !isTimeAt(message, start) && isLeading(message, start))
      start += 1
    if (start >= to || !isTimeAt(message, start)) return at
    at = timeEndAt(message, start)
  }
  return Math.min(at, to)
}

const isLeading = ({ items }: Message, at: number): boolean => {
  const { word = '', kind } = items[at] ?? {}
  return WORDS.leading.has(word) || kind === 'punctuation'
}

/** Whether a stretch says when, and nothing else. */
export function isOnlyTime(message: Message, { from, to }: Stretch): boolean {
  return timeSpans(message, from, to).length > 0 && afterTimes(message, from, to) >= to
}
