import { monthAround, toCivilDate, toDayNumber } from '../civil-date.ts'
import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedDate } from './calendar-date.ts'

interface Edge {
  readonly edge: 'first' | 'last' | 'year-end' | 'mid-year'
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
  ...nextYear('year-end', ['fim do ano que vem', 'final do ano que vem', 'fim do proximo ano']),
  ...nextYear('year-end', ['final do proximo ano', 'end of next year', 'end of the next year']),
  ...nextYear('mid-year', [
    'meio do ano que vem',
    'meados do ano que vem',
    'metade do ano que vem',
  ]),
  ...nextYear('mid-year', ['middle of next year', 'mid next year', 'halfway through next year']),
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

function nextYear(edge: Edge['edge'], texts: readonly string[]) {
  return texts.map((text) => [text, { edge, months: 12, isRough: true }] as const)
}

/** The day meant by the parts of a year. */
const END_OF_YEAR: Readonly<Partial<Record<Edge['edge'], { month: number; day: number }>>> = {
  'year-end': { month: 12, day: 31 },
  'mid-year': { month: 6, day: 30 },
}

/** The edges of months and years: "último dia do mês", "end of the year". */
export const monthEdge = definePart(readMonthEdge)

function readMonthEdge(words: Words, at: number): Reading<CalendarDate> | undefined {
  const found = EDGES.find(words, at)
  if (found === undefined) return undefined
  const { edge, months, isRough } = found.value
  const today = words.now.day
  const { year } = toCivilDate(today)
  const ofYear = END_OF_YEAR[edge]
  const day = ofYear
    ? toDayNumber({ year: year + months / 12, ...ofYear })
    : monthAround(today, months)[edge === 'first' ? 'first' : 'last']
  return { to: found.to, value: fixedDate('relative', day), isApproximate: isRough }
}
