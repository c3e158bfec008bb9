import type { Locale } from '../../text/locale.ts'
import { phrasesOf, phrasesOfBoth } from '../../text/word-tables.ts'
import { numberAt } from '../numbers/read-number.ts'
import { definePart, joinParts } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { Recurrence } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { readWeekdayName } from './names.ts'
import { dueDay } from './read-due-day.ts'
import { READ_RECURRENCE as WORDS } from './words.generated.ts'

type Pattern = Recurrence['pattern']

const TABLES: Readonly<Record<Locale, PhraseTable<Pattern>>> = {
  'pt-BR': new PhraseTable<Pattern>(phrasesOf(WORDS.rhythmsNamed['pt-BR'])),
  en: new PhraseTable<Pattern>(phrasesOf(WORDS.rhythmsNamed.en)),
}
const PER_UNIT: ReadonlyMap<string, Pattern> = new Map(phrasesOfBoth(WORDS.perUnit))

const monthDay = definePart(readMonthDay)
const weekdays = definePart(readWeekdays)
const namedRhythm = definePart(readNamed)
const perUnit = definePart(readPerUnit)

/** How often something repeats: "todo mês", "every Monday", "todo dia 10", "/month". */
export const recurrence = joinParts([monthDay, weekdays, namedRhythm, perUnit], readRecurrence)

function readRecurrence(words: Words, at: number): Reading<Recurrence> | undefined {
  return (
    words.read(monthDay, at) ??
    words.read(weekdays, at) ??
    words.read(namedRhythm, at) ??
    words.read(perUnit, at)
  )
}

/** "todo dia 10" repeats by the month; "vence dia 5" says a day, not a rhythm. */
function readMonthDay(words: Words, at: number): Reading<Recurrence> | undefined {
  const isRhythm = WORDS.rhythms.has(words.word(at))
  const due = isRhythm || words.isOneOf(at, WORDS.dayOpeners) ? words.once(dueDay, at) : undefined
  if (due === undefined) return undefined
  // "dia 5 de cada mês" says the rhythm behind the day.
  if (!isRhythm && !WORDS.rhythms.has(words.word(due.to - 2))) return undefined
  const value: Recurrence = { pattern: 'monthly', dayOfMonth: due.value }
  return { to: due.to, value, ...(due.invalid ? { invalid: due.invalid } : {}) }
}

function readNamed(words: Words, at: number): Reading<Recurrence> | undefined {
  const found = TABLES[words.locale].find(words, at)
  if (found === undefined) return undefined
  // "a week ago" and "a day before" count once.
  const isOnce =
    words.word(at) === 'a' &&
    ['ago', 'before', 'later', 'from', 'after', 'or', 'on', 'today', 'tomorrow'].includes(
      words.word(found.to),
    )
  // "do dia 1 ao dia 10" is a stretch, not a rhythm.
  const isDay = words.word(found.to - 1) === 'dia' && words.isNumber(found.to)
  return isOnce || (isDay && found.to - at === 2 && words.word(at) !== 'todo')
    ? undefined
    : { to: found.to, value: { pattern: found.value } }
}

/** "44,90/mês". */
function readPerUnit(words: Words, at: number): Reading<Recurrence> | undefined {
  const pattern = words.word(at) === '/' ? PER_UNIT.get(words.word(at + 1)) : undefined
  return pattern && { to: at + 2, value: { pattern } }
}

/** "toda segunda", "todas as terças e quintas", "às quartas", "every Monday and Friday", "on Mondays". */
function readWeekdays(words: Words, at: number): Reading<Recurrence> | undefined {
  const opened = words.isOneOf(at, WORDS.every) ? at + 1 : pluralOpener(words, at)
  // "two Fridays ago" counts back.
  if (opened === undefined || (opened === at && numberAt(words, at - 1) !== undefined))
    return undefined
  const isPlural = !words.isOneOf(at, WORDS.every)
  const named: number[] = []
  let next: number | undefined = opened
  let to = at
  while (next !== undefined && named.length < 7) {
    const day = readRepeatedDay(words, next, isPlural)
    if (day === undefined) break
    named.push(day.weekday)
    to = day.to
    next = [',', 'e', 'and'].includes(words.word(to)) ? to + 1 : undefined
  }
  if (named.length === 0) return undefined
  return { to, value: { pattern: 'weekly', weekdays: [...new Set(named)] } }
}

function pluralOpener(words: Words, at: number): number | undefined {
  if (WEEKDAY_PLURALS.has(words.word(at)) && words.word(at - 1) !== 'as') return at
  return (
    words.after(at, 'todas', 'as') ??
    words.after(at, 'todos', 'os') ??
    words.after(at, 'as') ??
    words.after(at, 'aos') ??
    words.after(at, 'on')
  )
}

/** A weekday in the plural ("segundas", "Mondays"), or in the singular after "toda" and "every". */
function readRepeatedDay(words: Words, at: number, isPlural: boolean) {
  const plural = WEEKDAY_PLURALS.get(words.word(at))
  if (plural !== undefined)
    return { weekday: plural, to: words.word(at + 1) === 'feiras' ? at + 2 : at + 1 }
  return isPlural ? undefined : readWeekdayName(words, at)
}

const WEEKDAY_PLURALS: ReadonlyMap<string, number> = new Map(
  [
    ...['segundas', 'tercas', 'quartas', 'quintas', 'sextas', 'sabados', 'domingos'],
    ...['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'],
  ].map((name, index) => [name, (index % 7) + 1] as const),
)
