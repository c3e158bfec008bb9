import { LOCALES } from '@parco/protocol'
import { fold, readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { weekdayName } from './describe-rhythm.ts'
import { readInterval } from './read-interval.ts'
import { everySoManyDays, ofWeekdays, type Rhythm, timesAWeek } from './rhythm.ts'

type Place = Pick<DomainContext, 'locale' | 'now' | 'timeZone'>

const A_WEEK = /\b(?:semana|semanal|semanalmente|week|weekly)\b/
/** How often, in words that are no numerals. */
const TWICE = /\b(?:twice|duas vezes)\b/
const ONCE = /\b(?:once|uma vez)\b/

/** The rhythm that words say by days or by a number: "seg, qua e sex", "twice a week"; nothing when they say none. */
export function readRhythm(said: string, place: Place): Rhythm | undefined {
  const interval = readInterval(said, place)
  if (interval) return everySoManyDays(interval.everyDays)
  const words = fold(said)
  const weekdays = weekdaysIn(words.match(/[a-z]+|-/g) ?? [])
  if (weekdays.length > 0) return ofWeekdays(weekdays)
  if (!A_WEEK.test(words)) return undefined
  const perWeek = timesIn(words, place)
  return perWeek === undefined ? undefined : timesAWeek(perWeek)
}

/** Words that say nothing beside a rhythm. */
const AROUND = new Set(
  'vez vezes por na no nas nos as os a o so toda todas todo todos de da x times time per the on every each only and e'.split(
    ' ',
  ),
)

/** The rhythm that a reply says, where it says nothing else. */
export function onlyRhythm(said: string, place: Place): Rhythm | undefined {
  const interval = readInterval(said, place)
  if (interval && said.replace(interval.words, '').trim() === '') return readRhythm(said, place)
  const { full, short } = weekdayNames()
  const isOfRhythm = (word: string) =>
    full.has(word) ||
    short.has(word) ||
    AROUND.has(word) ||
    JOINTS.has(word) ||
    TO.has(word) ||
    A_WEEK.test(word) ||
    ['once', 'twice', 'uma', 'duas', 'dias', 'days'].includes(word) ||
    readFacts(word, place).numbers.size > 0
  const words = fold(said).match(/[\p{L}\p{N}]+|-/gu) ?? []
  return words.length > 0 && words.every(isOfRhythm) ? readRhythm(said, place) : undefined
}

function timesIn(words: string, place: Place): number | undefined {
  if (TWICE.test(words)) return 2
  if (ONCE.test(words)) return 1
  const numbers = [...readFacts(words, place).numbers]
  const times = numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= 7)
  return times[0] ?? (numbers.length === 0 ? 1 : undefined)
}

/** What may stand between two days of a list, and what makes a stretch of them. */
const JOINTS = new Set(['e', 'and', 'feira'])
const TO = new Set(['a', 'ate', 'to', 'through', 'until', 'thru', '-'])

function weekdaysIn(words: readonly string[]): number[] {
  const found: number[] = []
  const said = words.filter((word) => !JOINTS.has(word))
  for (const [index, word] of said.entries()) {
    const { full, short } = weekdayNames()
    const hasNeighbour = [-1, 1, -2, 2].some((step) => {
      const [near = '', between = ''] = [said[index + step], said[index + step / 2]]
      const isNext = Math.abs(step) === 1 || TO.has(between)
      return isNext && (full.has(near) || short.has(near))
    })
    // "quero ter": what a day is cut to is a word of its own, but in a list of days.
    const isListed = hasNeighbour || said.length === 1
    const weekday = full.get(word) ?? (isListed ? short.get(word) : undefined)
    if (weekday === undefined) continue
    const last = TO.has(said[index - 1] ?? '') ? found.at(-1) : undefined
    for (let next = last ?? weekday; next !== weekday; next = (next % 7) + 1) found.push(next)
    found.push(weekday)
  }
  return found
}

interface WeekdayNames {
  readonly full: ReadonlyMap<string, number>
  readonly short: ReadonlyMap<string, number>
}

let known: WeekdayNames | undefined

/** What the days of the week are called in either language: in full and in plural, and cut short. */
function weekdayNames(): WeekdayNames {
  if (known) return known
  const named = LOCALES.flatMap((locale) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => [fold(weekdayName(weekday, locale)), weekday] as const),
  )
  known = {
    full: new Map(
      named.flatMap(([name, weekday]) => [name, `${name}s`].map((one) => [one, weekday])),
    ),
    short: new Map(
      named.flatMap(([name, weekday]) =>
        [3, 4, 5].map((length) => [name.slice(0, length), weekday] as const),
      ),
    ),
  }
  return known
}
