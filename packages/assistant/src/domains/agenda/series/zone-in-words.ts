import { readFileSync } from 'node:fs'
import type { JsonObject } from '@parco/protocol'
import { parse } from 'yaml'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { localOf, movedTo } from '../../internal/local-time.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { zoneNamed } from '../../internal/zone-named.ts'

const said = readPhrases<'bareClock' | 'clock' | 'clockOf' | 'lead' | 'theirs'>(
  new URL('./clock-words.yaml', import.meta.url),
)

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    (
      parse(readFileSync(new URL('./zone-words.yaml', import.meta.url), 'utf8')) as {
        readonly codes: Readonly<Record<string, string>>
      }
    ).codes,
  ).flatMap(([zone, codes]) => codes.split(/\s*,\s*/).map((code) => [code, zone] as const)),
)

const NAME = '\\p{Lu}[\\p{L}.]*(?: \\p{Lu}[\\p{L}.]*){0,2}'
const CODE = new RegExp(
  `(?<=\\d\\s?(?:[ap]\\.?m\\.?|h)?\\s?)(?<name>${[...CODES.keys()].join('|')})(?![\\p{L}\\d])`,
  'u',
)
const THEIRS = new RegExp(`(?<!\\p{L})${said('theirs')}(?!\\p{L})`, 'iu')
/** Names of places have capitals, so the words around them are matched in either case by hand. */
const NAMED = [
  new RegExp(`(?<!\\p{L})(?<name>${NAME}) ${said('clock')}(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})${said('clockOf')} (?<name>${NAME})`, 'u'),
  new RegExp(
    `(?<=\\d\\s?(?:[ap]\\.?m\\.?)?\\s|noon\\s)(?<name>${said('bareClock')})(?!\\p{L})`,
    'u',
  ),
]

/**
 * An hour by the clock of somewhere else, as it is here: "3pm PT", "às 10h no horário de Lisboa", "9am
 * their time" with a place in its name. By a clock that nobody knows, the hour is asked.
 */
export function zoneFromWords(
  moment: 'datetime' | 'startTime',
): (slots: JsonObject, words: WordsRead, context: DomainContext) => JsonObject {
  return (slots, { into, text }, context) => {
    const start = slots[moment]
    const clock = into === undefined && typeof start === 'string' ? clockIn(text) : undefined
    if (clock === undefined || typeof start !== 'string') return slots
    const { location, title, ...others } = slots
    const isClock = typeof location === 'string' && clock.said.includes(location)
    const rest = isClock || location === undefined ? others : { ...others, location }
    const named = typeof title === 'string' ? { title: withoutClock(title, clock.said) } : {}
    if (clock.zone === undefined) {
      const { [moment]: _, endTime: __, ...open } = rest
      return { ...open, ...named, date: byClock(start, context).slice(0, 10) }
    }
    const { zone } = clock
    const there = (local: string): string =>
      movedTo(byClock(local, context), zone, context.timeZone)
    const end = typeof rest.endTime === 'string' ? { endTime: there(rest.endTime) } : {}
    return { ...rest, ...named, [moment]: there(start), ...end }
  }
}

interface SaidClock {
  readonly said: string
  readonly zone: string | undefined
}

function clockIn(text: string): SaidClock | undefined {
  const code = CODE.exec(text)
  if (code) return { said: code[0], zone: CODES.get(code[0]) }
  for (const pattern of NAMED) {
    const found = pattern.exec(text)
    const zone = found?.groups?.name === undefined ? undefined : zoneNamed(found.groups.name)
    if (found && zone !== undefined) return { said: found[0], zone }
  }
  const theirs = THEIRS.exec(text)
  return theirs ? { said: theirs[0], zone: placeIn(text) } : undefined
}

/** The clock of the place that a message names; who has an article in Portuguese is somebody. */
function placeIn(text: string): string | undefined {
  const names = text.match(new RegExp(`(?<![\\p{L}.]|(?<!\\p{L})[oa] )${NAME}`, 'gu')) ?? []
  return names.map(zoneNamed).find((zone) => zone !== undefined)
}

/** The moment that clocks here would show. */
export const byClock = (said: string, { timeZone }: DomainContext): string =>
  /(?:Z|[+-]\d\d:\d\d)$/.test(said) ? localOf(new Date(said), timeZone) : said

const LEAD = new RegExp(`^${said('lead')} `, 'iu')

/** A title without the words for a clock, whole or the first of them that the router left at its end. */
function withoutClock(title: string, phrase: string): string {
  const words = phrase.split(/\s+/)
  for (let count = words.length; count > 0; count--) {
    const part = words.slice(0, count).join(' ')
    const at = title.toLowerCase().lastIndexOf(part.toLowerCase())
    const isLast = at + part.length === title.length
    if (at < 0 || (count < words.length && !isLast)) continue
    const rest = `${title.slice(0, at)} ${title.slice(at + part.length)}`
    return tidy(rest)
  }
  return title
}

const tidy = (title: string): string =>
  title
    .replaceAll(/\s+(?=,|\s|$)/gu, '')
    .trim()
    .replace(LEAD, '')
