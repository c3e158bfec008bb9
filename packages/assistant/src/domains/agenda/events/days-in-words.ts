import type { JsonObject, JsonValue, Locale } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { holdsPhrase, readWordLists } from '../../internal/word-lists.ts'
import { dayAheadIn } from '../series/days-said.ts'
import { said } from './words.ts'

/** What leads to a name, and is no part of it. */
const OPENERS = new RegExp(
  `^(?:${said('dayOrder')}\\s+)?(?:${said('inCalendar')}\\s*:?\\s*)?(?:${said('have')}\\s+)?(?:${said('article')}\\s+)?`,
  'iu',
)

/**
 * The name and the days of what lasts whole days: "viagem pro Rio de 10 a 15 de janeiro". Sentences tell
 * the days; the name is what stands before them, or what the sentence sets.
 */
export function daysFromWords(
  slots: JsonObject,
  { text, into }: WordsRead,
  context: DomainContext,
): JsonObject {
  if (into !== undefined) return slots
  const { locale, today } = context
  const { about, date, endDate, moment, noun, startDate, time, title, ...rest } = slots
  const day = dayAheadIn(text, context)
  // "na quinta às 19h": a day behind the noun is no part of its name.
  const isTimed = typeof time === 'string' && day !== undefined && endDate === undefined
  const name = typeof title === 'string' ? { title } : named(text, noun, isTimed ? '' : about)
  if (typeof moment === 'string') return { ...rest, ...name, startTime: moment }
  if (isTimed) return { ...rest, ...name, startTime: `${day}T${time}` }
  const first = typeof startDate === 'string' ? startDate : date
  const last = typeof endDate === 'string' && endDate !== startDate ? endDate : undefined
  if (isMonth(first, last) && !saysAllOfIt(text, locale)) {
    return { ...rest, ...name, isAllDay: true, month: first.slice(0, 7) }
  }
  const isAhead = typeof first === 'string' && first >= addDays(today, -1)
  return {
    ...rest,
    ...name,
    ...(isAhead ? { startTime: first } : {}),
    ...(isAhead && last !== undefined ? { endTime: last } : {}),
    isAllDay: true,
  }
}

const ALL_OF_IT = readWordLists<Locale>(new URL('./whole-month.yaml', import.meta.url))

/** All of a month, by its words or by its first and last day. */
const saysAllOfIt = (text: string, locale: Locale): boolean =>
  /(?<!\d)\d{1,2}(?!\d)/.test(text) || holdsPhrase(text, ALL_OF_IT[locale])

/** "em janeiro" says no day, but that its days are in it. */
const isMonth = (first: JsonValue | undefined, last: JsonValue | undefined): first is string =>
  typeof first === 'string' &&
  typeof last === 'string' &&
  first.endsWith('-01') &&
  first.slice(0, 7) === last.slice(0, 7) &&
  addDays(last, 1).endsWith('-01')

/**
 * From the noun of the sentence to the end of what it is about: `Casamento da Ana`, `Ana's wedding`.
 * "vou viajar dia 20 pra Salvador" has the noun in its verb: `Viagem pra Salvador`.
 */
function named(text: string, noun: unknown, about: unknown): JsonObject {
  if (typeof noun !== 'string') return {}
  const words = typeof about === 'string' && /\p{L}/u.test(about) ? about : ''
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words.toLowerCase())
  const from = text.toLowerCase().indexOf(noun)
  if (at < 0) return { title: asOpening(noun) }
  if (from < 0) {
    const preposition = text.slice(0, at).trim().split(' ').at(-1) ?? ''
    return { title: asOpening(`${noun} ${preposition} ${words}`) }
  }
  const [start, stop] = at < from ? [at, from + noun.length] : [from, at + words.length]
  return { title: asOpening(text.slice(start, stop).replace(OPENERS, '').trim()) }
}

const monthNames = (locale: Locale): string =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2000, month, 15)).toLocaleString(locale, { month: 'long', timeZone: 'UTC' }),
  ).join('|')

/**
 * The days that were asked: "de 10 a 15", "January 10 to 15", "the 12th". Days without their month are
 * of the one that was said before, and stand as `DD` until they are put into it.
 */
export function daysFromAnswer(
  said: string,
  missing: readonly string[],
  context: Pick<DomainContext, 'locale' | 'now' | 'timeZone'>,
): JsonObject | undefined {
  if (!missing.includes('startTime')) return undefined
  const day = '(?:the |o )?(?:dia )?\\d{1,2}(?:st|nd|rd|th|º)?'
  const month = `(?:${monthNames(context.locale)})`
  const one = `(?:${month} ${day}|${day}(?: (?:de|of)? ?${month})?)`
  const opener = '(?:from|between|on|in|of|de|do|no|nos|entre|dias)'
  const link = '(?:to|through|until|till|and|a|ao|até|e|-|–)(?: (?:o|the))?'
  const pattern = `^(?:${opener} )*${one}(?: ?${link} ?${one})?[.!]?$`
  if (!new RegExp(pattern, 'iu').test(said.trim())) return undefined
  const [first = '', last] = (said.match(/\d{1,2}/g) ?? []).map((one) => one.padStart(2, '0'))
  const end = last === undefined || last === first ? {} : { endTime: last }
  if (!new RegExp(month, 'iu').test(said)) return { startTime: first, ...end }
  const days = readFacts(said, context).days
  const [startTime, lastDay = startTime] = [days[0], days.at(-1)]
  if (startTime === undefined || lastDay === undefined || last === undefined)
    return { ...(startTime && { startTime }) }
  const isNextMonth = lastDay.slice(0, 7) !== startTime.slice(0, 7)
  return { startTime, endTime: isNextMonth ? lastDay : `${startTime.slice(0, 8)}${last}` }
}

/** Days that were answered by their number alone, in the month that was said before. */
export function daysOfMonth<Slots extends MonthSlots>(slots: Slots): Slots {
  const { endTime, month, startTime } = slots
  if (month === undefined) return slots
  const whole = (day: string) => (/^\d{2}$/.test(day) ? `${month}-${day}` : day)
  return {
    ...slots,
    ...(startTime === undefined ? {} : { startTime: whole(startTime) }),
    ...(endTime === undefined ? {} : { endTime: whole(endTime) }),
  }
}

interface MonthSlots {
  readonly endTime?: string | undefined
  readonly month?: string | undefined
  readonly startTime?: string | undefined
}
