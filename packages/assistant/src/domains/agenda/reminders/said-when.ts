import { readFileSync } from 'node:fs'
import type { Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import { parse } from 'yaml'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { instantOf, localOf, plusMinutes } from '../../internal/local-time.ts'
import { anyOf } from '../../internal/word-lists.ts'
import { hourIn } from '../series/days-said.ts'

/** A moment that the words of a reminder say, by the user's clock, and those words, folded. */
export interface SaidWhen {
  readonly said: string
  readonly local: string
}

const MINUTE_MS = 60_000
const STEP_MINUTES = 5

type Lists<Value extends string> = Readonly<Record<Locale, Readonly<Record<Value, string>>>>

const moments = parse(readFileSync(new URL('./moments.yaml', import.meta.url), 'utf8')) as {
  readonly soon: Lists<string>
  readonly soonAtEnd: Partial<Lists<string>>
  readonly parts: Lists<string>
  readonly notBehind: Partial<Record<Locale, string>>
}

/** A phrase of a moment, and the value that it stands for. */
type Meant = readonly [RegExp, string]

function meantIn(locale: Locale): {
  readonly soon: readonly Meant[]
  readonly parts: readonly Meant[]
} {
  const notBehind = moments.notBehind[locale]
  const open = notBehind === undefined ? '' : `(?! ${anyOf(notBehind)})`
  const patterns = (lists: Readonly<Record<string, string>> = {}, end: string): Meant[] =>
    Object.entries(lists).map(([value, phrases]) => [
      new RegExp(`(?<!\\p{L})${anyOf(phrases)}(?!\\p{L})${end}`, 'u'),
      value,
    ])
  return {
    soon: [...patterns(moments.soon[locale], open), ...patterns(moments.soonAtEnd[locale], '$')],
    parts: patterns(moments.parts[locale], ''),
  }
}

const MEANT: Readonly<Record<Locale, ReturnType<typeof meantIn>>> = {
  'pt-BR': meantIn('pt-BR'),
  en: meantIn('en'),
}

/** "daqui a pouco", "later": a moment from now, at a round minute. */
export function soonIn(
  text: string,
  { locale, now, timeZone }: DomainContext,
): SaidWhen | undefined {
  const words = fold(text)
  for (const [pattern, minutes] of MEANT[locale].soon) {
    const [said] = pattern.exec(words) ?? []
    if (said === undefined) continue
    const local = localOf(new Date(now.getTime() + Number(minutes) * MINUTE_MS), timeZone)
    return {
      said,
      local: plusMinutes(
        local,
        (STEP_MINUTES - (Number(local.slice(14)) % STEP_MINUTES)) % STEP_MINUTES,
      ),
    }
  }
  return undefined
}

/** "depois do trabalho" of the day that is said, or the next such hour; nothing where an hour is said. */
export function partOfDayIn(
  text: string,
  day: string | undefined,
  { locale, now, timeZone, today }: DomainContext,
): SaidWhen | undefined {
  if (hourIn(text) !== undefined) return undefined
  const words = fold(text)
  for (const [pattern, hour] of MEANT[locale].parts) {
    const [said] = pattern.exec(words) ?? []
    if (said === undefined) continue
    const on = day ?? (instantOf(`${today}T${hour}`, timeZone) > now ? today : addDays(today, 1))
    return { said, local: `${on}T${hour}` }
  }
  return undefined
}

const ONE_HOUR =
  '(?:as |a )?(\\d{1,2})(?:(?:h|:)(\\d{2})?)?(?: ?(?:h|hs|horas))?(?: ?([ap])\\.?m\\.?)?'
const LISTED = new RegExp(
  `(?<![\\p{L}\\d:/])(?:(?:as|at) )${ONE_HOUR}(?:(?:, ?| e (?:as )?| and (?:at )?)${ONE_HOUR})+(?![\\p{L}\\d:/])`,
  'u',
)

/** Several hours of one thing, "às 7 e às 19h", HH:MM each; none where it is one alone. */
export function hoursListedIn(text: string): readonly string[] {
  const words = fold(text)
  const said = LISTED.exec(words)?.[0]
  if (said === undefined) return hoursApartIn(words)
  const parts = said.split(/,| e | and /).map((part) => part.trim().replace(/^(?:as?|at) /, ''))
  const half = /([ap])\.?m/.exec(parts.at(-1) ?? '')?.[1]
  const hours: string[] = []
  // "at 10, 2 and 4pm": an hour is of the half that is said last, unless it were later than the next.
  for (const part of parts.toReversed()) {
    const bare = hourIn(`at ${part}`)
    const marked =
      half === undefined || /[ap]\.?m/.test(part) ? bare : hourIn(`at ${part} ${half}m`)
    const hour = marked !== undefined && marked < (hours[0] ?? '24:00') ? marked : bare
    if (hour !== undefined) hours.unshift(hour)
  }
  return hours.length === parts.length ? hours : []
}

const APART = /(?:a |de )?cada (\d{1,2}) horas|de (\d{1,2}) em \2 horas|every (\d{1,2}) hours/u
const DAY_HOURS = 24
/** Where a round of the day begins where no hour is said, and ends where it leaves the night out. */
const FIRST_HOUR = 8
const LAST_HOUR = 22

/** "de 8 em 8 horas" is around the clock, "every 2 hours" by day. */
function hoursApartIn(words: string): readonly string[] {
  const [said, ...counts] = APART.exec(words) ?? []
  const apart = Number(counts.find((count) => count !== undefined) ?? 0)
  if (said === undefined || apart < 2 || apart > 12) return []
  const from = Number(hourIn(words.replace(said, ' '))?.slice(0, 2) ?? FIRST_HOUR)
  const isByDay = apart < 4
  const count = isByDay ? Math.floor((LAST_HOUR - from) / apart) + 1 : Math.floor(DAY_HOURS / apart)
  const hours = Array.from({ length: count }, (_, at) => (from + at * apart) % DAY_HOURS)
  return hours.map((hour) => `${String(hour).padStart(2, '0')}:00`)
}

/** A title without the hours that are listed in it. */
export const withoutHours = (title: string): string =>
  title
    .replace(
      /\s*(?:a |de )?cada \d{1,2} horas|\s*de \d{1,2} em \d{1,2} horas|\s*every \d{1,2} hours/iu,
      '',
    )
    .replace(/(?:\s*,?\s+(?:e |and )?(?:às |as |at )?\d{1,2}(?:h|:\d\d)?)+$/iu, '')
    .trim()
