import type { Item, Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { EACH, eachAt } from './calls/amount-of-all.ts'
import { isCountOfVessels } from './fill/measurements/water-of-each.ts'
import { countsBeside, isCountOfThings } from './fill/paid-amount.ts'
import { VALUES_RECORDED as WORDS } from './words.generated.ts'

/** The numbers of a call: those that it records, and by which it refers to a record. */
export const numbersIn = (params: Readonly<Record<string, unknown>>): ReadonlySet<unknown> =>
  new Set(Object.values(params).flatMap(numbersOf))

function numbersOf(value: unknown): readonly unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersOf)
  return typeof value === 'number' ? [value] : []
}

/** An amount or a bare number may be what is missing, where nothing took it for something else. */
export const holdsOtherNumber = ({ spans }: Message, taken: ReadonlySet<unknown>): boolean =>
  spans.some((span) => UNTAKEN.has(span.type) && !isTaken(span, taken))

const UNTAKEN: ReadonlySet<string> = new Set(['number', 'money', 'quantity'])

/**
 * Whether every value of a message has one reading, no two values are of one kind, and every amount or
 * bare number is recorded or counts what stands beside it: "dormi 6 horas, por isso a energia tá em 5"
 * says more than one record holds.
 */
export function recordsEveryValue(message: Message, taken: ReadonlySet<unknown>): boolean {
  const { items, spans } = message
  const said = items.some(({ word }) => EACH.has(word))
    ? spans.filter((span) => !isCountOf(items, span))
    : spans
  const firm = said.filter((span) => !said.some((other) => covers(other, span)))
  if (isOneOfMany(message, taken)) return false
  if (said.some((span) => isTornApart(message, span, taken))) return false
  if (firm.some((span) => span.invalid || span.isApproximate || span.ambiguous)) return false
  const kinds = firm.map((span) => (span.type === 'quantity' ? span.value.dimension : span.type))
  return firm.every((span, at) => {
    const isDoubled = kinds.filter((kind) => kind === kinds[at]).length > 1
    return (!isDoubled && amountOf(span) === undefined) || isAccountedFor(message, span, taken)
  })
}

/** "2 camisetas, cada uma 59,90": the price of one is not what all of them came to. */
const isOneOfMany = (message: Message, taken: ReadonlySet<unknown>): boolean =>
  eachAt(message.items) >= 0 &&
  message.spans.some((span) => span.type === 'money' && isTaken(span, taken)) &&
  message.spans.some(
    (span) => span.type === 'money' && isCountOf(message.items, span) && !isTaken(span, taken),
  ) &&
  message.spans.every(
    (span) => span.type !== 'installments' && !isEachOfSeveral(message, span, taken),
  )

/**
 * Whether a call took a part of a longer reading and left a number of it unsaid: "4h e 20 essa noite" is
 * no moment where four hours are recorded, and the twenty are lost.
 */
function isTornApart(
  { items, spans }: Message,
  whole: SlotSpan,
  taken: ReadonlySet<unknown>,
): boolean {
  if (!OF_CLOCK.has(whole.type)) return false
  const part = spans.find((span) => covers(whole, span) && isRecorded(span, taken))
  if (part === undefined) return false
  const isSaidElsewhere = spans.some(
    (span) => (span.from >= whole.to || span.to <= whole.from) && isRecorded(span, taken),
  )
  if (isSaidElsewhere) return false
  const isLost = (at: number) =>
    spans.every((span) => !isAt(span, at) || span === whole || covers(span, part))
  return items.some(
    ({ kind }, at) => kind === 'number' && isAt(whole, at) && !isAt(part, at) && isLost(at),
  )
}

/** Readings of a clock or a calendar, which may hold a number of something else. */
const OF_CLOCK: ReadonlySet<string> = new Set(['time', 'timeRange', 'moment', 'date', 'period'])

/** "dormi 6 horas depois de correr 5 km": a measurement beside the one that is recorded would be lost. */
export const losesMeasurement = (message: Message, taken: ReadonlySet<unknown>): boolean =>
  message.spans.some(
    (span) =>
      MEASURED.has(span.type) &&
      !message.spans.some((other) => covers(other, span)) &&
      !isRecorded(span, taken) &&
      !isCountOfVessels(span) &&
      !isOfEachVessel(message, span, taken) &&
      !isDistanceInTime(message, span),
  )

/** "3 garrafas de 500 ml": what is recorded is what all of them hold. */
const isOfEachVessel = ({ spans }: Message, span: SlotSpan, taken: ReadonlySet<unknown>): boolean =>
  span.type === 'quantity' &&
  spans.some(
    (other) =>
      other.type === 'quantity' &&
      isCountOfVessels(other) &&
      taken.has(other.value.said.amount * span.value.value),
  )

/** "duas horas depois do almoço" is when, "faz 3 horas que …" how long ago. */
const isDistanceInTime = ({ items }: Message, { from, to }: SlotSpan): boolean =>
  WORDS.beforeDistance.has(items[from - 1]?.word ?? '') ||
  WORDS.behindDistance.has(items[to]?.word ?? '')

const MEASURED: ReadonlySet<string> = new Set(['quantity', 'score', 'bloodPressure'])

const isAt = ({ from, to }: SlotSpan, at: number): boolean => from <= at && at < to

/** Whether a call has the value of a span in any of its units. */
function isRecorded(span: SlotSpan, taken: ReadonlySet<unknown>): boolean {
  switch (span.type) {
    case 'quantity': {
      const { value, hours, said } = span.value
      return taken.has(value) || taken.has(hours) || taken.has(said.amount)
    }
    case 'score':
      return taken.has(span.value.value) || taken.has((span.value.value / span.value.outOf) * 10)
    case 'bloodPressure':
      return taken.has(span.value.systolic)
    default:
      return isTaken(span, taken)
  }
}

const isAccountedFor = (message: Message, span: SlotSpan, taken: ReadonlySet<unknown>): boolean =>
  isTaken(span, taken) ||
  isCountOf(message.items, span) ||
  (span.type === 'money' && countsBeside(message, span)) ||
  WORDS.denials.has(message.items[span.from - 1]?.word ?? '') ||
  isEachOfSeveral(message, span, taken)

/** Whether a call has just this number. */
function isTaken(span: SlotSpan, taken: ReadonlySet<unknown>): boolean {
  const amount = amountOf(span)
  return amount !== undefined && taken.has(amount)
}

/** What a bare number or an amount of money comes to. */
function amountOf(span: SlotSpan): number | undefined {
  if (span.type === 'money') return span.value.amount
  return span.type === 'number' ? span.value : undefined
}

/** "3 camisetas de 40 cada", "6x de 99": what is recorded is so many times as much. */
function isEachOfSeveral({ spans }: Message, span: SlotSpan, taken: ReadonlySet<unknown>): boolean {
  const each = amountOf(span)
  if (each === undefined) return false
  return spans.some((other) => {
    const count = other.type === 'installments' ? other.value : amountOf(other)
    return count !== undefined && taken.has(each * count)
  })
}

/** "3 ingressos a 28 cada": how many there are is no second amount. */
function isCountOf(items: readonly Item[], span: SlotSpan): boolean {
  if (isCountOfVessels(span)) return true
  const count = amountOf(span)
  return count !== undefined && isCountOfThings(items, span.to, count)
}

/** A longer reading of the same words explains the shorter one. */
function covers(other: SlotSpan, span: SlotSpan): boolean {
  const isLonger = other.to - other.from > span.to - span.from
  return isLonger && other.from <= span.from && other.to >= span.to
}
