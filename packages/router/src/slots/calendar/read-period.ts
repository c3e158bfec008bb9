import type { Locale } from '../../text/locale.ts'
import { addMonths } from '../civil-date.ts'
import { numberAt } from '../numbers/read-number.ts'
import { definePart, joinParts } from '../part.ts'
import { PhraseTable } from '../phrase-table.ts'
import type { Reading } from '../reading.ts'
import type { Period } from '../slot-span.ts'
import type { Words } from '../words.ts'
import type { PeriodUnit } from './calendar-period.ts'
import { fixedPeriod, unitAround } from './calendar-period.ts'
import { dateRange } from './read-date-range.ts'
import { namedMonth, namedYear } from './read-named-month.ts'
import { READ_PERIOD as WORDS } from './words.generated.ts'

interface Relative {
  readonly unit: PeriodUnit
  readonly offset: number
  /** "na semana", "past month": a rolling stretch that ends today. */
  readonly rollingDays?: number
}

const TABLES: Readonly<Record<Locale, PhraseTable<Relative>>> = {
  'pt-BR': new PhraseTable<Relative>([
    ...masculine('mes', 'month'),
    ...masculine('ano', 'year'),
    ...masculine('trimestre', 'quarter'),
    ...masculine('semestre', 'semester'),
    ...masculine('fim de semana', 'weekend'),
    ...masculine('final de semana', 'weekend'),
    ...masculine('fds', 'weekend'),
    ...entries('weekend', 0, ['fim de semana', 'final de semana', 'fds']),
    ...entries('month', 0, ['no mes', 'do mes', 'mes corrente']),
    ...entries('year', 0, ['no ano', 'do ano']),
    ...entries('quarter', 0, ['no trimestre', 'do trimestre']),
    ...entries('semester', 0, ['no semestre', 'do semestre']),
    ...['essa', 'esta', 'nessa', 'nesta', 'dessa', 'desta'].flatMap((word) =>
      entries('week', 0, [`${word} semana`]),
    ),
    ...entries('week', -1, ['semana passada', 'ultima semana', 'semana anterior']),
    ...entries('week', -1, ['semana que passou']),
    ...entries('week', -2, ['semana retrasada']),
    ...entries('week', 1, ['semana que vem', 'proxima semana', 'semana seguinte']),
    ...['nesse', 'neste', 'no'].map(
      (word) =>
        [`${word} ultimo mes`, { unit: 'month' as const, offset: 0, rollingDays: 30 }] as const,
    ),
    ['na semana', { unit: 'week', offset: 0, rollingDays: 7 }],
    ['da semana', { unit: 'week', offset: 0, rollingDays: 7 }],
  ]),
  en: new PhraseTable<Relative>([
    ...(['week', 'weekend', 'month', 'quarter', 'year'] as const).flatMap((unit) => [
      ...entries(unit, 0, [`this ${unit}`, `current ${unit}`]),
      ...entries(unit, -1, [`last ${unit}`, `previous ${unit}`]),
      ...entries(unit, -2, [`${unit} before last`, `the ${unit} before last`]),
      ...entries(unit, 1, [`next ${unit}`, `coming ${unit}`]),
    ]),
    ...entries('semester', 0, ['this semester']),
    ...entries('semester', -1, ['last semester']),
    ...entries('weekend', 0, ['the weekend', 'over the weekend']),
    ...(['month', 'quarter', 'year'] as const).flatMap((unit) =>
      entries(unit, 0, [`the ${unit}`, `${unit} to date`]),
    ),
    ['past week', { unit: 'week', offset: 0, rollingDays: 7 }],
    ['the week', { unit: 'week', offset: 0, rollingDays: 7 }],
    ['past month', { unit: 'month', offset: 0, rollingDays: 30 }],
    ['past year', { unit: 'year', offset: 0, rollingDays: 365 }],
  ]),
}

function entries(unit: PeriodUnit, offset: number, texts: readonly string[]) {
  return texts.map((text) => [text, { unit, offset }] as const)
}

function masculine(noun: string, unit: PeriodUnit) {
  const these = ['esse', 'este', 'nesse', 'neste', 'desse', 'deste'].map(
    (word) => `${word} ${noun}`,
  )
  return [
    ...entries(unit, 0, [...these, `${noun} atual`]),
    ...entries(unit, -1, [
      `${noun} passado`,
      `ultimo ${noun}`,
      `${noun} anterior`,
      `${noun} que passou`,
    ]),
    ...entries(unit, -2, [`${noun} retrasado`]),
    ...entries(unit, 1, [`${noun} que vem`, `proximo ${noun}`, `${noun} seguinte`]),
  ]
}

const rolling = definePart(readRolling)
const relativePeriod = definePart(readRelativePeriod)

