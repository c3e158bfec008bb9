import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Message } from '../../clauses/message.ts'
import { deedOf } from '../../speech/deed-of.ts'
import { eventLexicon } from '../../values/lexicons.ts'
import type { Stretch } from '../asides.ts'
import { PLACE_OPENERS } from '../calls/event-calls.ts'
import { OrderPhrases, orderIn, saysOnlyWhen } from './orders.ts'
import type { FoundParams, ParamFinder } from './param-finder.ts'
import { afterTimes, isOnlyTime, isTimeAt } from './said-times.ts'
import { holds, stretchesOf } from './stretches.ts'
import { FIND_EVENTS as WORDS } from './words.generated.ts'

const PLAN = new OrderPhrases({
  'pt-BR':
    'agenda, agende, agendar, marca, marque, marcar, programa, programe, programar, bloqueia, bloqueie, bloquear, encaixa, encaixe, encaixar, reserva, reserve, põe, ponha, coloca, coloque, colocar, bota, bote, botar, adiciona, adicione, adicionar, inclui, inclua, incluir, registra, registre, registrar, anota, anote, anotar, lança, lance, cria, crie, criar, joga, jogue, insere, insira',
  en: 'schedule, book, put, add, block, block out, block off, pencil in, pencil, set up, slot in, create, arrange, log, stick, pop, plan, save, note, throw, get, enter, mark calendar, mark my calendar, mark the calendar',
})

/** "agende uma reunião com a arquiteta na terça, das 14h às 15h30, na loja", "reunião de pais, 02/12, 19h30". */
export const findEvent: ParamFinder = (input) => {
  const { message } = input
  const order = orderIn(message, [PLAN])
  // "agenda: dentista" and "minha agenda" begin with the noun.
  if (order && !WORDS.owners.has(message.items[order.place.from - 1]?.word ?? '')) {
    // "vistoria na segunda às 9, marca": what is planned was said before.
    if (isAfterthought(message, order)) return stated(input, order.before, true)
    const own = afterWords(message, order.place.to, order.stretch.to)
    // "agende, por favor, para sexta às 10h, uma audiência": what is planned comes later.
    const later = order.others.findIndex((one) => !saysOnlyWhen(message, one))
    const isOwn = own < order.stretch.to
    const stretch = isOwn ? order.stretch : order.others[later]
    if (stretch === undefined) return undefined
    const from = isOwn ? own : afterWords(message, stretch.from, stretch.to)
    const title = { from, to: beforeCalendar(message, from, stretch.to) }
    if (title.to <= title.from) return undefined
    const others = isOwn ? order.others : order.others.slice(later + 1)
    const isPlanning = WORDS.planning.has(message.items[order.place.from]?.word ?? '')
    const isOnCalendar =
      holds(message, order.stretch, WORDS.calendars) || holds(message, order.stretch, WORDS.events)
    if (!isPlanning && !isOnCalendar && !isEventAt(message, title)) return undefined
    return planned(
      message,
      title,
      { from: order.from, to: stretch.to },
      others,
      isPlanning || isOnCalendar,
    )
  }
  return stated(input, stretchesOf(message), false)
}

/** Whether an order stands behind what it plans, with nothing of its own but where it is written down. */
const isAfterthought = (
  { items }: Message,
  { before, place, others, stretch }: NonNullable<ReturnType<typeof orderIn>>,
): boolean =>
  before.length > 0 &&
  others.length === 0 &&
  items
    .slice(place.to, stretch.to)
    .every(
      ({ word }) =>
        WORDS.afterOrder.has(word) || WORDS.calendars.has(word) || WORDS.pointing.has(word),
    )

/** An event as it is said, without an order before it: by its own noun, or by a day ahead with an hour. */
function stated(
  input: ReadingInput,
  stretches: readonly Stretch[],
  isPlanning: boolean,
): FoundParams | undefined {
  const { message } = input
  const [first, ...others] = stretches
  if (first === undefined || isTold(message)) return undefined
  if (isEventAt(message, first)) return planned(message, first, first, others, false)
  const isNamed = isThing(input, first, isPlanning)
  if (!isNamed || !stretches.some((one) => isDayAndHour(message, one))) return undefined
  const found = planned(message, first, first, others, false)
  return found && { ...found, set: { ...found.set, isAnything: true, isOrder: isPlanning } }
}

/** "e" and "é" fold alike. */
const isTold = (message: Message): boolean =>
  message.items.some(
    ({ word, raw, kind }, at) =>
      WORDS.told.has(word) &&
      (word !== 'e' || raw.toLowerCase() === 'é') &&
      (word !== 'is' || !saysWhenNext(message, at + 1)) &&
      kind === 'word',
  )

/** "is on the 11th", "is monday at nine". */
const saysWhenNext = (message: Message, at: number): boolean =>
  isTimeAt(message, at) || afterTimes(message, at, message.items.length) > at

