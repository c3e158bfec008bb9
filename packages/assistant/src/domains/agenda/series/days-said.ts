import type { JsonValue, Locale } from '@parco/protocol'
import { fold, readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, weekdayOf } from '../../internal/calendar.ts'

const NAMES: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'],
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
}

/** What a name of a day of the week may look like, folded: `segundas`, `quinta-feira`, `Fridays`. */
export const weekdayPattern = (locale: Locale): string =>
  `(?:${NAMES[locale].join('|')})(?:s|-feiras?| feiras?|s-feiras)?`

/** The days of the week that words name, 1 (Monday) to 7 (Sunday), in the order of a week. */
export function weekdaysIn(text: string, locale: Locale): readonly number[] {
  const words = fold(text)
  return NAMES[locale].flatMap((name, at) =>
    new RegExp(`\\b${name}(?:s|-?feiras?|s-feiras)?\\b`).test(words) ? [at + 1] : [],
  )
}

/** The first day from one on that is one of these days of the week. */
export function firstWeekday(weekdays: readonly number[], from: string): string {
  const day = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(from, days))
    .find((one) => weekdays.includes(weekdayOf(one)))
  return day ?? from
}

/** The one day that words name besides `known`, if it is not over; nothing where they name several. */
export function dayAheadIn(
  text: string,
  context: DomainContext,
  known?: JsonValue,
): string | undefined {
  const days = new Set(readFacts(text, context).days.filter((day) => day !== known))
  const [day] = days
  return day !== undefined && days.size === 1 && day >= context.today ? day : undefined
}

const HOUR =
  /(?<!\p{L})(?:(?:às|as|pras|para as|ao|at|to|@)\s+)?(?<noon>meio[- ]dia|noon|midday)(?!\p{L})|(?<!\p{L})(?<opener>(?:às|as|pras|para as|at|@)\s+)?(?<hour>\d{1,2})(?:(?::|h)(?<minute>\d{2})|\s?h(?:oras?)?(?!\p{L}))?\s*(?<half>[ap]\.?m\.?)?(?![\p{L}\d])/giu

/**
 * The hour that words say by itself, HH:MM: a number alone is none, and might be a room. One that "às" or
 * "at" leads to goes before any other: "natação de 1 hora amanhã às 10h" is at ten.
 */
export function hourIn(text: string): string | undefined {
  const said = [...text.matchAll(HOUR)].flatMap((match) => {
    const hour = hourOf(match)
    return hour === undefined ? [] : [{ hour, isLed: match.groups?.opener !== undefined }]
  })
  return (said.find(({ isLed }) => isLed) ?? said[0])?.hour
}

function hourOf({ 0: said, groups = {} }: RegExpExecArray): string | undefined {
  if (groups.noon !== undefined) return '12:00'
  const isHour =
    groups.opener ?? groups.half ?? groups.minute ?? (/\dh|hora/iu.test(said) || undefined)
  if (isHour === undefined) return undefined
  const half = groups.half?.charAt(0).toLowerCase()
  const base = Number(groups.hour)
  const hour = half === undefined ? base : (base % 12) + (half === 'p' ? 12 : 0)
  const minute = groups.minute ?? '00'
  if (hour >= 24 || Number(minute) >= 60) return undefined
  return `${String(hour).padStart(2, '0')}:${minute}`
}

/** Words without the hours that they say. */
export const withoutHour = (text: string): string => text.replaceAll(HOUR, ' ')
