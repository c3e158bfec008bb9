import type { DayNumber } from '../civil-date.ts'
import { mondayOf, weekdayOf } from '../civil-date.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { directedDate, fixedDate } from './calendar-date.ts'
import { readWeekdayName } from './names.ts'

/** Which of the many Fridays is meant. */
type Which = 'bare' | 'last' | 'before-last' | 'next' | 'this' | 'previous-week' | 'following-week'

const EVERY = new Set(['todo', 'toda', 'todas', 'todos', 'cada', 'every', 'each'])
/** Nouns that make "segunda" or "quinta" a rank. */
const RANKED = new Set([
  ...[
    'parcela',
    'via',
    'vez',
    'opcao',
    'conta',
    'parte',
    'prestacao',
    'fase',
    'temporada',
    'etapa',
  ],
  ...['dose', 'mao', 'chance', 'tentativa', 'semana', 'compra', 'fatura', 'opiniao', 'categoria'],
])

/** Reads a weekday with what places it: "sexta passada", "next Tuesday", "segunda da semana que vem". */
export function readWeekday(words: Words, at: number): Reading<CalendarDate> | undefined {
  if (words.isOneOf(at - 1, EVERY)) return undefined
  const before = readBefore(words, at)
  const name = readWeekdayName(words, before.to) ?? readWeekendDay(words, before)
  if (name === undefined || isRank(words, name.to)) return undefined
  const after = readAfter(words, name.to)
  const which = after?.which ?? before.which
  return { to: after?.to ?? name.to, value: weekdayDate(words.now.day, name.weekday, which) }
}

/** "sat" and "sun" are words of their own unless something places them in time. */
function readWeekendDay(words: Words, { which, to }: { which: Which; to: number }) {
  if (words.locale !== 'en' || (which === 'bare' && words.word(to - 1) !== 'on')) return undefined
  const weekday = { sat: 6, sun: 7 }[words.word(to)]
  return weekday === undefined ? undefined : { weekday, to: to + 1 }
}

function isRank(words: Words, at: number): boolean {
  return words.locale === 'pt-BR' && words.isOneOf(at, RANKED)
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

const AFTER: readonly (readonly [readonly string[], Which])[] = [
  [['da', 'semana', 'passada'], 'previous-week'],
  [['da', 'outra', 'semana'], 'following-week'],
  [['da', 'semana', 'que', 'vem'], 'following-week'],
  [['da', 'proxima', 'semana'], 'following-week'],
  [['semana', 'que', 'vem'], 'following-week'],
  [['dessa', 'semana'], 'this'],
  [['desta', 'semana'], 'this'],
  [['passada'], 'last'],
  [['passado'], 'last'],
  [['retrasada'], 'before-last'],
  [['retrasado'], 'before-last'],
  [['que', 'vem'], 'next'],
  [['agora'], 'this'],
  [['seguinte'], 'next'],
  [['of', 'last', 'week'], 'previous-week'],
  [['last', 'week'], 'previous-week'],
  [['of', 'next', 'week'], 'following-week'],
  [['next', 'week'], 'following-week'],
  [['this', 'week'], 'this'],
  [['before', 'last'], 'before-last'],
]

function readAfter(words: Words, at: number): { which: Which; to: number } | undefined {
  for (const [phrase, which] of AFTER) {
    const to = words.after(at, ...phrase)
    if (to !== undefined) return { which, to }
  }
  return undefined
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
