import { type Message, wordsOf } from '../../clauses/message.ts'
import { dayNumberOf, toIsoDate } from '../../slots/civil-date.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { asDeed } from '../../values/as-deed.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { isKeptInMind, isMeasured, isTold } from './no-task.ts'
import { isSaidPaid } from './said-paid.ts'
import { isAhead, planOn, readSaidTime, type SaidTime, timeSpans } from './said-time.ts'
import { afterOpeners, asTitle, wordsWithout } from './said-words.ts'
import { REMINDER_CALLS as WORDS } from './words.generated.ts'

/** "quando for 18h" is an hour and no condition. */
function isClockCondition(message: Message, at: number): boolean {
  const isWhen = ['quando', 'when'].includes(message.items[at]?.word ?? '')
  return (
    isWhen &&
    [at + 2, at + 3].some((place) =>
      (message.spansAt.get(place) ?? []).some(
        (span) => span.type === 'time' || span.type === 'moment',
      ),
    )
  )
}

/** The stretch of a template's free text: to the end of the clause, or of the words themselves when others follow. */
export function freeText(
  input: CallInput,
  ...names: string[]
): { readonly from: number; readonly to: number } | undefined {
  const text = textOf(input, ...names)
  if (text === undefined) return undefined
  return { from: text.from, to: setOf(input).isLead === true ? text.to : input.clauseTo }
}

/** What is said of when in a clause: what stands before the text holds, else what its own words say. */
export function saidTimeOf(
  input: CallInput,
  text: { from: number; to: number } | undefined,
): SaidTime {
  const { message, clauseFrom, clauseTo } = input
  const all = timeSpans(message, clauseFrom, clauseTo)
  const outside = text ? all.filter((span) => span.from < text.from || span.to > text.to) : all
  const inside = text ? all.filter((span) => span.from >= text.from && span.to <= text.to) : []
  const isDated = outside.some((span) => span.type !== 'time' && span.type !== 'timeRange')
  const isTimed = outside.some((span) => span.type === 'time' || span.type === 'moment')
  // A day said before what is to be done is when; another one after it belongs to the matter.
  const added = isDated
    ? inside.filter((span) => !isTimed && (span.type === 'time' || span.type === 'timeRange'))
    : inside
  return readSaidTime(message, [...outside, ...added])
}

/** Whether two different days are said, one with each of two things. */
function namesTwoDays(message: Message, spans: SaidTime['spans']): boolean {
  const days = spans.filter((span) => ['date', 'moment', 'period'].includes(span.type))
  return days.length > 1 && joinsClauses(message, days)
}

function joinsClauses(message: Message, days: SaidTime['spans']): boolean {
  const [first, second] = days
  if (first === undefined || second === undefined) return false
  return message.items
    .slice(first.to, second.from)
    .some((item, at) => at < 3 && (item.word === 'e' || item.word === 'and'))
}

/** "me lembra por que aceitei", "remind me why I came": what was forgotten, and nothing to be done. */
function isWondered({ items }: Message, from: number): boolean {
  const at = WORDS.again.has(items[from]?.word ?? '') ? from + 1 : from
  const [first = '', second = ''] = [items[at]?.word, items[at + 1]?.word]
  return WORDS.wondering.has(first) || (first === 'por' && second === 'que')
}

/** "um dia antes da consulta de sexta", "15 minutes before": the day said is that of what it comes before. */
const isSoLongBefore = ({ items }: CallInput['message']): boolean =>
  items.some(
    ({ word }, at) =>
      at > 1 &&
      WORDS.before.has(word) &&
      WORDS.units.has(items[at - 1]?.word ?? '') &&
      (items[at - 2]?.kind === 'number' || WORDS.soMany.has(items[at - 2]?.word ?? '')),
  )

