import { type Message, wordsOf } from '../../clauses/message.ts'
import { dayNumberOf, mondayOf, toIsoDate } from '../../slots/civil-date.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { type CallBuilder, type CallInput, floatOf, setOf, spanOf, textOf } from './call-builder.ts'
import { namesExpense, namesKind, type RecordKind } from './class-nouns.ts'
import { isAhead, readSaidTime, type TimeSpan, timeSpans } from './said-time.ts'
import { afterOpeners, TITLE_OPENERS, wordsWithout } from './said-words.ts'
import { EVENT_UPDATES as WORDS } from './words.generated.ts'

/** "a reunião de amanhã": which one, by its name and the day it was planned for. */
function eventRef(input: CallInput): { ref: Record<string, unknown>; day: string | undefined } {
  const { message } = input
  const text = textOf(input, 'event')
  if (text === undefined) return { ref: {}, day: undefined }
  const spans = timeSpans(message, text.from, text.to)
  const when = readSaidTime(message, spans)
  const title = wordsWithout(
    message,
    afterOpeners(message, text.from, text.to, TITLE_OPENERS),
    text.to,
    spans,
  )
  return {
    ref: {
      ...(title === '' ? {} : { title }),
      ...(when.date === undefined ? {} : { date: when.date }),
    },
    day: when.date,
  }
}

/** "push physio from thursday to friday at 4pm": two days read as one stretch, of which neither is the new one. */
const isFromDayToDay = ({ items, spans }: Message): boolean =>
  spans.some(
    (span) =>
      span.type === 'period' &&
      span.value.granularity === 'range' &&
      WORDS.openingRanges.has(items[span.from]?.word ?? ''),
  )

/** A new hour stays on the day the event was on; a new day needs an hour as well. */
export const buildEventUpdate: CallBuilder = (input) => {
  const { message } = input
  const { ref, day } = eventRef(input)
  const old = textOf(input, 'event')
  const place = textOf(input, 'place')
  if (Object.keys(ref).length === 0 || isOtherKind(input)) return undefined
  if (day === undefined && isFromDayToDay(message)) return undefined
  if (setOf(input).isToHour === true && !aimsAtHour(input)) return undefined
  if (place) {
    return {
      intent: 'update_event',
      params: { eventRef: ref, location: wordsWithout(message, place.from, place.to, []) },
      missing: [],
    }
  }
  const all = timeSpans(message, old?.to ?? input.clauseFrom, input.clauseTo)
  const before = all.find((span, at) => isOldDay(message, span, at < all.length - 1))
  const spans = all.filter((span) => span !== before || span.type === 'moment')
  const clock = spans.find((span) => span.type === 'time' || span.type === 'timeRange')
  const isHourOnly = clock !== undefined && spans.length === 1
  const beforeDay = before && readSaidTime(message, [before]).date
  const dayFloat = floatOf(input, 'date')
  const oldDay = day ?? beforeDay ?? (isHourOnly ? dayFloat?.value.future : undefined)
  const known = oldDay === undefined ? ref : { ...ref, date: oldDay }
  const newDay = isHourOnly && oldDay !== undefined ? bareDay(input, oldDay, clock.from) : undefined
  if (newDay === 'past') return undefined
  const hourOfDay =
    isHourOnly && oldDay !== undefined ? onDay(message, newDay ?? oldDay, spans) : undefined
  const time = hourOfDay ?? readSaidTime(message, spans)
  const startTime =
    time.moment !== undefined && isAhead(message, time.moment) ? time.moment : undefined
  if (spanOf(input, 'money') || (startTime === undefined && time.spans.length === 0))
    return undefined
  // Nothing is put off until a day that is over: what is moved there is a record.
  if (time.date !== undefined && time.date < input.today) return undefined
  return {
    intent: 'update_event',
    params: {
      eventRef: known,
      ...(startTime === undefined ? {} : { startTime }),
      ...(time.end === undefined ? {} : { endTime: time.end }),
    },
    missing: startTime === undefined ? ['startTime'] : [],
    ...(time.problem ? { reason: time.problem } : {}),
  }
}

/** "pras 11", "para as 11": where it is moved to. */
const aimsAtHour = ({ message, clauseFrom: from, clauseTo: to }: CallInput): boolean =>
  timeSpans(message, from, to).some(({ text }) => /(?:^| )(?:pras|pra as|para as) \S+$/i.test(text))

