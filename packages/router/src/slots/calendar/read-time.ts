import { toClock } from '../civil-date.ts'
import { definePart } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { ClockTime } from '../slot-span.ts'
import type { Words } from '../words.ts'
import type { Clock } from './place-in-day.ts'
import { clock, mayFollowTime } from './read-clock.ts'
import { READ_TIME as WORDS } from './words.generated.ts'

/** A clock time: "às 22h30", "7 e meia da manhã", "half past six", "10pm", "meio-dia". */
export const time = definePart(readTime)

function readTime(words: Words, at: number): Reading<ClockTime> | undefined {
  const opened = readOpened(words, at)
  if (opened) return toReading(opened, isCounting(words, opened))
  const bare = words.once(clock, at)
  // Neighbours are looked at last: a word of which no time can come is then passed over unread.
  return bare?.isMarked && !isJoinedToCount(words, at) ? toReading(bare) : undefined
}

/** "3 copos de manhã e 2 à tarde": what is joined to a count is one more. */
const isJoinedToCount = (words: Words, at: number): boolean =>
  words.word(at - 1) === 'e' && /^[aà]$/i.test(words.raw(at + 1))

/** A time after its preposition, where a bare hour is enough: "às 9", "at six thirty". */
function readOpened(words: Words, at: number): Clock | undefined {
  const from = openerEnd(words, at)
  const opened = from === undefined ? undefined : words.once(clock, from)
  if (opened === undefined || opened.isMarked) return opened
  const isAccented = words.locale !== 'pt-BR' || /[àá]/i.test(words.raw((from ?? 1) - 1))
  return isAccented || mayFollowTime(words, opened.to) ? asOpened(opened) : undefined
}

function asOpened(opened: Clock): Clock | undefined {
  return opened.hasMinutes && opened.isBareNumberPair ? undefined : opened
}

/** The index after the preposition of a time; the unaccented "as" is weighed by what follows. */
function openerEnd(words: Words, at: number): number | undefined {
  if (words.locale === 'en') return words.isOneOf(at, WORDS.at) ? at + 1 : undefined
  if (WORDS.toHour.has(words.folded(at))) return at + 1
  const isOne = words.folded(at) === 'a' && words.word(at + 1) === 'uma' && /à/i.test(words.raw(at))
  if (isOne) return at + 1
  const isAlone = ['ao', 'a', 'pelas', 'la pelas', 'pra'].includes(words.folded(at))
  if (!isAlone) return undefined
  const next = words.word(at + 1)
  return words.folded(at) === 'pelas' || next === 'meio' || next === 'meia' ? at + 1 : undefined
}

/** "I'm at 12 books": a bare hour before what is counted keeps its number beside the time. */
function isCounting(words: Words, { isMarked, hasMinutes, to }: Clock): boolean {
  if (words.locale !== 'en' || isMarked || hasMinutes) return false
  const next = words.word(to)
  return next.length > SHORTEST_PLURAL && /[^s']s$/.test(next) && !WORDS.noPlurals.has(next)
}

const SHORTEST_PLURAL = 4

function toReading(
  { to, minutes, isExact, hasMinutes, invalid }: Clock,
  isCount = false,
): Reading<ClockTime> {
  return {
    to,
    value: { time: toClock(minutes), isExact },
    ...(invalid ? { invalid } : {}),
    // "energia às 7" and "weighed in at 82" keep their number beside the time.
    isSoft: (!isExact && !hasMinutes) || isCount,
  }
}
