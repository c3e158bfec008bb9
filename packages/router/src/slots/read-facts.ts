import { tokenize } from '../text/tokenize.ts'
import { scanSlots } from './scan-slots.ts'
import type { SlotContext, SlotSpan } from './slot-span.ts'

/** What a message says for certain, whatever it is about. */
export interface MessageFacts {
  /** Every number that its words can mean, converted to canonical units or not. */
  readonly numbers: ReadonlySet<number>
  /** Whether it names no day, period or hour, and so means the same tomorrow. */
  readonly isTimeless: boolean
  /** The days that it names, as what lies ahead is meant, YYYY-MM-DD; of a stretch its first. */
  readonly days: readonly string[]
}

/** Reads what whoever interprets a message, code or model, can be checked against. */
export function readFacts(text: string, context: SlotContext): MessageFacts {
  const spans = scanSlots(tokenize(text, context.locale), context)
  return {
    numbers: new Set(spans.flatMap(numbersOf)),
    isTimeless: !spans.some(({ type }) => TEMPORAL.has(type)),
    days: spans.flatMap((span) =>
      span.type === 'date'
        ? [span.value.future]
        : span.type === 'period'
          ? [span.value.future.startDate]
          : [],
    ),
  }
}

const TEMPORAL: ReadonlySet<SlotSpan['type']> = new Set([
  'date',
  'period',
  'time',
  'timeRange',
  'moment',
])

function numbersOf(span: SlotSpan): number[] {
  return [span.value, ...(span.ambiguous ?? [])].flatMap(numbersIn)
}

/** Every number that a value holds, at any depth. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}
