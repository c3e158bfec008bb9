import type { JsonValue } from '@parco/protocol'
import { nextOccurrence } from '../slots/calendar/to-moment.ts'
import { dayNumberOf, localTimeOf, toIsoDate, toIsoMoment } from '../slots/civil-date.ts'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import type { PendingQuestion } from './pending.ts'
import { READ_PLAN_ANSWER as WORDS } from './words.generated.ts'

const NINE_MINUTES = 9 * 60
const WEEK_DAYS = 7

/**
 * Reads an answer that is nothing but a day or a rhythm, for the slots of plans and goals: "sexta",
 * "todo dia", "até dezembro". Nothing when any other word was said.
 */
export function readPlanAnswer(
  { missing }: PendingQuestion,
  words: readonly string[],
  spans: readonly SlotSpan[],
  context: SlotContext,
): Record<string, JsonValue> | undefined {
  const [slot] = missing
  if (slot === undefined || missing.length > 1) return undefined
  const span = coveringSpan(words, spans, slot)
  const value = span && slotValue(slot, span, context)
  return value === undefined ? undefined : { [slot]: value }
}

/** The one span that, small words aside, is all that was said. */
function coveringSpan(
  words: readonly string[],
  spans: readonly SlotSpan[],
  slot: string,
): SlotSpan | undefined {
  const isAround = (from: number, to: number) =>
    words.slice(from, to).every((word) => WORDS.around.has(word) || !/[\p{L}\p{N}]/u.test(word))
  return spans.find(
    (span) =>
      !span.invalid &&
      (typesOf.get(slot) ?? []).includes(span.type) &&
      isAround(0, span.from) &&
      isAround(span.to, words.length),
  )
}

const typesOf: ReadonlyMap<string, readonly SlotSpan['type'][]> = new Map<
  string,
  readonly SlotSpan['type'][]
>([
  ['datetime', ['date', 'time']],
  ['scheduledFor', ['moment', 'date', 'period']],
  ['endDate', ['date', 'period']],
  ['frequency', ['recurrence']],
])

/** What a span says for a slot of a plan or a goal; nothing where it lies behind. */
export function slotValue(slot: string, span: SlotSpan, context: SlotContext): string | undefined {
  const today = localTimeOf(context.now, context.timeZone).day
  const isAhead = (date: string) => dayNumberOf(date) > today
  switch (span.type) {
    case 'recurrence': {
      const { pattern, weekdays } = span.value
      return weekdays || !['daily', 'weekdays', 'weekends'].includes(pattern) ? 'custom' : pattern
    }
    case 'moment':
      return Date.parse(span.value.future) > context.now.getTime() ? span.value.future : undefined
    case 'time':
      return nextOccurrence(span.value, context)
    case 'date': {
      const day = span.value.future
      if (!isAhead(day)) return undefined
      const morning = { day: dayNumberOf(day), minutes: NINE_MINUTES }
      return slot === 'datetime' ? toIsoMoment(morning, context.timeZone) : day
    }
    case 'period': {
      const { granularity, relation, future } = span.value
      if (slot === 'endDate') return isAhead(future.endDate) ? future.endDate : undefined
      const isNextWeek = granularity === 'week' && relation === 'next'
      return isNextWeek ? toIsoDate(today + WEEK_DAYS) : future.startDate
    }
    default:
      return undefined
  }
}
