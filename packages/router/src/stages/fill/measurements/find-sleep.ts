import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import { wordsOf } from '../../../clauses/message.ts'
import { dayNumberOf, toIsoDate } from '../../../slots/civil-date.ts'
import type { SlotSpanOf } from '../../../slots/slot-span.ts'
import type { Stretch } from '../../asides.ts'
import { wakingDayAfter } from '../../calls/waking-day.ts'
import type { FoundParams } from '../param-finder.ts'
import { holds, placeOf } from '../stretches.ts'
import { measured, oneNumber } from './find-body-value.ts'
import { datesBeside, explain, isCompared, isRelative, oneQuantity } from './only-said.ts'
import { FIND_SLEEP as WORDS } from './words.generated.ts'

const OF_SLEEP = { words: WORDS.sleeping, heads: WORDS.sleep, isTailFree: true }

/** "dormi só 4h30", "ontem deitei às dez e meia e acordei hoje às cinco". */
export function findSleep(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  if (isRelative(input, core)) return undefined
  const slept = placeOf(message, core, WORDS.slept)
  const isOwn = slept !== undefined && isOfSpeaker(input, core.from, slept)
  const isNamed = slept === undefined && holds(message, core, WORDS.sleep)
  const duration = oneQuantity(input, core, 'duration')
  const range = message.spans.find(
    (one): one is SlotSpanOf<'timeRange'> => one.type === 'timeRange' && !one.invalid,
  )
  if (range && (isOwn || (isNamed && explain(input, core, OF_SLEEP, [range]).isAll)))
    return ofNight(input, core, [range])
  if (duration && isOwn && !isCompared(input, core)) return nightOf(input, core, duration)
  if (duration && isNamed && explain(input, core, OF_SLEEP, [duration]).isAll)
    return nightOf(input, core, duration)
  if (duration && slept === undefined && isWholeNight(input, core, duration))
    return nightOf(input, core, duration)
  const bare = isOwn && duration === undefined ? bareHours(input, core, slept) : undefined
  if (bare) return measured(input, 'sleep', [{ type: 'span', name: 'number', span: bare }])
  return isOwn || slept === undefined ? betweenHours(input, core) : undefined
}

const LONGEST = 16
const SHORTEST_NIGHT = 2.5

/** "last night 5 hours, mosquitoes": of a night nothing else is told in hours. */
function isWholeNight(
  input: ReadingInput,
  core: Stretch,
  duration: SlotSpanOf<'quantity'>,
): boolean {
  const hours = duration.value.hours ?? 0
  if (hours < SHORTEST_NIGHT || hours > LONGEST) return false
  const isNight =
    holds(input.message, core, WORDS.night) ||
    datesBeside(input, core, [duration]).some(({ value }) => value.dayPart === 'evening')
  return (
    isNight && explain(input, core, { words: WORDS.sleeping, heads: WORDS.night }, [duration]).isAll
  )
}

/** "slept 8.5 last night": the number right behind the deed, where it is no hour of going to bed. */
function bareHours(
  input: ReadingInput,
  core: Stretch,
  slept: number,
): SlotSpanOf<'number'> | undefined {
  const only = oneNumber(input, core)
  if (only === undefined || only.from !== slept + 1 || Number.isInteger(only.value))
    return undefined
  return only.value < LONGEST ? only : undefined
}

const isOfSpeaker = ({ message }: ReadingInput, from: number, verb: number): boolean =>
  message.locale === 'pt-BR' ||
  wordsOf({ message, from, to: verb }).every((word) => WORDS.beforeSlept.has(word))

