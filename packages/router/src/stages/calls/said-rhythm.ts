import { type Message, wordsOf } from '../../clauses/message.ts'
import { phrasesOfBoth } from '../../text/word-tables.ts'
import { SAID_RHYTHM as WORDS } from './words.generated.ts'

const PERIODS: Readonly<Record<string, string>> = Object.fromEntries(phrasesOfBoth(WORDS.periods))

/** "a weekday habit". */
const DAYS_OF_HABIT: ReadonlyMap<string, string> = new Map([
  ['weekday', 'weekdays'],
  ['weekend', 'weekends'],
])

/** How often and when in the day something is done. */
export interface Rhythm {
  readonly frequency?: string
  readonly periodOfDay?: string
  /** Items that say it. */
  readonly taken: ReadonlySet<number>
}

/** Reads how often and when in the day a stretch says that something is done. */
export function rhythmOf(message: Message, from: number, to: number): Rhythm {
  const taken = new Set<number>()
  let frequency: string | undefined
  for (const span of message.spans) {
    if (span.from < from || span.to > to || span.type !== 'recurrence') continue
    const { pattern, weekdays } = span.value
    frequency = weekdays || pattern === 'weekly' || pattern === 'monthly' ? 'custom' : pattern
    for (let at = span.from; at < span.to; at++) taken.add(at)
  }
  const days = listedDays(message, from, to)
  if (days) {
    frequency = 'custom'
    for (let at = days.from; at < days.to; at++) taken.add(at)
  }
  const times = timesPerWeek(message, from, to)
  if (times) {
    frequency = 'custom'
    for (let at = times.from; at < times.to; at++) taken.add(at)
  }
  for (let at = from; at < to - 1; at++) {
    const days = DAYS_OF_HABIT.get(message.items[at]?.word ?? '')
    if (days === undefined || message.items[at + 1]?.word !== 'habit') continue
    frequency ??= days
    taken.add(at)
  }
  let periodOfDay: string | undefined
  for (let at = from; at < to; at++) {
    const period = PERIODS[message.items[at]?.word ?? '']
    const isPeriod =
      period !== undefined &&
      (taken.has(at) || isAtPeriod(message.items, at)) &&
      !isDeedItself(message, at)
    if (!isPeriod) continue
    periodOfDay ??= period
    let start = at
    while (start > from && WORDS.atPeriod.has(message.items[start - 1]?.word ?? '')) start -= 1
    for (let place = start; place <= at; place++) taken.add(place)
    if (message.items[at + 1]?.word === 'up') taken.add(at + 1)
  }
  return { taken, ...(frequency ? { frequency } : {}), ...(periodOfDay ? { periodOfDay } : {}) }
}

/** "in the mornings", "…, evenings", "a morning habit". */
function isAtPeriod(items: Message['items'], at: number): boolean {
  const before = items[at - 1]?.word ?? ''
  return WORDS.atPeriod.has(before) || before === ',' || items[at + 1]?.word === 'habit'
}

/** "antes de dormir" says when; "o hábito de dormir cedo" is the deed. */
function isDeedItself(message: Message, at: number): boolean {
  if (!['dormir', 'acordar', 'bed', 'waking'].includes(message.items[at]?.word ?? '')) return false
  return !message.items
    .slice(Math.max(0, at - 3), at)
    .some((item) =>
      ['antes', 'before', 'ao', 'depois', 'after', 'upon', 'when', 'when'].includes(item.word),
    )
}

const WEEKDAY =
  /^(?:seg|segunda|ter|terca|qua|quarta|qui|quinta|sex|sexta|sab|sabado|dom|domingo|mon|monday|tue|tues|tuesday|wed|wednesday|thu|thurs|thursday|fri|friday|sat|saturday|sun|sunday)s?$/

/** "seg, qua e sex": days of the week one after the other. */
function listedDays({ items }: Message, from: number, to: number) {
  const isDay = (at: number) => WEEKDAY.test(items[at]?.word ?? '')
  const start = items.findIndex((_, at) => at >= from && at < to && isDay(at))
  if (start < 0) return undefined
  let [end, count] = [start, 0]
  for (let at = start; at < to; at++) {
    if (isDay(at)) {
      count += 1
      end = at + 1
    } else if (![',', 'e', 'and', '/', '-', 'feira'].includes(items[at]?.word ?? '')) break
  }
  const opening = /^(?:as?|on|toda|todas|every|na|no|nas)$/.test(items[start - 1]?.word ?? '')
  return count > 1 ? { from: opening ? start - 1 : start, to: end } : undefined
}

/** "3 vezes por semana", "twice a week". */
function timesPerWeek(message: Message, from: number, to: number) {
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    const isTimes = word === 'vezes' || word === 'times' || word === 'twice' || word === 'x'
    if (!isTimes) continue
    const rest = wordsOf({ message, from: at + 1, to: at + 4 })
    const week = rest.findIndex(
      (one) => one === 'semana' || one === 'week' || one === 'mes' || one === 'month',
    )
    if (week < 0) continue
    return { from: word === 'twice' ? at : Math.max(from, at - 1), to: at + 2 + week }
  }
  return undefined
}