/** A stretch of time: "mês passado", "em outubro", "last 2 weeks", "de 1 a 10 de novembro". */
export const period = joinParts(
  [dateRange, rolling, relativePeriod, namedMonth, namedYear],
  readPeriod,
)

function readPeriod(words: Words, at: number): Reading<Period> | undefined {
  return (
    words.read(dateRange, at) ??
    words.read(rolling, at) ??
    words.read(relativePeriod, at) ??
    words.read(namedMonth, at) ??
    words.read(namedYear, at)
  )
}

function readRelativePeriod(words: Words, at: number): Reading<Period> | undefined {
  const found = TABLES[words.locale].find(words, at)
  if (found === undefined || isPartOfFixedPhrase(words, at, found.to)) return undefined
  // "no mês de agosto" is August.
  const named = words.word(found.to - 1) === 'mes' && words.word(found.to) === 'de'
  const month = named ? words.read(namedMonth, found.to + 1) : undefined
  if (month) return month
  const { unit, offset, rollingDays } = found.value
  const today = words.now.day
  if (rollingDays !== undefined) return { to: found.to, value: rollingPeriod(today, rollingDays) }
  const relation = offset === 0 ? 'current' : offset < 0 ? 'previous' : 'next'
  const value = fixedPeriod(unit, unitAround(today, unit, offset), { relation })
  const isBareWeekend = unit === 'weekend' && WORDS.bareWeekends.has(words.word(at))
  return { to: found.to, value: isBareWeekend ? weekendInDirections(words, value) : value }
}

/** "fim do mês" is a day, "fim de semana" a weekend, "no ano novo" a feast. */
function isPartOfFixedPhrase(words: Words, at: number, to: number): boolean {
  const isEdge = ['fim', 'final', 'dia', 'comeco', 'inicio', 'meio', 'fins'].includes(
    words.word(at - 1),
  )
  const isShifted =
    words.isOneOf(to, WORDS.shifters) ||
    words.after(to, 'que', 'vem') !== undefined ||
    words.after(to, 'que', 'passou') !== undefined
  return (isEdge && words.word(at).startsWith('d')) || words.word(to) === 'novo' || isShifted
}

/** A weekend named alone: the one that has begun or gone before, or the one to come. */
function weekendInDirections(words: Words, thisWeek: Period): Period {
  const today = words.now.day
  const hasBegun = unitAround(today, 'weekend', 0).first <= today
  const past = fixedPeriod('weekend', unitAround(today, 'weekend', hasBegun ? 0 : -1))
  return { ...thisWeek, past: past.past, unspecified: past.past }
}

function rollingPeriod(today: number, days: number): Period {
  return fixedPeriod('days', { first: today - days + 1, last: today }, { days })
}

const DAYS_OF: ReadonlyMap<string, number> = new Map([
  ...named(1, ['dia', 'dias', 'day', 'days']),
  ...named(7, ['semana', 'semanas', 'week', 'weeks']),
  ...named(30, ['mes', 'meses', 'month', 'months']),
  ...named(365, ['ano', 'anos', 'year', 'years']),
  ...named(1 / 24, ['h', 'hora', 'horas', 'hours']),
])
/** A decade is the farthest a rolling period reaches. */
const MAX_DAYS = 3_660

function named(days: number, texts: readonly string[]) {
  return texts.map((text) => [text, days] as const)
}

/** "últimos 15 dias", "last 2 weeks", "próximos 7 dias", "15 últimos dias". */
function readRolling(words: Words, at: number): Reading<Period> | undefined {
  const isCountFirst =
    numberAt(words, at) !== undefined && words.isOneOf(numberAt(words, at)?.to ?? at, WORDS.back)
  const isBack = isCountFirst || words.isOneOf(at, WORDS.back)
  if (!isBack && !words.isOneOf(at, WORDS.ahead)) return undefined
  const number = numberAt(words, isCountFirst ? at : at + 1)
  if (number === undefined || number.invalid || !Number.isInteger(number.value)) return undefined
  const unitAt = isCountFirst ? number.to + 1 : number.to
  const daysEach = DAYS_OF.get(words.word(unitAt))
  if (daysEach === undefined) return undefined
  const days = Math.ceil(number.value * daysEach)
  if (days < 1 || days > MAX_DAYS) return undefined
  const value = isBack
    ? backFrom(words.now.day, daysEach, number.value, days)
    : fixedPeriod('days', { first: words.now.day, last: words.now.day + days }, { days })
  return { to: unitAt + 1, value }
}

function backFrom(today: number, daysEach: number, count: number, days: number): Period {
  if (daysEach < 30) return rollingPeriod(today, days)
  const first = addMonths(today, daysEach === 30 ? -count : -12 * count) + 1
  return fixedPeriod('days', { first, last: today }, { days })
}
