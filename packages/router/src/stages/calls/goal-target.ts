import type { Message } from '../../clauses/message.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import type { Locale } from '../../text/locale.ts'
import { timeSpans } from './said-time.ts'
import { GOAL_TARGET as WORDS } from './words.generated.ts'

/** How much is aimed at, in which unit, and where that is said. */
export interface Target {
  readonly value: number
  readonly unit: string
  readonly from: number
  readonly to: number
}

const UNITS: Readonly<Record<string, string>> = {
  mass: 'kg',
  volume: 'ml',
  distance: 'km',
  duration: 'min',
}

/** "500 French words", "12 short stories": in English what is counted comes after what tells its kind. */
function countedAt({ items, locale }: Message, at: number, to: number): number {
  const [kind, noun] = [items[at], items[at + 1]]
  if (locale !== 'en' || at + 1 >= to || kind?.kind !== 'word' || noun?.kind !== 'word') return at
  if (WORDS.noUnits.has(kind.word)) return at
  const isPlural = (word: string) => /[^s]s$/.test(word)
  return !isPlural(kind.word) && isPlural(noun.word) && !WORDS.noNouns.has(noun.word) ? at + 1 : at
}

/** "8k" is eight thousand, but for who runs or walks them. */
function isThousands({ items }: Message, { from, to }: SlotSpan): boolean {
  if (items[to - 1]?.word !== 'k' && !/^\d+k$/.test(items[from]?.word ?? '')) return false
  return !items.some(({ word }) => WORDS.moves.has(word))
}

/** How much, in what: "24 livros", "5kg", "10 mil". */
export function targetIn(
  message: Message,
  from: number,
  to: number,
  taken: readonly SlotSpan[],
): Target | undefined {
  const isFree = (span: SlotSpan) =>
    span.from >= from &&
    span.to <= to &&
    !span.invalid &&
    !taken.some((one) => span.from >= one.from && span.from < one.to)
  const spans = message.spans.filter(isFree)
  const quantity = spans.find((span) => span.type === 'quantity' && !isThousands(message, span)) as
    | SlotSpanOf<'quantity'>
    | undefined
  const saved = spans.find((span) => span.type === 'money')
  const isSavings = message.items
    .slice(from, quantity?.from ?? from)
    .some((item) => WORDS.saving.has(item.word))
  if (isSavings && saved?.type === 'money')
    return {
      value: saved.value.amount,
      unit: currencyWord(saved.value.currency, message.locale),
      from: saved.from,
      to: saved.to,
    }
  if (quantity) {
    const { dimension, value, said, hours } = quantity.value
    if (dimension === 'duration' && hours !== undefined && /^h|hour/.test(said.unit))
      return { value: hours, unit: 'hours', from: quantity.from, to: quantity.to }
    return { value, unit: UNITS[dimension] ?? 'un', from: quantity.from, to: quantity.to }
  }
  const money = spans.find((span) => span.type === 'money' && span.value.isCurrencySaid) as
    | SlotSpanOf<'money'>
    | undefined
  if (money)
    return {
      value: money.value.amount,
      unit: currencyWord(money.value.currency, message.locale),
      from: money.from,
      to: money.to,
    }
  const percent = spans.find((span) => span.type === 'percent') as SlotSpanOf<'percent'> | undefined
  if (percent) return { value: percent.value, unit: '%', from: percent.from, to: percent.to }
  const number = spans.find((span) => span.type === 'number' || span.type === 'money')
  if (number?.type !== 'number' && number?.type !== 'money') return undefined
  const value = number.type === 'money' ? number.value.amount : number.value
  const isSaving =
    message.items.slice(from, number.from).some((item) => WORDS.saving.has(item.word)) ||
    isKept(message, number.to, to)
  let at = number.to
  while (WORDS.skipped.has(message.items[at]?.raw.toLowerCase() ?? '')) at += 1
  at = countedAt(message, at, to)
  const next = message.items[at]
  const isNoun =
    at < to &&
    next?.kind === 'word' &&
    !WORDS.noUnits.has(next.word) &&
    !taken.some((one) => at >= one.from && at < one.to)
  const isWeight = message.items
    .slice(from, number.from)
    .some(({ word }) => WORDS.weighing.has(word))
  if (isWeight && !isNoun) return { value, unit: 'kg', from: number.from, to: number.to }
  if (isSaving && (!isNoun || number.type === 'money'))
    return { value, unit: currencyWord('BRL', message.locale), from: number.from, to: number.to }
  if (!isNoun) return undefined
  const end = nounEnd(message, at, to)
  const unit = message.text.slice(next.start, message.items[end - 1]?.end).toLowerCase()
  return { value, unit, from: number.from, to: end }
}

/** "push-ups", "pull ups" are one noun. */
function nounEnd({ items }: Message, at: number, to: number): number {
  const isGlued = items[at + 1]?.word === '-' && !items[at + 1]?.isAfterSpace
  const last = isGlued ? at + 2 : at + 1
  return last < to && (isGlued || items[last]?.word === 'ups') ? last + 1 : at + 1
}

/** "15 mil na conta", "30k in the bank": what is kept where money is kept. */
const isKept = ({ items }: Message, from: number, to: number): boolean =>
  items.slice(from, Math.min(to, from + 4)).some((item) => WORDS.keptIn.has(item.word))

const CURRENCY_WORDS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  BRL: { 'pt-BR': 'reais', en: 'reais' },
  USD: { 'pt-BR': 'dólares', en: 'dollars' },
  EUR: { 'pt-BR': 'euros', en: 'euros' },
}

/** The unit of a goal is a word its owner reads, like any other. */
const currencyWord = (currency: string, locale: Locale): string =>
  CURRENCY_WORDS[currency]?.[locale] ?? currency

/** Until when something is to be reached. */
export interface Deadline {
  readonly startDate?: string
  readonly endDate: string
  readonly span: SlotSpan
}

/** Until when; a year or month ahead also says from when. */
export function deadlineIn(
  message: Message,
  from: number,
  to: number,
  today: string,
): Deadline | undefined {
  const spans = timeSpans(message, from, to).filter((span) => !span.invalid)
  const period = spans.findLast((span) => span.type === 'period') as
    | SlotSpanOf<'period'>
    | undefined
  const date = spans.findLast((span) => span.type === 'date' || span.type === 'moment')
  if ((date?.type === 'date' || date?.type === 'moment') && (!period || date.from > period.from)) {
    const endDate = date.type === 'moment' ? date.value.future.slice(0, 10) : date.value.future
    return endDate > today ? { endDate, span: date } : undefined
  }
  if (period === undefined) return undefined
  const { startDate, endDate } = period.value.future
  const isUntil = message.items
    .slice(Math.max(from, period.from - 3), period.to)
    .some((item) =>
      ['ate', 'by', 'until', 'before', 'till', 'fim', 'final', 'end'].includes(item.word),
    )
  if (endDate <= today) return undefined
  return { endDate, span: period, ...(!isUntil && startDate > today ? { startDate } : {}) }
}
