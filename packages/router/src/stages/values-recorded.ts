import type { Item, Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { isCountOfVessels } from './fill/measurements/water-of-each.ts'
import { countsBeside, EACH, isCountOfThings } from './fill/paid-amount.ts'

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
  const said = isEach(items) ? spans.filter((span) => !isCountOf(items, span)) : spans
  const firm = said.filter((span) => !said.some((other) => covers(other, span)))
  if (firm.some((span) => span.invalid || span.isApproximate || span.ambiguous)) return false
  const kinds = firm.map((span) => (span.type === 'quantity' ? span.value.dimension : span.type))
  return firm.every((span, at) => {
    const isDoubled = kinds.filter((kind) => kind === kinds[at]).length > 1
    return (!isDoubled && amountOf(span) === undefined) || isAccountedFor(message, span, taken)
  })
}

const isAccountedFor = (message: Message, span: SlotSpan, taken: ReadonlySet<unknown>): boolean =>
  isTaken(span, taken) ||
  isCountOf(message.items, span) ||
  (span.type === 'money' && countsBeside(message, span)) ||
  DENIALS.has(message.items[span.from - 1]?.word ?? '') ||
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

/** "foram 6 horas e não 8": the other amount was none. */
const DENIALS: ReadonlySet<string> = new Set(['nao', 'not'])

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

const isEach = (items: readonly Item[]): boolean => items.some(({ word }) => EACH.has(word))

/** A longer reading of the same words explains the shorter one. */
function covers(other: SlotSpan, span: SlotSpan): boolean {
  const isLonger = other.to - other.from > span.to - span.from
  return isLonger && other.from <= span.from && other.to >= span.to
}
