import type { JsonObject, Locale } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { instantOf, localOf } from '../../internal/local-time.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { firstWeekday, hourIn, weekdayPattern, weekdaysIn } from './days-said.ts'
import { seriesDays } from './series.ts'
import { toSeries } from './series-slots.ts'

/** How something comes again, of what the router reads as once, and the words that say so. */
export interface Rhythm {
  readonly said: string
  readonly repeatPattern: 'daily' | 'weekly' | 'monthly' | 'yearly'
  readonly interval?: number
  readonly weekdays?: readonly number[]
  readonly nth?: number
  /** "no último dia útil do mês" is that of this month, and "todo último dia útil" of each. */
  readonly isOnce?: boolean
}

const WORKING_DAYS = [1, 2, 3, 4, 5]
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7]

const NUMBERS =
  'um=1 uma=1 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 oito=8 dez=10 quinze=15 one=1 two=2 three=3 four=4 five=5 six=6 eight=8 ten=10 other=2 second=2 third=3'
const ORDINALS =
  'primeir[oa]=1 segund[oa]=2 terceir[oa]=3 quart[oa]=4 quint[oa]=5 sext[oa]=6 setim[oa]=7 oitav[oa]=8 decim[oa]=10 ultim[oa]=-1 first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 tenth=10 last=-1'
const ORDINAL = `(?<nth>${ORDINALS.replace(/=\S+/g, '').replaceAll(' ', '|')}|\\d{1,2}(?:[oaº°ª]|st|nd|rd|th))`
const UNIT = '(?<unit>dias?|semanas?|mes(?:es)?|anos?|days?|weeks?|months?|years?)'
const NUMBER = '(?<count>\\d{1,2}|[a-z]+)'
const OF_MONTH = '(?: d[eo](?: (?:cada|todo))? mes| of (?:the|every|each) month)'
const EACH = '(?:(?<each>tod[oa]|cada|every|each) |(?:on |by )?the |n[oa] |on )?'

/** From the more telling to the less; matched against folded words. */
const RHYTHMS: readonly ((locale: Locale) => string)[] = [
  (locale) =>
    `(?:aos? |às? |as |n[oa] )?(?<day>${weekdayPattern(locale)}) sim,? (?:\\k<day>|uma|outra|outro) nao`,
  () =>
    '(?<fortnight>semana sim,? (?:semana|outra) nao|quinzenal(?:mente)?|toda quinzena|every fortnight|fortnightly|bi-?weekly)',
  () => '(?<alternate>dia sim,? (?:dia|outro) nao)',
  (locale) => `every (?<other>other|second) (?<day>${weekdayPattern(locale)})`,
  () =>
    `(?:a )?cada ${NUMBER} ${UNIT}|de (?<from>\\d{1,2}|[a-z]+) em \\k<from> (?<units>dias|semanas|meses|anos)|every ${NUMBER.replace('count', 'each2')} ${UNIT.replace('unit', 'unit2')}`,
  () => `${EACH}${ORDINAL} (?<working>dia util|(?:business|working|work|week) ?day)${OF_MONTH}?`,
  () => `${EACH}(?<lastDay>ultimo dia|last day)${OF_MONTH}`,
  (locale) => `${EACH}${ORDINAL} (?<day>${weekdayPattern(locale)})${OF_MONTH}`,
  (locale) => `(?<each>every) ${ORDINAL} (?<day>${weekdayPattern(locale)})`,
]

/** How words say that something comes again, beyond each day, week, month or year. */
export function rhythmIn(text: string, locale: Locale): Rhythm | undefined {
  const words = fold(text)
  for (const pattern of RHYTHMS) {
    const found = new RegExp(`(?<![\\p{L}\\d])(?:${pattern(locale)})(?![\\p{L}\\d])`, 'u').exec(
      words,
    )
    const rhythm = found && toRhythm(found.groups ?? {}, words, locale)
    if (found && rhythm) return { said: found[0], ...rhythm }
  }
  return undefined
}

type Groups = Readonly<Record<string, string | undefined>>

function toRhythm(groups: Groups, words: string, locale: Locale): Omit<Rhythm, 'said'> | undefined {
  const weekdays = groups.day === undefined ? undefined : weekdaysIn(groups.day, locale)
  const isOnce =
    groups.each === undefined &&
    !/todo mes|todos os meses|every month|each month|monthly|mensal|cada mes/.test(words)
  if (groups.nth !== undefined || groups.lastDay !== undefined) {
    const nth = groups.nth === undefined ? -1 : ordinalOf(groups.nth)
    if (nth === undefined) return undefined
    const among = groups.lastDay ? ALL_DAYS : groups.working ? WORKING_DAYS : (weekdays ?? ALL_DAYS)
    return { repeatPattern: 'monthly', nth, weekdays: among, isOnce }
  }
  if (weekdays !== undefined) return { repeatPattern: 'weekly', interval: 2, weekdays }
  if (groups.fortnight !== undefined) return { repeatPattern: 'weekly', interval: 2 }
  if (groups.alternate !== undefined) return { repeatPattern: 'daily', interval: 2 }
  const interval = numberOf(groups.count ?? groups.from ?? groups.each2 ?? '')
  const unit = groups.unit ?? groups.units ?? groups.unit2 ?? ''
  if (interval === undefined || interval < 1) return undefined
  if (/^d/.test(unit) && (interval === FORTNIGHT || (interval >= 14 && interval % 7 === 0))) {
    return { repeatPattern: 'weekly', interval: Math.floor(interval / 7) }
  }
  return { repeatPattern: PATTERN_OF[unit.charAt(0)] ?? 'yearly', interval }
}

