import type { IntentCall, JsonObject, JsonValue } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'
import { toMoment } from '../slots/calendar/to-moment.ts'
import { localTimeOf, toIsoDate } from '../slots/civil-date.ts'
import type { SlotContext, SlotSpan, SlotType } from '../slots/slot-span.ts'
import { changeableSlots, fieldOf, metricTypeOf } from './changeable-slots.ts'
import { readMetricValue } from './read-metric-value.ts'
import { slotValue } from './read-plan-answer.ts'
import type { ChangeableSlots } from './slots-of-change.ts'
import { READ_VALUES as WORDS } from './words.generated.ts'

/** The values a reply gives for the slots of one call, and the tokens they take. */
export interface ReadValues {
  readonly values: Readonly<Record<string, JsonValue>>
  /** Slots that were given a value which cannot be: out of range, in the future, 31/02. */
  readonly impossible: readonly string[]
  /** Slots whose value was said again unchanged. */
  readonly restated: readonly string[]
  /** Slots that were given two different new values. */
  readonly conflicting: readonly string[]
  readonly spans: readonly SlotSpan[]
}

type Reading =
  | {
      readonly slot: string
      readonly value: JsonValue
      readonly unit?: string
      readonly extra?: JsonObject
    }
  | { readonly slot: string; readonly impossible: true }

/** What an absent `currency` means. */
const HOME_CURRENCY = 'BRL'

/** The order in which spans of equal length are preferred. */
const PREFERENCE: readonly SlotType[] = [
  'moment',
  'timeRange',
  'time',
  'dueDay',
  'date',
  'period',
  'money',
  'quantity',
  'score',
  'installments',
  'paymentMethod',
  'recurrence',
  'currency',
  'number',
]

/** Reads the spans of a reply as slots of a pending call, the longest first, none overlapping. */
export function readValues(
  call: IntentCall,
  spans: readonly SlotSpan[],
  context: SlotContext,
  isDenied: (span: SlotSpan) => boolean = () => false,
): ReadValues {
  const slots = changeableSlots(call)
  const today = localDate(context)
  const taken: SlotSpan[] = []
  const readings: (Reading & { readonly isDenied: boolean })[] = []
  for (const span of [...spans].sort(byLengthThenPreference)) {
    if (taken.some((other) => span.from < other.to && other.from < span.to)) continue
    const reading = readSpan(call, slots, span, { context, today })
    if (reading === undefined) continue
    taken.push(span)
    readings.push({ ...reading, isDenied: isDenied(span) })
  }
  return { ...gather(call, withoutDenied(readings)), spans: taken }
}

function byLengthThenPreference(one: SlotSpan, other: SlotSpan): number {
  const rank = ({ type }: SlotSpan) =>
    (PREFERENCE.indexOf(type) + PREFERENCE.length + 1) % (PREFERENCE.length + 1)
  return other.to - other.from - (one.to - one.from) || rank(one) - rank(other)
}

/** "não foi pix, foi débito": of two values for a slot the denied one is none. */
function withoutDenied(
  readings: readonly (Reading & { readonly isDenied: boolean })[],
): readonly Reading[] {
  const meant = new Set(readings.filter(({ isDenied }) => !isDenied).map(({ slot }) => slot))
  return readings.filter(({ slot, isDenied }) => !isDenied || !meant.has(slot))
}

function gather(call: IntentCall, readings: readonly Reading[]): Omit<ReadValues, 'spans'> {
  const values: Record<string, JsonValue> = {}
  const [impossible, restated, conflicting] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ]
  for (const reading of readings) {
    const { slot } = reading
    if ('impossible' in reading) impossible.add(slot)
    else if (reading.value === currentOf(call, slot)) restated.add(slot)
    else if (slot in values && values[slot] !== reading.value) conflicting.add(slot)
    else values[slot] = reading.value
    if ('extra' in reading && reading.extra) Object.assign(values, reading.extra)
    if ('unit' in reading && reading.unit && reading.unit !== currentOf(call, 'currency'))
      values.currency = reading.unit
  }
  return {
    values,
    impossible: [...impossible],
    restated: [...restated],
    conflicting: [...conflicting],
  }
}