/** "a consulta do dia 25 ficou pra 26 às 9h": the day it moves to, said as a number behind the first. */
function bareDay({ message, today }: CallInput, oldDay: string, to: number): string | undefined {
  const { items, spans } = message
  const number = spans.find(
    (span) =>
      span.type === 'number' &&
      span.to === to &&
      items[span.from - 1]?.word === 'para' &&
      /^\d{1,2}$/.test(span.text),
  )
  if (number === undefined) return undefined
  const day = `${oldDay.slice(0, 8)}${number.text.padStart(2, '0')}`
  return toIsoDate(dayNumberOf(day)) === day && day >= today ? day : 'past'
}

const OTHER_KINDS: readonly RecordKind[] = ['reminder', 'goal', 'habit', 'bill', 'debt']

/** "move the plumber expense to friday" says itself what it moves. */
function isOtherKind({ message, clauseFrom: from, clauseTo: to }: CallInput): boolean {
  const words = wordsOf({ message, from, to })
  return namesExpense(words) || namesKind(words, OTHER_KINDS)
}

/** "a consulta do dia 25 pras 10h": the day it was on, and not the one it moves to. */
function isOldDay(message: Message, span: TimeSpan, isFollowed: boolean): boolean {
  const isDay = span.type === 'date' || (span.type === 'moment' && message.locale === 'pt-BR')
  if (!isDay || !WORDS.ofTheOld.has(message.items[span.from - 1]?.word ?? '')) return false
  return isFollowed || span.type === 'moment'
}

function onDay(message: Message, day: string, spans: ReturnType<typeof timeSpans>) {
  const value = { said: 'full', past: day, future: day, unspecified: day } as const
  const date: SlotSpanOf<'date'> = { type: 'date', from: 0, to: 0, text: day, value }
  return readSaidTime(message, [date, ...spans])
}

/** What is planned: of the day or the stretch said, else of today. */
/** The stretch of days asked about: "na semana que vem" is a week here, though a day seven days on too. */
function stretchIn({ spans }: Message, from: number, to: number): SlotSpanOf<'period'> | undefined {
  return spans.find(
    (span): span is SlotSpan & SlotSpanOf<'period'> =>
      span.type === 'period' && span.from >= from && span.to <= to && !span.invalid,
  )
}

/** "sábado e domingo", "amanhã e sexta": two days, one right after the other. */
function twoDays(
  message: Message,
  from: number,
  to: number,
): { readonly startDate: string; readonly endDate: string } | undefined {
  const [first, second, third] = message.spans.filter(
    (span): span is SlotSpan & SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= from && span.to <= to && !span.invalid,
  )
  if (!first || !second || third) return undefined
  const [startDate, endDate] = [first.value.future, second.value.future]
  return dayNumberOf(endDate) - dayNumberOf(startDate) === 1 ? { startDate, endDate } : undefined
}

export const buildAgendaRead: CallBuilder = (input) => {
  const { message, clauseFrom, clauseTo, today } = input
  const spans = timeSpans(message, clauseFrom, clauseTo)
  const period = stretchIn(message, clauseFrom, clauseTo)
  if (spans.some((span) => span.invalid)) return undefined
  if (period) {
    const { startDate, endDate } = period.value.future
    return { intent: 'get_agenda', params: { startDate, endDate }, missing: [] }
  }
  if (
    spans.length === 0 &&
    message.items.some((item) => item.word === 'semana' || item.word === 'week')
  ) {
    const monday = mondayOf(dayNumberOf(today))
    return {
      intent: 'get_agenda',
      params: { startDate: toIsoDate(monday), endDate: toIsoDate(monday + 6) },
      missing: [],
    }
  }
  const both = twoDays(message, clauseFrom, clauseTo)
  if (both) return { intent: 'get_agenda', params: { ...both }, missing: [] }
  const { date } = readSaidTime(
    message,
    spans.filter((span) => span.type !== 'time'),
  )
  const { title } = eventRef(input).ref
  if (title !== undefined && date === undefined)
    return { intent: 'get_agenda', params: { title }, missing: [] }
  const day = date ?? today
  return { intent: 'get_agenda', params: { startDate: day, endDate: day }, missing: [] }
}
