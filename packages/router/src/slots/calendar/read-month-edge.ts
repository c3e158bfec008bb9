import { monthAround, toCivilDate, toDayNumber } from '../civil-date.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedDate } from './calendar-date.ts'

interface Edge {
  readonly edge: 'first' | 'last' | 'year-end'
  /** Months from this one. */
  readonly months: number
  /** "fim do mês" is about its last day, "último dia do mês" is it. */
  readonly isRough: boolean
}

const EDGES = new PhraseTable<Edge>([
  ...portuguese('ultimo dia do mes', 'last', false),
  ...portuguese('primeiro dia do mes', 'first', false),
  ...portuguese('fim do mes', 'last', true),
  ...portuguese('final do mes', 'last', true),
  ...english('last day of', 'last', false),
  ...english('first day of', 'first', false),
  ...english('first of', 'first', false),
  ...english('end of', 'last', true),
  ...roughly('last', ['end of month', 'month end']),
  ...roughly('year-end', ['fim do ano', 'final do ano', 'fim de ano', 'ultimo dia do ano']),
  ...roughly('year-end', ['end of the year', 'end of this year', 'last day of the year']),
])

function portuguese(phrase: string, edge: Edge['edge'], isRough: boolean) {
  return [
    [phrase, { edge, months: 0, isRough }],
    [`${phrase} atual`, { edge, months: 0, isRough }],
    [`${phrase} passado`, { edge, months: -1, isRough }],
    [`${phrase} que vem`, { edge, months: 1, isRough }],
  ] as const
}

function english(opener: string, edge: Edge['edge'], isRough: boolean) {
  return [
    [`${opener} the month`, { edge, months: 0, isRough }],
    [`${opener} this month`, { edge, months: 0, isRough }],
    [`${opener} last month`, { edge, months: -1, isRough }],
    [`${opener} next month`, { edge, months: 1, isRough }],
  ] as const
}

function roughly(edge: Edge['edge'], texts: readonly string[]) {
  return texts.map((text) => [text, { edge, months: 0, isRough: true }] as const)
}

/** Reads the edges of months and years: "último dia do mês", "end of the year". */
export function readMonthEdge(words: Words, at: number): Reading<CalendarDate> | undefined {
  const found = EDGES.find(words, at)
  if (found === undefined) return undefined
  const { edge, months, isRough } = found.value
  const today = words.now.day
  const { year } = toCivilDate(today)
  const day =
    edge === 'year-end'
      ? toDayNumber({ year, month: 12, day: 31 })
      : monthAround(today, months)[edge]
  return { to: found.to, value: fixedDate('relative', day), isApproximate: isRough }
}