/** How long a night was, and the day on which it ended. */
function nightOf(
  input: ReadingInput,
  core: Stretch,
  duration: SlotSpanOf<'quantity'>,
): FoundParams | undefined {
  const [first, second, third] = datesBeside(input, core, [duration])
  const found = measured(input, 'sleep', [{ type: 'span', name: 'duration', span: duration }])
  if (second === undefined || third !== undefined || first === undefined) return found
  // "de domingo pra segunda": dated by the day of waking.
  const waking = wakingDayAfter(first.value, second.value)
  if (waking === undefined) return undefined
  return {
    from: 0,
    to: input.message.items.length,
    bindings: [{ type: 'span', name: 'duration', span: duration }],
    set: { type: 'sleep' },
    floats: [dayOf(waking)],
  }
}

/** From one hour to another in one breath; of a day beside it nobody knows which end it dates. */
function ofNight(
  input: ReadingInput,
  core: Stretch,
  [range]: readonly [SlotSpanOf<'timeRange'>],
): FoundParams | undefined {
  const [date, next, another] = datesBeside(input, core, [range])
  const bindings = [{ type: 'span', name: 'range', span: range } as const]
  const waking = date && next && !another ? wakingDayAfter(date.value, next.value) : undefined
  if (waking) {
    const whole = { from: 0, to: input.message.items.length }
    return { ...whole, bindings, set: { type: 'sleep' }, floats: [dayOf(waking)] }
  }
  const isOfOneDay = date?.value.dayPart === 'evening'
  if (date && date.value.past !== input.today && !isOfOneDay) return undefined
  return measured(input, 'sleep', bindings)
}

/** When somebody went to bed, and when they were up again. */
function betweenHours(input: ReadingInput, core: Stretch): FoundParams | undefined {
  const { message } = input
  const bed = placeOf(message, core, WORDS.wentToBed)
  const woke =
    bed === undefined ? undefined : placeOf(message, { from: bed + 1, to: core.to }, WORDS.woke)
  if (bed === undefined || woke === undefined) return undefined
  const [bedtime, wake, another] = hoursIn(input, core)
  if (bedtime === undefined || wake === undefined || another) return undefined
  if (bedtime.to > woke || wake.from < woke) return undefined
  const words = wordsOf({ message, from: core.from, to: bed })
  if (
    message.locale === 'en' &&
    !words.every((word) => WORDS.bedLeads.has(word) || WORDS.beforeSlept.has(word))
  )
    return undefined
  const date = wakingDay(input, core, { bedtime, woke })
  if (date === undefined) return undefined
  return {
    from: 0,
    to: message.items.length,
    bindings: [
      { type: 'span', name: 'bedtime', span: bedtime },
      { type: 'span', name: 'waketime', span: wake },
    ],
    set: { type: 'sleep' },
    floats: [dayOf(date)],
  }
}

function hoursIn({ message }: ReadingInput, { from, to }: Stretch): SlotSpanOf<'time'>[] {
  const times = message.spans.filter(
    (one): one is SlotSpanOf<'time'> =>
      one.type === 'time' && one.from >= from && one.to <= to && !one.invalid,
  )
  return times
    .filter(
      (one) =>
        !times.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
    )
    .sort((one, other) => one.from - other.from)
}

const EVENING = 18 * 60

/** The day said with the waking; else the one after an evening's; nothing where a day may be either. */
function wakingDay(
  input: ReadingInput,
  core: Stretch,
  { bedtime, woke }: { readonly bedtime: SlotSpanOf<'time'>; readonly woke: number },
): string | undefined {
  const dates = datesBeside(input, core, [])
  const late = dates.find((one) => one.from > woke)
  if (late) return late.value.past
  const [early, another] = dates
  if (early === undefined) return input.today
  const [hour = 0, minute = 0] = bedtime.value.time.split(':').map(Number)
  if (another || !bedtime.value.isExact || hour * 60 + minute < EVENING) return undefined
  return toIsoDate(dayNumberOf(early.value.past) + 1)
}

const dayOf = (day: string): SlotSpanOf<'date'> => ({
  type: 'date',
  from: 0,
  to: 0,
  text: day,
  value: { said: 'full', past: day, future: day, unspecified: day },
})