function currentOf({ params }: IntentCall, slot: string): JsonValue | undefined {
  return params[slot] ?? (slot === 'currency' ? HOME_CURRENCY : undefined)
}

function readSpan(
  call: IntentCall,
  slots: ChangeableSlots,
  span: SlotSpan,
  { context, today }: Day,
): Reading | undefined {
  switch (span.type) {
    case 'number':
    case 'quantity':
    case 'score':
      return readAmount(call, slots, span)
    case 'timeRange':
      return readNight(call, slots, span)
    case 'money':
      if (slots.moment && slots.amount === undefined)
        return readBareHour(call, slots.moment, span, context)
      return metricTypeOf(call) === undefined ? readAmount(call, slots, span) : undefined
    case 'currency':
      return slots.currency ? ok(slots.currency, span, () => span.value) : undefined
    case 'recurrence':
      return readRhythm(slots, span, context)
    case 'date':
      if (slots.deadline) return readAhead(slots.deadline, span, context)
      return slots.moment ? readOtherDay(call, slots.moment, span) : readDate(slots, span, today)
    case 'time':
      return slots.moment ? readOtherHour(call, slots.moment, span, context) : undefined
    case 'moment':
      return slots.moment ? ok(slots.moment, span, () => span.value.future) : undefined
    case 'dueDay':
      return slots.dueDay ? ok(slots.dueDay, span, () => span.value) : undefined
    case 'period':
      if (slots.deadline) return readAhead(slots.deadline, span, context)
      return readMonth(slots, span)
    case 'paymentMethod':
      return slots.payment ? ok(slots.payment, span, () => span.value) : undefined
    case 'installments':
      return slots.installments ? ok(slots.installments, span, () => span.value) : undefined
    default:
      return undefined
  }
}

/** The user's day, and what it was found by. */
interface Day {
  readonly context: SlotContext
  readonly today: string
}

function ok(slot: string, span: SlotSpan, value: () => JsonValue): Reading {
  return span.invalid ? { slot, impossible: true } : { slot, value: value() }
}

function readAmount(
  call: IntentCall,
  { amount }: ChangeableSlots,
  span: Extract<SlotSpan, { type: 'number' | 'money' | 'quantity' | 'score' }>,
): Reading | undefined {
  if (amount === undefined) return undefined
  const metric = metricTypeOf(call)
  if (metric !== undefined) {
    const far = readDistance(call, span)
    if (far) return far
    const read = readMetricValue(metric, span, call.params.value)
    if (read.status === 'read')
      return span.invalid ? { slot: amount, impossible: true } : { slot: amount, value: read.value }
    return read.status === 'other-kind' ? undefined : { slot: amount, impossible: true }
  }
  if (span.type === 'money') {
    const money = ok(amount, span, () => span.value.amount)
    return 'value' in money && span.value.isCurrencySaid
      ? { ...money, unit: span.value.currency }
      : money
  }
  if (span.type !== 'number') return undefined
  return span.value > 0
    ? ok(amount, span, () => Math.round(span.value * 100) / 100)
    : { slot: amount, impossible: true }
}

/** "foram 7 km", or "foram 6" where that is nearer to how far it went than to how long it took. */
function readDistance({ params }: IntentCall, span: SlotSpan): Reading | undefined {
  const far = fieldOf(params.metadata, 'distanceKm')
  const isSaid = span.type === 'quantity' && span.value.dimension === 'distance'
  const said = isSaid ? span.value.value : span.type === 'number' && span.value
  if (typeof far !== 'number' || !said || said < 0) return undefined
  const minutes = Number(params.value ?? Number.POSITIVE_INFINITY)
  if (!isSaid && Math.abs(said - far) >= Math.abs(said - minutes)) return undefined
  return { slot: 'metadata', value: { ...(params.metadata as JsonObject), distanceKm: said } }
}

/** "das 23 às 7" is a night's sleep: its hours, and when it began and ended. */
function readNight(
  call: IntentCall,
  { amount }: ChangeableSlots,
  span: Extract<SlotSpan, { type: 'timeRange' }>,
): Reading | undefined {
  if (amount === undefined || metricTypeOf(call) !== 'sleep' || !hasTrait(call.intent, 'measures'))
    return undefined
  const { start, end, minutes } = span.value
  const night = ok(amount, span, () => Math.round((minutes / 60) * 100) / 100)
  return 'value' in night
    ? { ...night, extra: { metadata: { bedtime: start, waketime: end } } }
    : night
}

