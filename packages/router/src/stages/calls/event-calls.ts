import { type Message, wordsOf } from '../../clauses/message.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { deedByEnding } from '../../speech/deed-of.ts'
import { eventLexicon } from '../../values/lexicons.ts'
import { type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { freeText, saidTimeOf } from './reminder-calls.ts'
import { isAhead, laterBy, type SaidTime, timeSpans } from './said-time.ts'
import { afterOpeners, asTitle, TITLE_OPENERS, wordsWithout } from './said-words.ts'
import { EVENT_CALLS as WORDS } from './words.generated.ts'

/** Words that lead to a place. */
export const PLACE_OPENERS = WORDS.placeOpeners
/** "consulta no oculista" says who it is with. */
const SPECIALIST =
  /(?:ista|logo|loga|atra|ologist|ician)$|^(?:medico|medica|doutor|doutora|doctor|doctors|dermato|oftalmo|cardio|gineco|psico|fono|fisio|nutri|barbeiro|cabeleireiro|cabeleireira|manicure|advogado|advogada|contador|contadora|mecanico|vet|veterinario)$/

/** How long it takes, when that is said. */
function lengthOf(message: Message, from: number, to: number): SlotSpanOf<'quantity'> | undefined {
  return message.spans.find(
    (span): span is SlotSpanOf<'quantity'> =>
      span.type === 'quantity' &&
      span.value.dimension === 'duration' &&
      span.from >= from &&
      span.to <= to &&
      ['de', 'por', 'com', 'durando', 'for', 'lasting', 'of'].includes(
        message.items[span.from - 1]?.word ?? '',
      ),
  )
}

interface Place {
  readonly from: number
  /** The first word of its name, behind the preposition. */
  readonly nameFrom: number
  readonly to: number
}

/** Where it takes place: what follows "no", "at" up to the end or to who comes along. */
function placeIn(
  message: Message,
  from: number,
  to: number,
  taken: readonly SlotSpan[],
): Place | undefined {
  const isTaken = (at: number) => taken.some((span) => at >= span.from && at < span.to)
  for (let at = from + 1; at < to - 1; at++) {
    if (!isBeforePlace(message, at, to) || isTaken(at) || isTaken(at + 1)) continue
    if (WORDS.noPlaces.has(message.items[at + 1]?.word ?? '')) continue
    const isSpecialist = [at + 1, at + 2].some(
      (place) => place < to && SPECIALIST.test(message.items[place]?.word ?? ''),
    )
    if (isSpecialist) continue
    let end = at + 1
    while (end < to && !isTaken(end) && !WORDS.endsPlace.has(message.items[end]?.word ?? '')) {
      const { kind, word } = message.items[end] ?? {}
      if (kind === 'punctuation' && !['.', "'", '-', '&'].includes(word ?? '')) break
      end += 1
    }
    // "às 10 na sexta na clínica": small words before a day belong to the day.
    while (end > at + 1 && isTaken(end) && WORDS.small.has(message.items[end - 1]?.word ?? ''))
      end -= 1
    if (end > at + 1) return { from: at, nameFrom: at + 1, to: end }
  }
  return placeAfterComma(message, from, to, isTaken)
}

/** "at the clinic", "on Elm Street". */
function isBeforePlace({ items }: Message, at: number, to: number): boolean {
  const word = items[at]?.word ?? ''
  if (word !== 'on') return PLACE_OPENERS.has(word)
  return items.slice(at + 2, Math.min(to, at + 5)).some((item) => WORDS.streets.has(item.word))
}

/** "02/12, 19h30–21h, colégio Santa Maria": the last of the parts, where it opens with a kind of place. */
function placeAfterComma(
  { items }: Message,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): Place | undefined {
  const edge = items.findLastIndex(
    ({ word }, at) => at < to - 1 && at > from && (word === ',' || isTaken(at)),
  )
  const opening = items[edge + 1]?.word ?? ''
  const isPlace = edge > from && WORDS.placeNouns.has(opening) && !isTaken(edge + 1)
  const end = items[to - 1]?.kind === 'punctuation' ? to - 1 : to
  const start = items[edge]?.word === ',' ? edge : edge + 1
  return isPlace ? { from: start, nameFrom: edge + 1, to: end } : undefined
}

/** Whether the words begin with something that is planned: "reunião com o time", "team meeting". */
function startsWithEvent(message: Message, from: number, to: number): boolean {
  let at = from
  while (at < to && TITLE_OPENERS.has(message.items[at]?.word ?? '')) at += 1
  const words = message.items.slice(at, Math.min(to, at + 5)).map((item) => item.word)
  const farthest = message.locale === 'en' ? 2 : 0
  for (let index = 0; index <= farthest && index < words.length; index++) {
    if (eventLexicon.at(words, index) !== undefined) return true
    if (WORDS.saidOf.has(words[index] ?? '') || message.items[at + index]?.kind !== 'word')
      return false
  }
  return false
}

/** "12:30 to 2": where only one end was read, the other is no part of what is planned. */
const HALF_STRETCH = / (?:to|till|until|até|às) \d{1,2}$/i
/** "put down dentist for Monday", "mark it down": noted, and no part of what is planned. */
const PUT_DOWN = /^(?:put )?down (?!payment)| down$/i

export const buildEvent: CallBuilder = (input) => {
  const { message } = input
  const text = freeText(input, 'title')
  if (text === undefined) return undefined
  const from = afterOpeners(message, text.from, text.to, TITLE_OPENERS)
  if (mentionsMoney(message, from, text.to)) return undefined
  const isEvent = startsWithEvent(message, from, text.to)
  if (!isEvent && setOf(input).isAnything !== true && !isPlannedThing(input, from, text.to))
    return undefined
  if (isBooking(input, from) || isTicked(message, from, text.to)) return undefined
  const time = saidTimeOf(input, { from, to: text.to })
  // Nothing is planned for a day that is over: "registra o jantar de ontem" tells of one.
  const { pattern, weekdays = [] } = time.recurrence ?? {}
  if (time.date !== undefined && time.date < input.today) return undefined
  if (namesTwoHours(message, timeSpans(message, input.clauseFrom, input.clauseTo))) return undefined
  const startTime =
    time.moment !== undefined && isAhead(message, time.moment)
      ? atItsHour(message, time.moment)
      : undefined
  const isOrder = setOf(input).isOrder === true || (isEvent && isPlanned(input, from))
  if (startTime === undefined && time.spans.length === 0 && !isOrder) return undefined
  // "add my gym bill, 90 due on the 5th": an amount, and no hour, is a matter of money.
  if (startTime === undefined && hasAmount(message, from, text.to)) return undefined
  if (setOf(input).isBare === true && !isPlainPlan(message, from, text.to, time, startTime))
    return undefined
  const length = lengthOf(message, from, text.to)
  const taken = [...time.spans, ...(length ? [length] : [])]
  const apart = textOf(input, 'place')
  const place = apart ? undefined : placeIn(message, from, text.to, taken)
  const location = apart ?? (place && { from: place.nameFrom, to: place.to })
  const placeSpan = place && ({ ...place, type: 'number', value: 0, text: '' } as SlotSpan)
  const said = wordsWithout(message, from, text.to, placeSpan ? [...taken, placeSpan] : taken)
  const title = asTitle(said.replace(COPULA_AT_END, ''))
  if (title === '' || POINTING.test(title) || /^\d/.test(title)) return undefined
  if (HALF_STRETCH.test(title) || PUT_DOWN.test(title)) return undefined
  const endTime =
    time.end ?? (startTime && length ? laterBy(message, startTime, length.value.value) : undefined)
  return {
    intent: 'create_event',
    params: {
      title,
      ...(startTime === undefined ? {} : { startTime }),
      ...(endTime === undefined || startTime === undefined ? {} : { endTime }),
      ...(pattern === undefined ? {} : { repeatPattern: pattern }),
      ...(weekdays.length < 2 ? {} : { weekdays }),
      ...(location ? { location: wordsWithout(message, location.from, location.to, []) } : {}),
    },
    missing: startTime === undefined ? ['startTime'] : [],
    ...(time.problem ? { reason: time.problem } : {}),
  }
}

/** "the match is on Saturday at 3": what says when belongs to no title. */
const COPULA_AT_END = /(?: is|['’]s| é| will be| fica| será)$/i
/** "pop it in my calendar": the title is what was named before. */
const POINTING = /^(?:it|that|this|them|isso|ele|ela|este|esse)$/i

const HOURS: ReadonlySet<SlotSpan['type']> = new Set(['moment', 'time', 'timeRange'])

/** "médico às 10 e dentista às 15": two hours with words between them are of two events. */
function namesTwoHours({ items }: Message, spans: readonly SlotSpan[]): boolean {
  const hours = spans.filter(({ type }) => HOURS.has(type)).sort((one, two) => one.from - two.from)
  return hours.some((hour, index) => {
    const next = hours[index + 1]
    if (next === undefined) return false
    const between = items.slice(hour.to, next.from).map(({ word }) => word)
    return between.some((word) => WORDS.joins.has(word)) && between.length > 1
  })
}

/** Nobody dines at seven in the morning. */
function atItsHour(message: Message, startTime: string): string {
  const says = (words: ReadonlySet<string>) => message.items.some(({ word }) => words.has(word))
  const isMorning = Number(startTime.slice(11, 13)) < 12
  if (!isMorning || !says(WORDS.eveningWords) || says(WORDS.morningWords)) return startTime
  return laterBy(message, startTime, 12 * 60)
}

function hasAmount({ spans }: Message, from: number, to: number): boolean {
  return spans.some((span) => span.type === 'money' && span.from >= from && span.to <= to)
}

/** "marca consulta com o cardiologista" asks for an event, though it says no time. */
const isPlanned = ({ message, clauseFrom }: CallInput, from: number): boolean =>
  message.items.slice(clauseFrom, from).some((item) => WORDS.plans.has(item.word))

const MOST_PLANNED = 5

/** "marca o estofador pra quinta às 15h": whatever is given an hour ahead by such a verb is an event. */
function isPlannedThing(input: CallInput, from: number, to: number): boolean {
  const { message } = input
  if (!isPlanned(input, from) || WORDS.noThings.has(message.items[from]?.word ?? '')) return false
  const spans = timeSpans(message, from, to)
  const isTimed = spans.some((span) => ['moment', 'time', 'timeRange'].includes(span.type))
  const words = wordsWithout(message, from, to, spans).split(' ')
  return isTimed && words.length <= MOST_PLANNED && !words.some((word) => /^\d/.test(word))
}

/** "book a flight" asks to buy one, which nobody here does. */
function isBooking({ message, clauseFrom }: CallInput, from: number): boolean {
  const isOrder = message.items.slice(clauseFrom, from).some((item) => WORDS.books.has(item.word))
  return isOrder && WORDS.booked.has(message.items[from]?.word ?? '')
}

/** "marca yoga como feito" ticks off what was done. */
const isTicked = (message: Message, from: number, to: number): boolean =>
  wordsOf({ message, from, to }).some(
    (word, at, words) => ['como', 'as'].includes(word) && WORDS.ticked.has(words[at + 1] ?? ''),
  )

/** Words alone are a plan only with a day and an hour, and when nothing is said of it besides. */
function isPlainPlan(
  message: Message,
  from: number,
  to: number,
  time: SaidTime,
  startTime: string | undefined,
): boolean {
  const isDated = time.spans.some(({ type }) => /^(?:moment|date|recurrence)$/.test(type))
  const isSaid = (at: number) => !time.spans.some((span) => at >= span.from && at < span.to)
  const words = wordsOf({ message, from, to }).filter((_, index) => isSaid(from + index))
  const isTold = (word: string) => WORDS.talks.has(word) || isDoneByOthers(word, message.locale)
  return startTime !== undefined && isDated && !words.some(isTold)
}

/** "a médica sugeriu amanhã às 15h", "the office called": somebody did something, and nothing is planned. */
function isDoneByOthers(word: string, locale: Message['locale']): boolean {
  const deed = deedByEnding(word, locale)
  return deed === 'others' || deed === 'anyones'
}

const mentionsMoney = (message: Message, from: number, to: number): boolean =>
  message.spans.some(
    (span) =>
      span.from >= from && span.to <= to && span.type === 'money' && span.value.isCurrencySaid,
  )
