import type { Locale } from '../../text/locale.ts'
import { definePart } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { CalendarDate, DayPart } from '../slot-span.ts'
import type { Words } from '../words.ts'
import { fixedDate } from './calendar-date.ts'

interface Offset {
  readonly days: number
  readonly part?: DayPart
  /** "semana que vem" names no day; a week from today stands for it. */
  readonly isRough?: boolean
}

const TABLES: Readonly<Record<Locale, PhraseTable<Offset>>> = {
  'pt-BR': new PhraseTable<Offset>([
    ...on(0, ['hoje', 'dia de hoje']),
    ...on(-1, ['ontem', 'dia de ontem', 'onten', 'omtem', 'onteim']),
    ...on(-2, ['anteontem', 'antes de ontem', 'antes d ontem', 'antes ontem', 'ante ontem']),
    ...on(-3, ['trasanteontem', 'tresanteontem', 'trasantontem', 'tresantontem']),
    ...on(1, ['amanha', 'amanhan', 'amnha', 'dia de amanha']),
    ...on(2, ['depois de amanha', 'depois d amanha', 'depois amanha']),
    ...on(0, ['essa manha', 'esta manha', 'nessa manha', 'nesta manha'], 'morning'),
    ...on(0, ['essa madrugada', 'esta madrugada', 'nessa madrugada', 'nesta madrugada'], 'morning'),
    ...on(0, ['essa tarde', 'esta tarde', 'nessa tarde', 'nesta tarde'], 'afternoon'),
    ...on(0, ['essa noite', 'esta noite', 'nessa noite', 'nesta noite'], 'evening'),
    ...on(-1, ['noite passada', 'a noite passada', 'na noite passada'], 'evening'),
    ...on(-1, ['tarde passada'], 'afternoon'),
    ...roughly(7, ['semana que vem', 'na semana que vem', 'proxima semana', 'na proxima semana']),
  ]).forgiving(['ontem', 'amanha', 'anteontem']),
  en: new PhraseTable<Offset>([
    ...on(0, ['today', 'earlier today', 'later today']),
    ...on(-1, ['yesterday']),
    ...on(-2, ['day before yesterday', 'the day before yesterday']),
    ...on(1, ['tomorrow']),
    ...on(2, ['day after tomorrow', 'the day after tomorrow']),
    ...on(0, ['this morning'], 'morning'),
    ...on(0, ['this afternoon'], 'afternoon'),
    ...on(0, ['this evening', 'tonight'], 'evening'),
    ...on(-1, ['last night', 'last evening', 'yesterday evening', 'yesterday night'], 'evening'),
    ...roughly(7, ['next week', 'in a week', 'a week from now', 'a week from today']),
    ...on(7, ['a week today', 'today week']),
    ...on(8, ['a week tomorrow', 'tomorrow week']),
    ...on(14, ['a fortnight today', 'two weeks today']),
  ]).forgiving(['today', 'yesterday', 'tomorrow', 'tonight']),
}

function on(days: number, texts: readonly string[], part?: DayPart) {
  return texts.map((text) => [text, part ? { days, part } : { days }] as const)
}

function roughly(days: number, texts: readonly string[]) {
  return texts.map((text) => [text, { days, isRough: true }] as const)
}

/** A day counted from today by name: "anteontem", "day after tomorrow", "last night". */
export const relativeDate = definePart(readRelativeDate)

function readRelativeDate(words: Words, at: number): Reading<CalendarDate> | undefined {
  const found = TABLES[words.locale].find(words, at)
  if (found === undefined) return undefined
  // "hoje em dia" means these days, not today.
  if (words.after(found.to, 'em', 'dia') !== undefined) return undefined
  const { days, part, isRough } = found.value
  const date = fixedDate('relative', words.now.day + days, part ? { dayPart: part } : {})
  return { to: found.to, value: date, isApproximate: isRough === true }
}