function readDate(
  { date, dueDay }: ChangeableSlots,
  span: Extract<SlotSpan, { type: 'date' }>,
  today: string,
): Reading | undefined {
  if (date === undefined) {
    const day = span.value.dayOfMonth
    return dueDay && day !== undefined ? ok(dueDay, span, () => day) : undefined
  }
  if (span.invalid) return { slot: date, impossible: true }
  const value = span.value.past
  return value > today ? { slot: date, impossible: true } : { slot: date, value }
}

/** Another day for what lies ahead: "até março", "na sexta". */
function readAhead(
  slot: string,
  span: Extract<SlotSpan, { type: 'date' | 'period' }>,
  context: SlotContext,
): Reading {
  const value = span.invalid ? undefined : slotValue(slot, span, context)
  return value === undefined ? { slot, impossible: true } : { slot, value }
}

/** How often a habit or a reminder comes: "todo dia", "nos dias de semana". */
function readRhythm(
  { frequency, repeat }: ChangeableSlots,
  span: Extract<SlotSpan, { type: 'recurrence' }>,
  context: SlotContext,
): Reading | undefined {
  const { pattern, weekdays, dayOfMonth } = span.value
  const rhythm = frequency && slotValue(frequency, span, context)
  if (frequency && rhythm) return { slot: frequency, value: rhythm }
  const isPlain = weekdays === undefined && dayOfMonth === undefined && WORDS.repeated.has(pattern)
  return repeat && isPlain ? { slot: repeat, value: pattern } : undefined
}

/** Another day for something at an hour: the hour stays. */
function readOtherDay(
  { params }: IntentCall,
  slot: string,
  span: Extract<SlotSpan, { type: 'date' }>,
): Reading | undefined {
  const current = params[slot]
  if (typeof current !== 'string') return undefined
  return ok(slot, span, () => span.value.future + current.slice('YYYY-MM-DD'.length))
}

/** "melhor 8 e meia": where only an hour can be changed, a number is one. */
function readBareHour(
  call: IntentCall,
  slot: string,
  span: Extract<SlotSpan, { type: 'money' }>,
  context: SlotContext,
): Reading | undefined {
  const { from, to, text } = span
  const { amount, isCurrencySaid } = span.value
  const hour = Math.floor(amount)
  const cents = Math.round((amount - hour) * 100)
  const minutes = HALF.test(text) ? 30 : cents
  const isClock = hour >= 1 && hour <= 23 && minutes < 60 && !DECIMAL.test(text)
  if (isCurrencySaid || !isClock) return undefined
  const time = [hour, minutes].map((part) => String(part).padStart(2, '0')).join(':')
  return readOtherHour(
    call,
    slot,
    { type: 'time', from, to, text, value: { time, isExact: hour > 12 } },
    context,
  )
}

const HALF = / e mei[ao]$/
const DECIMAL = /[.,]/

/** Another hour for something on a day: the day stays. */
function readOtherHour(
  { params }: IntentCall,
  slot: string,
  span: Extract<SlotSpan, { type: 'time' }>,
  context: SlotContext,
): Reading | undefined {
  const current = params[slot]
  if (typeof current !== 'string') return undefined
  const iso = current.slice(0, 'YYYY-MM-DD'.length)
  const day = { said: 'full', past: iso, future: iso, unspecified: iso } as const
  return ok(slot, span, () => toMoment(day, span.value, context).future)
}

function readMonth(
  { month }: ChangeableSlots,
  span: Extract<SlotSpan, { type: 'period' }>,
): Reading | undefined {
  if (month === undefined || span.value.granularity !== 'month') return undefined
  const direction = month === 'startMonthYear' ? 'future' : 'past'
  return ok(month, span, () => span.value[direction].startDate.slice(0, 7))
}

/** The user's calendar day, `YYYY-MM-DD`. */
function localDate({ now, timeZone }: SlotContext): string {
  return toIsoDate(localTimeOf(now, timeZone).day)
}