export const buildReminder: CallBuilder = (input) => {
  const { message } = input
  const text = freeText(input, 'title')
  if (setOf(input).isEmpty === true)
    return { intent: 'create_reminder', params: {}, missing: ['title', 'datetime'] }
  if (text === undefined || isDone(input)) return undefined
  if (isSaidPaid(message, text.from, text.to) || isWondered(message, text.from)) return undefined
  const from = afterOpeners(message, text.from, text.to, WORDS.duties)
  // "lembra que dia 10 eu fiz 45 minutos de natação" tells it.
  if (DONE_BY_SPEAKER.test(message.items[from]?.word ?? '')) return undefined
  // "remind me why I moved here" asks, or sighs.
  if (message.items[from]?.word === 'why') return undefined
  if (WORDS.conditions.has(message.items[from]?.word ?? '') && !isClockCondition(message, from))
    return undefined
  if (setOf(input).isDeed === true && !startsWithInfinitive(message, from)) return undefined
  if (setOf(input).isDeed === true && isTold(message, text.from, text.to)) return undefined
  if (isMeasured(message, text.from, text.to) || isSoLongBefore(message)) return undefined
  const time = saidTimeOf(input, { from, to: text.to })
  if (time.spans.length === 0 && isKeptInMind(message, text.from, text.to)) return undefined
  if (!isForSomething(input, text.from, from, time)) return undefined
  if (namesTwoDays(message, time.spans)) return undefined
  const { pattern, weekdays = [] } = time.recurrence ?? {}
  const title = asTitle(
    wordsWithout(message, titleFrom(message, from, text.to, time), text.to, time.spans),
  )
  const when = momentOf(message, time)
  const params = {
    ...(title === '' ? {} : { title }),
    ...(when === undefined ? {} : { datetime: when }),
    ...(pattern === undefined ? {} : { repeatPattern: pattern }),
    ...(weekdays.length < 2 ? {} : { weekdays }),
  }
  const missing = [...(title === '' ? ['title'] : []), ...(when === undefined ? ['datetime'] : [])]
  return {
    intent: 'create_reminder',
    params,
    missing,
    ...(time.problem ? { reason: time.problem } : {}),
  }
}

/**
 * "quando for 18h pra eu buscar as crianças": what is to be done comes after the hour; so it does in
 * "um lembrete pra amanhã às 10", where nothing is left to be done.
 */
function titleFrom(message: Message, from: number, to: number, time: SaidTime): number {
  const over = time.spans.find((span) => span.from < from && span.to > from)
  if (over) return Math.min(over.to, to)
  if (!WORDS.conditions.has(message.items[from]?.word ?? '')) return from
  const [first] = time.spans
  return first ? afterOpeners(message, first.to, to, WORDS.duties) : from
}

/** "o lembrete de alongar já fiz" names one that is there, and sets none. */
function isDone({ message, clauseFrom, clauseTo }: CallInput): boolean {
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  const isNamed = words.slice(0, 5).some((word) => ['lembrete', 'aviso', 'reminder'].includes(word))
  return isNamed && WORDS.named.has(words[0] ?? '') && words.some((word) => WORDS.done.has(word))
}

/** "isso me lembra a infância" names nothing to do: a reminder has a link word, a deed or a time. */
function isForSomething(input: CallInput, start: number, from: number, time: SaidTime): boolean {
  const { message, clauseTo } = input
  const words = wordsOf({ message, from, to: clauseTo })
  if (WORDS.nothing.has(words[0] ?? '') && words.length < 3) return false
  if (words[0] === 'novo' || words[0] === 'again') return false
  const isLinked = message.items
    .slice(Math.max(input.clauseFrom, start - 2), from)
    .some((item) => WORDS.links.has(item.word))
  return (
    isLinked ||
    time.spans.length > 0 ||
    (message.locale === 'pt-BR' && startsWithInfinitive(message, from))
  )
}

const INFINITIVE = /^(?:\p{L}+-)?\p{L}*[aeio]r(?:-?(?:me|se|lo|la|los|las))?$/u