function isDayAndHour({ spans }: Message, { from, to }: Stretch): boolean {
  const types = spans.filter((span) => span.from >= from && span.to <= to).map(({ type }) => type)
  const isHour = types.includes('time') || types.includes('timeRange')
  return types.includes('moment') || (types.includes('date') && isHour)
}

const MOST_TITLE_WORDS = 8

/** "leilão de gado": nouns joined by small words; "o João joga" may be a sentence. */
function isLinked(words: Message['items']): boolean {
  const isLink = (at: number) => WORDS.links.has(words[at]?.word ?? '')
  const isArticle = (at: number) =>
    ['o', 'a', 'os', 'as', 'the', 'my'].includes(words[at]?.word ?? '')
  return (
    words.some(({ word }) => WORDS.nounLinks.has(word)) &&
    words.every((_, at) => at === 0 || isLink(at) || isLink(at - 1) || isArticle(at - 1))
  )
}

/** Whether a stretch before its day names a thing and tells of no deed. */
function isThing(
  { message, language: { speech } }: ReadingInput,
  { from, to }: Stretch,
  isOrdered: boolean,
): boolean {
  const isTimed = (at: number) => afterTimes(message, at, to) > at
  let end = from
  while (end < to && !isTimed(end)) end += 1
  let start = from
  while (start < end && WORDS.afterOrder.has(message.items[start]?.word ?? '')) start += 1
  if (end <= start || end - start > MOST_TITLE_WORDS) return false
  const words = message.items.slice(start, end)
  if (words.some(({ word }) => WORDS.noEvents.has(word))) return false
  if (!isOrdered && !isLinked(words)) return false
  return words.every(({ word, kind }, at) => {
    if (kind !== 'word' || WORDS.noThings.has(word)) return false
    const form = speech.verbs.get(word)?.form
    const deed = deedOf(speech, word)
    return at === 0 ? deed !== 'own' : form === undefined && deed !== 'own' && deed !== 'others'
  })
}

function afterWords(message: Message, from: number, to: number): number {
  let at = from
  const isSmall = (place: number) =>
    place < to && (WORDS.afterOrder.has(wordAt(place)) || WORDS.calendars.has(wordAt(place)))
  const wordAt = (place: number) => message.items[place]?.word ?? ''
  while (isSmall(at)) at += 1
  // "pra sexta às 9 a reunião": the day first.
  const next = afterTimes(message, at, to)
  if (next === at || next >= to) return at
  at = next
  while (isSmall(at)) at += 1
  return at
}

/** "… na minha agenda", "… in my calendar" say where it is written down. */
function beforeCalendar({ items }: Message, from: number, to: number): number {
  let calendar = to
  for (let at = from + 1; at < to; at++) {
    if (
      WORDS.calendars.has(items[at]?.word ?? '') &&
      WORDS.toCalendar.has(items[at - 1]?.word ?? '')
    )
      calendar = at
  }
  if (calendar === to) return beforeSmall(items, from, to)
  while (calendar > from && WORDS.toCalendar.has(items[calendar - 1]?.word ?? '')) calendar -= 1
  return calendar
}

/** "… terça às 17h pra mim": for whom it is noted down. */
function beforeSmall(items: Message['items'], from: number, to: number): number {
  let end = to
  while (end > from + 1 && WORDS.forWhom.has(items[end - 1]?.word ?? '')) end -= 1
  return end
}

/** Whether a stretch begins with something that is planned for an hour. */
function isEventAt({ items, locale }: Message, { from, to }: Stretch): boolean {
  let at = from
  while (at < to && WORDS.afterOrder.has(items[at]?.word ?? '')) at += 1
  const words = items.slice(at, to).map(({ word }) => word)
  const farthest = locale === 'en' ? 2 : 0
  return words.some((_, index) => index <= farthest && eventLexicon.at(words, index) !== undefined)
}

function planned(
  message: Message,
  title: Stretch,
  { from, to: end }: Stretch,
  others: readonly Stretch[],
  isOrder: boolean,
): FoundParams | undefined {
  let to = end
  let place: Stretch | undefined
  for (const next of others) {
    if (isOnlyTime(message, next)) to = next.to
    else if (place === undefined && isPlace(message, next)) {
      const opener = PLACE_OPENERS.has(message.items[next.from]?.word ?? '') ? 1 : 0
      place = { from: next.from + opener, to: next.to }
    }
  }
  return {
    from,
    to,
    bindings: [
      { type: 'text', name: 'title', ...title },
      ...(place ? [{ type: 'text', name: 'place', ...place } as const] : []),
    ],
    set: { isLead: true, ...(isOrder ? { isOrder: true, isAnything: true } : {}) },
    allows: ['wish', 'future', 'order', 'others', 'question'],
    needs: ['title'],
    isOrder,
  }
}

const MOST_PLACE_WORDS = 5

function isPlace(message: Message, { from, to }: Stretch): boolean {
  const { word = '' } = message.items[from] ?? {}
  if (to - from > MOST_PLACE_WORDS || isTimeAt(message, from + 1)) return false
  return WORDS.places.has(word) || (PLACE_OPENERS.has(word) && to - from > 1)
}
