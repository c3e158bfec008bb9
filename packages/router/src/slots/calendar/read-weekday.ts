import type { DayNumber } from '../civil-date.ts'
import { mondayOf, weekdayOf } from '../civil-date.ts'
import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { directedDate, fixedDate } from './calendar-date.ts'
import { readWeekdayName } from './names.ts'
import { READ_WEEKDAY as WORDS } from './words.generated.ts'

/** Which of the many Fridays is meant. */
type Which =
  | 'bare'
  | 'last'
  | 'before-last'
  | 'next'
  | 'this'
  | 'previous-week'
  | 'following-week'
  | 'week-after'

/** What makes a weekday a feast, or a place in the month. */
const NAMED_DAYS = new PhraseTable<true>(
  [
    ...[
      'santa',
      'de cinzas',
      'de carnaval',
      'de pascoa',
      'de ramos',
      'gorda',
      'do mes',
      'sim',
      'of the month',
    ],
    ...['of every month', 'of each month', 'school'],
  ].map((phrase) => [phrase, true] as const),
)

/** A weekday with what places it: "sexta passada", "next Tuesday", "segunda da semana que vem". */
export const weekday = definePart(readWeekday)

function readWeekday(words: Words, at: number): Reading<CalendarDate> | undefined {
  const onward = words.after(at, 'a', 'week', 'on')
  const before: { which: Which; to: number } =
    onward === undefined ? readBefore(words, at) : { which: 'week-after', to: onward }
  const name = readWeekdayName(words, before.to) ?? readWeekendDay(words, before)
  if (name === undefined || isRank(words, name.to)) return undefined
  if (words.isOneOf(at - 1, WORDS.notThatDay)) return undefined
  // "a week from Friday" is another Friday.
  if (words.word(at - 1) === 'from' && WORDS.weeks.has(words.word(at - 2))) return undefined
  const after = readAfter(words, name.to)
  const which = after?.which ?? before.which
  return { to: after?.to ?? name.to, value: weekdayDate(words.now.day, name.weekday, which) }
}

/** "sat" and "sun" are words of their own unless something places them in time. */
function readWeekendDay(words: Words, { which, to }: { which: Which; to: number }) {
  const number = words.locale === 'en' ? { sat: 6, sun: 7 }[words.word(to)] : undefined
  if (number === undefined || (which === 'bare' && words.word(to - 1) !== 'on')) return undefined
  return { weekday: number, to: to + 1 }
}

function isRank(words: Words, at: number): boolean {
  const isRanked = words.locale === 'pt-BR' && words.isOneOf(at, WORDS.ranked)
  return isRanked || NAMED_DAYS.find(words, at) !== undefined
}

const BEFORE: ReadonlyMap<string, Which> = new Map([
  ['ultima', 'last'],
  ['ultimo', 'last'],
  ['passada', 'last'],
  ['last', 'last'],
  ['past', 'last'],
  ['proxima', 'next'],
  ['proximo', 'next'],
  ['next', 'next'],
  ['coming', 'next'],
  ...['essa', 'esse', 'esta', 'este', 'nessa', 'nesse', 'nesta', 'neste', 'this'].map(
    (word) => [word, 'this'] as const,
  ),
])

function readBefore(words: Words, at: number): { which: Which; to: number } {
  const first = BEFORE.get(words.folded(at))
  if (first === undefined) return { which: 'bare', to: at }
  const second = first === 'this' ? BEFORE.get(words.folded(at + 1)) : undefined
  return second ? { which: second, to: at + 2 } : { which: first, to: at + 1 }
}

const AFTER = new PhraseTable<Which>([
  ...places('previous-week', ['da semana passada', 'of last week', 'last week']),
  ...places('following-week', ['da outra semana', 'da semana que vem', 'da proxima semana']),
  ...places('following-week', ['semana que vem', 'of next week', 'next week']),
  ...places('this', ['dessa semana', 'desta semana', 'agora', 'this week']),
  ...places('last', ['passada', 'passado']),
  ...places('before-last', ['retrasada', 'retrasado', 'before last']),
  ...places('next', ['que vem', 'seguinte']),
  ...places('week-after', ['week']),
])

function places(which: Which, texts: readonly string[]) {
  return texts.map((text) => [text, which] as const)
}

function readAfter(words: Words, at: number): { which: Which; to: number } | undefined {
  const found = AFTER.find(words, at)
  return found && { which: found.value, to: found.to }
}

function weekdayDate(today: DayNumber, weekday: number, which: Which): CalendarDate {
  const monday = mondayOf(today)
  const latest = today - ((weekdayOf(today) - weekday + 6) % 7) - 1
  const coming = today + ((weekday - weekdayOf(today) + 6) % 7) + 1
  const inThisWeek = monday + weekday - 1
  switch (which) {
    case 'last':
      return fixedDate('weekday', latest)
    case 'before-last':
      return fixedDate('weekday', latest - 7)
    case 'next':
      return fixedDate('weekday', coming)
    case 'previous-week':
      return fixedDate('weekday', inThisWeek - 7)
    case 'following-week':
      return fixedDate('weekday', inThisWeek + 7)
    case 'week-after':
      return fixedDate('weekday', coming + 7)
    case 'this':
      return directedDate('weekday', {
        past: inThisWeek <= today ? inThisWeek : latest,
        future: inThisWeek >= today ? inThisWeek : coming,
        unspecified: inThisWeek,
      })
    case 'bare':
      return directedDate('weekday', { past: latest, future: coming })
  }
}