function startsWithInfinitive(message: Message, at: number): boolean {
  const word = message.items[at]?.word ?? ''
  if (message.locale === 'en') return true
  const next = message.items[at + 1]?.word ?? ''
  return INFINITIVE.test(word) || (/^(?:nao|me|se)$/.test(word) && INFINITIVE.test(next))
}

/** When to remind: the moment said, or nine in the morning of the day said; nothing that is past. */
function momentOf(message: Message, time: SaidTime): string | undefined {
  const dated = time.spans.findLast((span) => span.type === 'date') as
    | SlotSpanOf<'date'>
    | undefined
  const moment =
    time.moment ??
    (time.date === undefined ? undefined : planOn(message, time.date, dated?.value.dayPart))
  return moment !== undefined && isAhead(message, moment) ? moment : undefined
}

const DONE_BY_SPEAKER =
  /^(?:fiz|fui|dei|tive|li|corri|dormi|bebi|comi|recebi|vendi|[a-z]{2,}[^e]ei)$/

export const buildReminderDone: CallBuilder = (input) => {
  const text = textOf(input, 'title')
  const said =
    text &&
    wordsWithout(input.message, afterOpeners(input.message, text.from, text.to), text.to, [])
  const title = said && asDeed(said, input.message.locale)
  return {
    intent: 'complete_reminder',
    params: title ? { reminderRef: title } : {},
    missing: title ? [] : ['reminderRef'],
  }
}

export const buildRemindersRead: CallBuilder = (input) => {
  const { status = statusIn(input) } = setOf(input)
  const limit = setOf(input).limit ?? spanOf(input, 'number', 'limit')?.value
  const params = {
    ...(status === undefined ? {} : { status }),
    ...(limit === undefined ? {} : { limit }),
  }
  return { intent: 'get_reminders', params, missing: [] }
}

/** "quais lembrete ainda ta aberto": what is said of them tells which are meant. */
const statusIn = ({ message }: CallInput): string | undefined =>
  message.items.some(({ word }) => WORDS.open.has(word)) ? 'pending' : undefined

const SEVEN_DAYS = 7

export const buildFollowup: CallBuilder = (input): BuiltCall | undefined => {
  const { message } = input
  const text = freeText(input, 'topic')
  const time = saidTimeOf(input, text)
  const topic =
    text &&
    wordsWithout(
      message,
      afterTopicOpeners(message, text.from, text.to),
      beforeTopicEnd(message, text.from, text.to),
      time.spans,
    )
  const scheduledFor = followupDay(message, input.today, time)
  if (setOf(input).needsTime === true && (scheduledFor === undefined || !topic)) return undefined
  return {
    intent: 'create_followup',
    params: {
      ...(topic ? { topic } : {}),
      ...(scheduledFor === undefined ? {} : { scheduledFor }),
    },
    missing: [...(topic ? [] : ['topic']), ...(scheduledFor === undefined ? ['scheduledFor'] : [])],
  }
}

/** "how the trip went": the verb at the end says nothing of the topic. */
function beforeTopicEnd(message: Message, from: number, to: number): number {
  let end = to
  while (
    end > from + 1 &&
    (message.items[end - 1]?.kind === 'punctuation' ||
      WORDS.endings.has(message.items[end - 1]?.word ?? ''))
  )
    end -= 1
  return end
}

function afterTopicOpeners(message: Message, from: number, to: number): number {
  return afterOpeners(message, from, to, WORDS.asking)
}

/** A moment when an hour was said, else the day; next week is in seven days. */
function followupDay(message: Message, today: string, time: SaidTime): string | undefined {
  const period = time.spans.findLast((span) => span.type === 'period') as
    | SlotSpanOf<'period'>
    | undefined
  const isNextWeek =
    period?.value.granularity === 'week' &&
    period.value.relation === 'next' &&
    time.spans.length === 1
  if (isNextWeek) return toIsoDate(dayNumberOf(today) + SEVEN_DAYS)
  if (time.moment !== undefined) return isAhead(message, time.moment) ? time.moment : undefined
  return time.date !== undefined && time.date > today ? time.date : undefined
}
