import { definePart, joinParts } from '../part.ts'
import type { Reading } from '../reading.ts'
import type { Words } from '../words.ts'
import { monthName } from './names.ts'
import { clock } from './read-clock.ts'
import { readRanked } from './read-ranked-day.ts'
import { READ_DUE_DAY as WORDS } from './words.generated.ts'

const MAX_GLUE = 4

const due = definePart(readDue)
const every = definePart(readEvery)
const ofEachMonth = definePart(readOfEachMonth)

/** The day of the month on which something falls due: "vence dia 5", "todo dia 10", "due on the 10th". */
export const dueDay = joinParts([due, every, ofEachMonth], readDueDay)

function readDueDay(words: Words, at: number): Reading<number> | undefined {
  return words.read(due, at) ?? words.read(every, at) ?? words.read(ofEachMonth, at)
}

function readDue(words: Words, at: number): Reading<number> | undefined {
  if (!words.isOneOf(at, words.locale === 'pt-BR' ? WORDS.duePt : WORDS.dueEn)) return undefined
  let dayAt = at + 1
  while (dayAt <= at + MAX_GLUE && words.isOneOf(dayAt, WORDS.glue)) dayAt += 1
  const isNamed = words.word(dayAt - 1) === 'dia' || words.word(dayAt - 1) === 'day'
  return toDueDay(words, dayAt, isNamed || words.locale === 'pt-BR')
}

/** "todo dia 10", "todo mês dia 10", "every 5th", "monthly on the 10th". */
function readEvery(words: Words, at: number): Reading<number> | undefined {
  const dayAt =
    words.after(at, 'todo', 'dia') ??
    words.after(at, 'cada', 'dia') ??
    words.after(at, 'todo', 'mes', 'dia') ??
    words.after(at, 'todo', 'mes', 'no', 'dia') ??
    words.after(at, 'every', 'month', 'on', 'the') ??
    words.after(at, 'monthly', 'on', 'the') ??
    words.after(at, 'every')
  if (dayAt === undefined) return undefined
  return toDueDay(words, dayAt, words.locale === 'pt-BR' || words.word(dayAt - 1) === 'the')
}

/** "dia 10 de cada mês", "the 10th of every month", "10th of the month". */
function readOfEachMonth(words: Words, at: number): Reading<number> | undefined {
  const isOpened = words.word(at) === 'dia' || words.word(at) === 'the'
  const day = readRanked(words, isOpened ? at + 1 : at)
  if (day === undefined) return undefined
  const to =
    words.after(day.to, 'de', 'cada', 'mes') ??
    words.after(day.to, 'de', 'todo', 'mes') ??
    words.after(day.to, 'do', 'mes') ??
    words.after(day.to, 'of', 'each', 'month') ??
    words.after(day.to, 'of', 'every', 'month') ??
    words.after(day.to, 'of', 'the', 'month')
  const isPlainMonth = words.word(day.to) === 'do' && words.word(day.to + 2) === 'mes'
  return to === undefined || isPlainMonth ? undefined : withRange(day.day, to)
}

function toDueDay(words: Words, at: number, isPlainEnough: boolean): Reading<number> | undefined {
  const day = readRanked(words, at)
  if (day === undefined || (!isPlainEnough && !day.isRanked)) return undefined
  // "todo dia 8 da manhã" is an hour, "vence dia 5/10" and "vence 5 de maio" are dates.
  if (words.once(clock, at)?.isMarked || isDated(words, day.to)) return undefined
  return withRange(day.day, day.to)
}

function isDated(words: Words, at: number): boolean {
  // "todo dia 5 de pagar o aluguel" goes on with what is to be done.
  const isMonth = words.word(at) === 'de' && words.once(monthName, at + 1) !== undefined
  return (
    isMonth || (words.word(at) === 'of' && !['each', 'every', 'the'].includes(words.word(at + 1)))
  )
}

function withRange(day: number, to: number): Reading<number> {
  return {
    to,
    value: day,
    ...(day >= 1 && day <= 31 ? {} : { invalid: 'impossible-date' as const }),
  }
}
