import { wordsOf } from '../../clauses/message.ts'
import { phrasesOfBoth } from '../../text/word-tables.ts'
import { metricVerbLexicon } from '../../values/lexicons.ts'
import { METRICS, type MetricType } from '../../values/metrics.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { buildCustom } from './custom-metric.ts'
import { isOfGoods } from './is-of-goods.ts'
import { extrasOf, isOtherThing, isUsual, sleepTimes } from './metric-extras.ts'
import { measure } from './metric-value.ts'
import { wakingDayAfter } from './waking-day.ts'
import { METRIC_CALLS as WORDS } from './words.generated.ts'

export const buildMetric: CallBuilder = (input) => {
  const when = recordDate(input)
  if (when === undefined) return undefined
  const set = setOf(input)
  if (set.isUnknownDrink === true) return buildUnknownDrink(input, when.date)
  if (set.type === 'custom') return buildCustom(input, when.date)
  const type = (set.isRepeat === true ? input.previous?.params.type : set.type) as MetricType
  if (METRICS[type] === undefined) return undefined
  if (set.isRepeat === true && !isSecond(input, type, when.date)) return undefined
  if (set.isRepeat === true && !isJoined(input)) return undefined
  if (type === 'weight' && (isPastState(input) || isDifference(input))) return undefined
  if (type === 'sleep' && isUsual(input)) return undefined
  // "dormi 8h ontem e 6h hoje": a second day says a second night.
  if (floatOf(input, 'date') && floatOf(input, 'moment')) return undefined
  if (isOtherThing(input, type) || isOfGoods(input, type) || hidesValue(input)) return undefined
  const measured = measure(input, type)
  if (measured.problem === 'not-a-score') return undefined
  const extras = extrasOf(input, type)
  const date = type === 'sleep' ? wakingDate(input, when.date) : when.date
  if (date === undefined) return undefined
  const isMissing = measured.value === undefined
  const missing = [...(isMissing ? ['value'] : []), ...(when.problem ? ['date'] : [])]
  const reason = measured.problem ?? when.problem
  return {
    intent: 'record_metric',
    params: {
      type,
      ...(isMissing ? {} : { value: measured.value }),
      unit: METRICS[type].unit,
      ...(when.problem ? {} : { date }),
      ...extras,
    },
    missing,
    ...(reason ? { reason } : {}),
  }
}

/** "3 copos de manhã e 2 à tarde", "slept 8h, today 6": what passes for an hour is a value too. */
function hidesValue(input: CallInput): boolean {
  const { message, reading } = input
  if (hidesDay(input)) return true
  const bound = spanOf(input, 'quantity')
  // "sono: 23h10 - 6h40" is from when until when.
  const opensStretch = (message.spansAt.get(bound?.from ?? -1) ?? []).some(
    ({ type, to }) => type === 'timeRange' && to > (bound?.to ?? 0),
  )
  if (opensStretch || isFromWhen(input)) return true
  return reading.match.floats.some(({ type, from, to }) => {
    if (type !== 'time' && type !== 'moment') return false
    for (let at = from; at < to; at++) {
      if (message.items[at]?.kind !== 'number') continue
      const before = [from - 1, at - 1].map((place) => message.items[place]?.word ?? '')
      return before.some((word) => WORDS.joins.has(word)) || isQuantity(message, at)
    }
    return false
  })
}

/** "sono de quarta pra quinta, 6 horas": a day in words that are passed over would be lost. */
function hidesDay(input: CallInput): boolean {
  const gap = textOf(input, 'gap')
  return (
    gap !== undefined &&
    input.message.spans.some(
      ({ type, from, to }) => type === 'date' && from >= gap.from && to <= gap.to,
    )
  )
}

/** "slept 9 till 5": an hour, and no number of them. */
function isFromWhen(input: CallInput): boolean {
  const bound = spanOf(input, 'number')
  return bound !== undefined && WORDS.until.has(input.message.items[bound.to]?.word ?? '')
}

/** "slept 8h, today 6": a duration right behind a deed is how long it took. */
const isQuantity = ({ spansAt, items }: CallInput['message'], at: number): boolean =>
  metricVerbLexicon.at([items[at - 1]?.word ?? ''], 0) !== undefined &&
  (spansAt.get(at) ?? []).some(({ type }) => type === 'quantity')

/** "tô pesando 3 quilos a mais", "2 kilos lighter": how much more or less is no weight. */
function isDifference(input: CallInput): boolean {
  const { items } = input.message
  const to = spanOf(input, 'quantity')?.to ?? items.length
  const [word, next] = [items[to]?.word ?? '', items[to + 1]?.word ?? '']
  return WORDS.compared.has(word) || (word === 'a' && (next === 'mais' || next === 'menos'))
}

