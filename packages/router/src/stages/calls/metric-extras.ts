import { wordsOf } from '../../clauses/message.ts'
import { phrasesOfBoth } from '../../text/word-tables.ts'
import { activityLexicon } from '../../values/lexicons.ts'
import type { MetricType } from '../../values/metrics.ts'
import { type CallInput, setOf, spanOf, textOf } from './call-builder.ts'
import { METRIC_EXTRAS as WORDS } from './words.generated.ts'

/** Bedtime and waking as said; a bedtime between one and eleven with waking after it is the evening's. */
export function sleepTimes(input: CallInput): { bedtime: string; waketime: string } | undefined {
  const range = spanOf(input, 'timeRange')
  const bed = range?.value.start ?? clockOf(input, 'bedtime', 'bedHour')
  const wake = range?.value.end ?? clockOf(input, 'waketime', 'wakeHour')
  if (bed === undefined || wake === undefined) return undefined
  return { bedtime: eveningOf(bed, wake), waketime: wake }
}

/** A clock time, or the bare hour that stands where only one can: "deitei 11 e acordei 6 e meia". */
function clockOf(input: CallInput, time: string, hour: string): string | undefined {
  const said = spanOf(input, 'time', time)?.value.time
  const bare = spanOf(input, 'number', hour)?.value
  if (said !== undefined || bare === undefined || bare < 0 || bare >= 24) return said
  const minutes = Math.round((bare % 1) * 60)
  return `${String(Math.floor(bare)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function minutesBetween(start: string, end: string): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return (minutes(end) - minutes(start) + 1440) % 1440
}

/** "at 11 … at 6" is eleven at night: a night of more than sixteen hours is a misread clock. */
function eveningOf(bed: string, wake: string): string {
  const hour = Number(bed.slice(0, 2))
  return hour >= 1 && hour < 12 && minutesBetween(bed, wake) > 16 * 60
    ? `${String(hour + 12).padStart(2, '0')}${bed.slice(2)}`
    : bed
}

/** How long a night was, from when it began and ended. */
export function sleepHours(input: CallInput): number | undefined {
  const times = sleepTimes(input)
  return times && Math.round((minutesBetween(times.bedtime, times.waketime) / 60) * 100) / 100
}

/** What a measurement says besides its value: bedtimes, how the night was, the kind of exercise. */
export function extrasOf(input: CallInput, type: MetricType): Record<string, unknown> {
  if (type === 'sleep') return sleepExtras(input)
  if (setOf(input).isRepeat === true) return sameKind(input)
  if (type === 'exercise') return exerciseExtras(input)
  return {}
}

/** "nadei 40 min ontem e 25 hoje": one more of the same. */
function sameKind({ previous }: CallInput): Record<string, unknown> {
  const { exerciseType } = (previous?.params.metadata ?? {}) as { exerciseType?: unknown }
  return exerciseType === undefined ? {} : { metadata: { exerciseType } }
}

/** How the night was, in the speaker's word, when it was said. */
const SLEEP_QUALITY = new Map(phrasesOfBoth(WORDS.sleepQuality))

function sleepExtras(input: CallInput): Record<string, unknown> {
  const times = sleepTimes(input)
  const word = wordsOf({ message: input.message, from: input.clauseFrom, to: input.clauseTo }).find(
    (one) => SLEEP_QUALITY.has(one),
  )
  return {
    ...(times ? { metadata: times } : {}),
    ...(word === undefined ? {} : { notes: SLEEP_QUALITY.get(word) }),
  }
}

/** What verbs of movement say about the kind of exercise. */
const VERB_KINDS = new Map(phrasesOfBoth(WORDS.verbKinds))

function exerciseExtras(input: CallInput): Record<string, unknown> {
  const distance = spanOf(input, 'quantity', 'distance')
  const activity = textOf(input, 'activity')?.key ?? textOf(input, 'activityPart')?.key
  const words = wordsOf({ message: input.message, from: input.clauseFrom, to: input.clauseTo })
  const verb = words.find((word) => VERB_KINDS.has(word))
  const kind =
    activity ?? (verb === undefined ? activityLexicon.within(words)?.key : VERB_KINDS.get(verb))
  const exerciseType = setOf(input).kind ?? kind ?? (distance ? 'cardio' : undefined)
  const metadata = {
    ...(exerciseType === undefined ? {} : { exerciseType }),
    ...(distance === undefined || distance.invalid ? {} : { distanceKm: distance.value.value }),
  }
  return Object.keys(metadata).length === 0 ? {} : { metadata }
}

/** "I sleep 8 hours a night", "durmo 8 horas por noite": what is usual is no night. */
export function isUsual({ message, clauseFrom, clauseTo }: CallInput): boolean {
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  return words.some(
    (word, at) =>
      WORDS.nights.has(word) && WORDS.byNight.has(words[at - 1] ?? '') && words[at - 2] !== 'in',
  )
}

/** Faster than anybody moves by themselves, in km an hour. */
const FASTEST = 45

/** "água de coco", 300 km in 4 hours, playing with the children: nothing of what is measured. */
export function isOtherThing(input: CallInput, type: MetricType): boolean {
  const { message, clauseFrom, clauseTo } = input
  if (type === 'water') {
    if (setOf(input).isBottle === true && !isBottleful(input)) return true
    const gap = textOf(input, 'gap')
    return gap !== undefined && WORDS.notWater.has(message.items[gap.from]?.word ?? '')
  }
  if (type !== 'exercise') return false
  const distance = spanOf(input, 'quantity', 'distance')?.value.value
  const minutes = spanOf(input, 'quantity', 'duration')?.value.value
  if (distance && minutes && (distance / minutes) * 60 > FASTEST) return true
  if (isHourOfDay(input) || isDriven(input)) return true
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  const isGame = words.some((word) => WORDS.games.has(word))
  return isGame && activityLexicon.within(words) === undefined
}

/** From so many minutes on "yoga 7h" says when, and not how long. */
const LONGEST_BARE = 300

function isHourOfDay(input: CallInput): boolean {
  const duration = spanOf(input, 'quantity', 'duration')
  if (duration === undefined || input.hasVerb || duration.from === input.clauseFrom) return false
  return duration.value.value >= LONGEST_BARE && /^\d{1,2} ?h$/i.test(duration.text)
}

/** "uma corrida de 50 minutos e o passageiro nem deu tchau": what somebody drove is no exercise. */
function isDriven({ message: { items }, clauseFrom, clauseTo }: CallInput): boolean {
  const isRide = items.slice(clauseFrom, clauseTo).some(({ word }) => WORDS.rides.has(word))
  // "passageira" may have been taken for a slip of "passadeira".
  return isRide && items.some(({ word, raw }) => WORDS.driven.has(word) || WORDS.driven.has(raw))
}

/** In millilitres: "tomei uma garrafa de 50" says what it cost, as likely as not. */
function isBottleful(input: CallInput): boolean {
  const number = spanOf(input, 'number')
  return number !== undefined && number.value >= 200 && number.value <= 2000
}