/** "de 15 em 15 dias" is each second week. */
const FORTNIGHT = 15

const PATTERN_OF: Readonly<Record<string, Rhythm['repeatPattern']>> = {
  d: 'daily',
  s: 'weekly',
  w: 'weekly',
  m: 'monthly',
}

const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word)
    ? Number(word)
    : Number(
        NUMBERS.split(' ')
          .find((one) => one.startsWith(`${word}=`))
          ?.split('=')[1],
      ) || undefined

function ordinalOf(word: string): number | undefined {
  const digits = /^\d+/.exec(word)?.[0]
  if (digits !== undefined) return Number(digits)
  const found = ORDINALS.split(' ').find((one) =>
    new RegExp(`^${one.replace(/=.*/, '')}$`).test(word),
  )
  return found === undefined ? undefined : Number(found.split('=')[1])
}

/**
 * The slots of what comes again as its words say, and the title without them: "every other Friday at
 * 9am", "todo último dia útil do mês às 17h". The card shows it before anything is kept.
 */
export function rhythmFromWords(moment: 'datetime' | 'startTime') {
  return (slots: JsonObject, { text, into }: WordsRead, context: DomainContext): JsonObject => {
    if (into !== undefined || slots.interval !== undefined || slots.nth !== undefined) return slots
    const rhythm = rhythmIn(text, context.locale)
    if (!rhythm) return slots
    const { isOnce, said: _, ...repeats } = rhythm
    const first = firstMoment(rhythm, text, slots[moment], context)
    const { [moment]: __, repeatPattern: ___, weekdays: ____, title, ...rest } = slots
    return {
      ...rest,
      ...saidSlots({
        title: typeof title === 'string' ? withoutRhythm(title, rhythm) : undefined,
        [moment]: first,
      }),
      ...(isOnce
        ? {}
        : saidSlots({ ...repeats, weekdays: repeats.weekdays && [...repeats.weekdays] })),
    }
  }
}

/** When it first takes place; nothing where no hour is said, and none was understood. */
function firstMoment(
  rhythm: Rhythm,
  text: string,
  read: JsonObject[string] | undefined,
  { locale, now, timeZone, today }: DomainContext,
): string | undefined {
  const instant = typeof read === 'string' ? new Date(read) : undefined
  const known = instant && !Number.isNaN(instant.getTime()) ? localOf(instant, timeZone) : undefined
  const hour = hourIn(text) ?? known?.slice(11)
  if (hour === undefined) return undefined
  const isOver = instantOf(`${today}T${hour}`, timeZone) <= now
  const soonest = isOver ? addDays(today, 1) : today
  if (rhythm.nth !== undefined) {
    const series = toSeries(rhythm, soonest)
    const [day] = seriesDays(series, soonest, soonest, addDays(soonest, 366))
    return day && `${day}T${hour}`
  }
  const weekdays = rhythm.weekdays ?? weekdaysIn(text, locale)
  if (weekdays.length > 0) return `${firstWeekday(weekdays, soonest)}T${hour}`
  return known && known.slice(0, 10) >= soonest ? known : `${soonest}T${hour}`
}

/** A title without the words of a rhythm, whole or what the router left of them at either end. */
export function withoutRhythm(title: string, { said }: Pick<Rhythm, 'said'>): string {
  const at = fold(title).indexOf(said)
  const whole =
    at < 0 ? withoutTail(title, said) : `${title.slice(0, at)} ${title.slice(at + said.length)}`
  const ofRhythm = new Set([...said.split(/[\s,]+/), ...SMALL])
  const words = whole.split(/\s+/).filter(Boolean)
  while (words.length > 1 && ofRhythm.has(fold(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

/** "Monday of the month to file expenses" begins with what "every first" left. */
function withoutTail(title: string, said: string): string {
  const words = said.split(' ')
  const tails = words.map((_, at) => words.slice(at + 1).join(' ')).filter(Boolean)
  const tail = tails.find((one) => fold(title).startsWith(`${one} `))
  const rest = tail === undefined ? title : title.slice(tail.length).trim()
  const [first = '', ...others] = rest.split(' ')
  return tail !== undefined && LINKS.has(fold(first)) ? asOpening(others.join(' ')) : rest
}

const LINKS: ReadonlySet<string> = new Set(['to', 'de', 'que', 'about'])

const SMALL = [
  'no',
  'na',
  'nos',
  'nas',
  'de',
  'do',
  'da',
  'a',
  'as',
  'aos',
  'on',
  'at',
  'the',
  'every',
  'each',
  'of',
  'todo',
  'toda',
]