/** "pesava 90 kg", "tava com 90 quilos": what once was is no entry until a day is said. */
function isPastState(input: CallInput): boolean {
  const { message, clauseFrom, clauseTo } = input
  // "já" is passed over before a deed, and here it says that it was once.
  const words = wordsOf({ message, from: Math.max(0, clauseFrom - 1), to: clauseTo })
  const isPast = words.some(
    (word, at) =>
      word === 'pesava' ||
      (word === 'ja' && words[at + 1] === 'pesei') ||
      ((word === 'tava' || word === 'estava') && WORDS.stateOpenings.has(words[at + 1] ?? '')),
  )
  return isPast && floatOf(input, 'date') === undefined && floatOf(input, 'moment') === undefined
}

/**
 * Whether a value on its own is one more of the metric before it. Nobody is weighed twice in a breath
 * ("setenta e um e duzentos"), nor is "slept 11 to 6" two nights: another day has to be said.
 */
function isSecond(input: CallInput, type: MetricType, date: string): boolean {
  if (type === 'exercise' || type === 'water') return true
  return floatOf(input, 'date') !== undefined && input.previous?.params.date !== date
}

/** "hot yoga for an hour ten": a bare number is one more only where it is joined, or a day is said. */
function isJoined(input: CallInput): boolean {
  if (spanOf(input, 'number') === undefined || floatOf(input, 'date')) return true
  const { message, clauseFrom } = input
  return [clauseFrom - 1, clauseFrom].some((at) => WORDS.joined.has(message.items[at]?.word ?? ''))
}

/** Days that name the evening a night began on; a written date is taken as it stands. */
const NIGHT_DAYS: ReadonlySet<string> = new Set(['relative', 'weekday'])

/** "ontem deitei às 23h e acordei às 7h": a day said before an evening's bedtime is that of going to bed. */
function isBedDay(input: CallInput, at: number): boolean {
  const bed = spanOf(input, 'timeRange') ?? spanOf(input, 'time', 'bedtime')
  const { bedtime } = sleepTimes(input) ?? {}
  return bed !== undefined && at < bed.from && bedtime !== undefined && bedtime >= '18:00'
}

/** A night is dated by the day of waking: "last night" ends this morning. */
function wakingDate(input: CallInput, date: string): string | undefined {
  const said = floatOf(input, 'date')
  const eve = spanOf(input, 'date', 'eve')
  if (eve) return said && wakingDayAfter(eve.value, said.value)
  const isEvening =
    said !== undefined && said.value.dayPart === 'evening' && NIGHT_DAYS.has(said.value.said)
  const isNight = isEvening || (said !== undefined && isBedDay(input, said.from))
  if (!isNight || date >= input.today) return date
  const next = new Date(`${date}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

const LEAST_BARE_ML = 200

/** "bebi 500" may be millilitres of water or anything else: both are asked. */
function buildUnknownDrink(input: CallInput, date: string): BuiltCall | undefined {
  const number = spanOf(input, 'number')
  if (number === undefined || number.invalid) return undefined
  return {
    intent: 'record_metric',
    params: { value: number.value, date },
    missing: ['type', 'unit'],
  }
}

/** The metric a correction or deletion is about, and its day. */
function entryRef(input: CallInput): { type: MetricType; date: string } | undefined {
  const text = textOf(input, 'metric', 'metricVerb')
  const type = (text?.key ?? setOf(input).type ?? typeFromVerb(input)) as MetricType | undefined
  const when = recordDate(input)
  const date = when && type === 'sleep' ? wakingDate(input, when.date) : when?.date
  return type === undefined || date === undefined ? undefined : { type, date }
}

const CORRECTION_VERBS: ReadonlyMap<string, MetricType> = new Map(
  phrasesOfBoth(WORDS.correctionVerbs),
)

function typeFromVerb(input: CallInput): MetricType | undefined {
  const words = wordsOf({ message: input.message, from: input.clauseFrom, to: input.clauseTo })
  return words.map((word) => CORRECTION_VERBS.get(word)).find((type) => type !== undefined)
}

export const buildMetricUpdate: CallBuilder = (input) => {
  const ref = entryRef(input)
  if (ref === undefined) return undefined
  // "a água foi 80, não 90" is as likely a bill: a bare number of water is millilitres from a glass on.
  const bare = spanOf(input, 'number', 'number')
  if (ref.type === 'water' && bare && bare.value < LEAST_BARE_ML) return undefined
  const measured = measure(input, ref.type)
  if (measured.problem === 'not-a-score') return undefined
  const isMissing = measured.value === undefined
  return {
    intent: 'update_metric',
    params: { entryRef: ref, ...(isMissing ? {} : { value: measured.value }) },
    missing: isMissing ? ['value'] : [],
    ...(measured.problem ? { reason: measured.problem } : {}),
  }
}

export const buildMetricDeletion: CallBuilder = (input) => {
  const ref = entryRef(input)
  return ref && { intent: 'delete_metric', params: { entryRef: ref }, missing: [] }
}
