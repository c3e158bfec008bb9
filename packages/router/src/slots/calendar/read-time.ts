import { toClock } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { ClockTime } from '../slot-span.ts'
import type { Words } from '../words.ts'
import type { Clock } from './place-in-day.ts'
import { mayFollowTime, readClock } from './read-clock.ts'

const AT = new Set(['at', 'by', 'until', 'till', 'before', 'after', '@', 'around', 'about', 'from'])

/** Reads a clock time: "às 22h30", "7 e meia da manhã", "half past six", "10pm", "meio-dia". */
export function readTime(words: Words, at: number): readonly Reading<ClockTime>[] {
  const opened = readOpened(words, at)
  if (opened) return [toReading(opened)]
  const clock = words.once(readClock, at)
  // Neighbours are looked at last: a word of which no time can come is then passed over unread.
  return clock?.isMarked && !isJoinedToCount(words, at) ? [toReading(clock)] : []
}

/** "3 copos de manhã e 2 à tarde": what is joined to a count is one more. */
const isJoinedToCount = (words: Words, at: number): boolean =>
  words.word(at - 1) === 'e' && /^[aà]$/i.test(words.raw(at + 1))

/** A time after its preposition, where a bare hour is enough: "às 9", "at six thirty". */
function readOpened(words: Words, at: number): Clock | undefined {
  const from = openerEnd(words, at)
  const clock = from === undefined ? undefined : words.once(readClock, from)
  if (clock === undefined || clock.isMarked) return clock
  const isAccented = words.locale !== 'pt-BR' || /[àá]/i.test(words.raw((from ?? 1) - 1))
  return isAccented || mayFollowTime(words, clock.to) ? asOpened(clock) : undefined
}

function asOpened(clock: Clock): Clock | undefined {
  return clock.hasMinutes && clock.isBareNumberPair ? undefined : clock
}

/** The index after the preposition of a time; the unaccented "as" is weighed by what follows. */
function openerEnd(words: Words, at: number): number | undefined {
  if (words.locale === 'en') return words.isOneOf(at, AT) ? at + 1 : undefined
  if (words.folded(at) === 'as') return at + 1
  const isOne = words.folded(at) === 'a' && words.word(at + 1) === 'uma' && /à/i.test(words.raw(at))
  if (isOne) return at + 1
  const isAlone = ['ao', 'a', 'pelas', 'la pelas', 'pra'].includes(words.folded(at))
  if (!isAlone) return undefined
  const next = words.word(at + 1)
  return words.folded(at) === 'pelas' || next === 'meio' || next === 'meia' ? at + 1 : undefined
}

function toReading(clock: Clock): Reading<ClockTime> {
  const { to, minutes, isExact, invalid } = clock
  return {
    to,
    value: { time: toClock(minutes), isExact },
    ...(invalid ? { invalid } : {}),
    // "energia às 7" and "weighed in at 82" keep their number beside the time.
    isSoft: !isExact && !clock.hasMinutes,
  }
}
