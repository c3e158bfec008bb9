import type { Message } from '../../clauses/message.ts'
import type { Reading } from '../../grammar/grammar.ts'
import type { TextBinding } from '../../grammar/match.ts'
import type { UserVocabulary } from '../../router-types.ts'
import type { SlotSpanOf, SlotType } from '../../slots/slot-span.ts'
import { CALL_BUILDER as WORDS } from './words.generated.ts'

/** A call as a clause gives it, with what is still to be asked. */
export interface BuiltCall {
  readonly intent: string
  readonly params: Record<string, unknown>
  readonly missing: readonly string[]
  /** Why something is missing though it was said: the slot's problem. */
  readonly reason?: string
  /** Whether a question says no time of its own: then that of the question beside it holds. */
  readonly isTimeless?: boolean
}

/** What a builder may look at. */
export interface CallInput {
  readonly message: Message
  readonly reading: Reading
  /** The clause's first item. */
  readonly clauseFrom: number
  /** The item after the clause's last. */
  readonly clauseTo: number
  /** Whether the clause has a first-person verb of its own. */
  readonly hasVerb: boolean
  /** The call of the clause before, for words that lean on it. */
  readonly previous: BuiltCall | undefined
  /** Today in the user's zone, `YYYY-MM-DD`. */
  readonly today: string
  readonly vocabulary: UserVocabulary | undefined
}

/** Turns a reading into a call; nothing when the words cannot mean that intent after all. */
export type CallBuilder = (input: CallInput) => BuiltCall | undefined

/** The words bound to a slot of that name. */
export function textOf(input: CallInput, ...names: string[]): TextBinding | undefined {
  for (const one of input.reading.match.bindings)
    if (one.type === 'text' && names.includes(one.name)) return one
  return undefined
}

/** The span bound to a slot of that name, of the given type; of any name where none is given. */
export function spanOf<Type extends SlotType>(
  input: CallInput,
  type: Type,
  ...names: string[]
): SlotSpanOf<Type> | undefined {
  for (const one of input.reading.match.bindings) {
    if (one.type !== 'span' || one.span.type !== type) continue
    if (names.length === 0 || names.includes(one.name)) return one.span as SlotSpanOf<Type>
  }
  return undefined
}

/** A slot said besides what the template asks for. */
export function floatOf<Type extends SlotType>(
  input: CallInput,
  type: Type,
): SlotSpanOf<Type> | undefined {
  for (const span of input.reading.match.floats)
    if (span.type === type) return span as SlotSpanOf<Type>
  return undefined
}

/** What the sentence's own words decide. */
export function setOf(input: CallInput): Readonly<Record<string, unknown>> {
  return input.reading.sentence.group.set ?? NOTHING_SET
}

const NOTHING_SET: Readonly<Record<string, unknown>> = {}

/** The date a record is filed under: what was said, looking back, else today; undefined when it lies ahead. */
export function recordDate(
  input: CallInput,
): { readonly date: string; readonly problem?: string } | undefined {
  const span = floatOf(input, 'date') ?? spanOf(input, 'date', 'when')
  const moment = floatOf(input, 'moment')
  const invalid = span?.invalid ?? moment?.invalid
  if (invalid) return { date: input.today, problem: invalid }
  const ofWeek = span && weekdayOfWeek(input, span)
  const date = ofWeek ?? span?.value.past ?? moment?.value.past.slice(0, 10)
  if (date === undefined) return periodDate(input)
  return date > input.today ? undefined : { date }
}

/** "semana passada, na quinta": the weekday of that week, not the latest one. */
function weekdayOfWeek(input: CallInput, date: SlotSpanOf<'date'>): string | undefined {
  const week = floatOf(input, 'period')?.value
  if (week?.granularity !== 'week' || date.value.said !== 'weekday') return undefined
  const { startDate, endDate } = week.past
  return [date.value.past, date.value.future, daysBefore(date.value.past, 7)].find(
    (day) => day >= startDate && day <= endDate,
  )
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}

/** "paga desde segunda", "na conta desde ontem": what is done since a day was done then. */
export function dateSince(input: CallInput): string | undefined {
  const period = floatOf(input, 'period')
  if (period?.value.granularity !== 'range') return undefined
  if (!WORDS.since.has(input.message.items[period.from]?.word ?? '')) return undefined
  const { startDate, endDate } = period.value.past
  return endDate === input.today ? startDate : undefined
}

/** A stretch of time is a date only when it is the present one: "essa semana gastei 50" is filed today. */
function periodDate(input: CallInput): { readonly date: string; readonly problem?: string } {
  const period = floatOf(input, 'period')
  if (period === undefined) return { date: input.today }
  const { startDate, endDate } = period.value.past
  const isPresent = startDate <= input.today && endDate >= input.today
  // What was spent since a day has no day of its own.
  const isClear = isPresent && dateSince(input) === undefined
  return { date: input.today, ...(isClear ? {} : { problem: 'unclear-date' }) }
}
