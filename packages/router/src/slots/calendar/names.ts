import type { Locale } from '../../text/locale.ts'
import { phrasesOf } from '../../text/word-tables.ts'
import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { DayPart } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { NAMES as WORDS } from './words.generated.ts'

const MONTHS_PT = [
  ...['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto'],
  ...['setembro', 'outubro', 'novembro', 'dezembro'],
]
const MONTHS_EN = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
]
const SHORT_PT = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const SHORT_EN = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const FULL: Readonly<Record<Locale, PhraseTable<number>>> = {
  'pt-BR': new PhraseTable(numbered(MONTHS_PT)).forgiving(MONTHS_PT),
  en: new PhraseTable(numbered(MONTHS_EN)).forgiving(MONTHS_EN),
}
const SHORT: Readonly<Record<Locale, ReadonlyMap<string, number>>> = {
  'pt-BR': new Map(numbered(SHORT_PT)),
  en: new Map([...numbered(SHORT_EN), ['sept', 9]]),
}

function numbered(names: readonly string[]): (readonly [string, number])[] {
  return names.map((name, index) => [name, index + 1])
}

/** A month (1-12) named in full. */
export const monthName = definePart(readMonthName)

function readMonthName(words: Words, at: number): { month: number; to: number } | undefined {
  const found = FULL[words.locale].find(words, at)
  return found && { month: found.value, to: found.to }
}

/** A month named in full or shortened, for places where a day or a year stands beside it. */
export function readAnyMonth(words: Words, at: number): { month: number; to: number } | undefined {
  const full = words.once(monthName, at)
  if (full) return full
  const month = SHORT[words.locale].get(words.word(at))
  if (month === undefined) return undefined
  const isDotted = words.raw(at + 1) === '.' && words.isGlued(at + 1) && words.isNumber(at + 2)
  return { month, to: isDotted ? at + 2 : at + 1 }
}

const WEEKDAYS_PT: readonly (readonly [string, number])[] = [
  ...['segunda', 'terca', 'quarta', 'quinta', 'sexta'].flatMap((name, index) => [
    [name, index + 1] as const,
    [`${name} feira`, index + 1] as const,
  ]),
  ...[2, 3, 4, 5, 6].flatMap((number) =>
    ['o', 'a'].map((mark) => [`${number} ${mark} feira`, number - 1] as const),
  ),
  ['sabado', 6],
  ['sabadao', 6],
  ['domingo', 7],
  ['domingao', 7],
  ['tersa', 2],
  ['tersa feira', 2],
]
const WEEKDAYS_EN: readonly (readonly [string, number])[] = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
    (name, index) => [name, index + 1] as const,
  ),
  ...(['mon', 'tue', 'wed', 'thu', 'fri'] as const).map(
    (name, index) => [name, index + 1] as const,
  ),
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
]
const WEEKDAYS: Readonly<Record<Locale, PhraseTable<number>>> = {
  'pt-BR': new PhraseTable(WEEKDAYS_PT).forgiving([
    'terca',
    'quarta',
    'quinta',
    'sexta',
    'sabado',
    'domingo',
  ]),
  en: new PhraseTable(WEEKDAYS_EN).forgiving([
    ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ]),
}

/** A weekday (1 Monday to 7 Sunday) named at an index, "feira" included. */
export function readWeekdayName(
  words: Words,
  at: number,
): { weekday: number; to: number } | undefined {
  const found = WEEKDAYS[words.locale].find(words, at)
  return found && { weekday: found.value, to: found.to }
}

const DAY_PARTS: Readonly<Record<Locale, PhraseTable<DayPart>>> = {
  'pt-BR': new PhraseTable<DayPart>(phrasesOf(WORDS.dayParts['pt-BR'])),
  en: new PhraseTable<DayPart>(phrasesOf(WORDS.dayParts.en)),
}

/** A part of the day said after a date or a clock time: "de manhã", "at night". */
export function readDayPart(words: Words, at: number): { part: DayPart; to: number } | undefined {
  const found = DAY_PARTS[words.locale].find(words, at)
  return found && { part: found.value, to: found.to }
}
