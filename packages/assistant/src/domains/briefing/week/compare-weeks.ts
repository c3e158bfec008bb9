import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { describeSeriesValue } from '../../internal/series-value.ts'
import type { DailySeries, DayValue, SeriesUnit } from '../../life-view.ts'

/** Seven days beside the seven before them. */
export type ComparedWeeks = JsonObject & {
  readonly from: string
  readonly until: string
  /** `Sono: 6h30 por dia (4 dias); antes 7h10 (5 dias)`. */
  readonly lines: readonly string[]
  /** Names of what was noted in one of them alone. */
  readonly oneSided: readonly string[]
}

/** Compares what was noted in both; a week in which nothing was noted was none that went badly. */
export async function compareWeeks(context: DomainContext): Promise<ComparedWeeks> {
  const { today: until } = context
  const from = addDays(until, -6)
  const series = await context.life.dailySeries(addDays(from, -7), until)
  const weeks = series.map((one) => halves(one, from))
  return {
    from,
    until,
    lines: weeks.filter(isInBoth).map((week) => lineOf(week, context)),
    oneSided: weeks.filter((week) => !isInBoth(week) && isInOne(week)).map(({ name }) => name),
  }
}

interface Halves {
  readonly name: string
  readonly unit: SeriesUnit
  readonly now: readonly DayValue[]
  readonly before: readonly DayValue[]
}

/** Of a habit only the days on which it was done count. */
function halves({ days, name, unit }: DailySeries, from: string): Halves {
  const telling = unit.kind === 'mark' ? days.filter(({ value }) => value > 0) : days
  return {
    name,
    unit,
    now: telling.filter(({ day }) => day >= from),
    before: telling.filter(({ day }) => day < from),
  }
}

const isInBoth = ({ before, now }: Halves) => before.length > 0 && now.length > 0
const isInOne = ({ before, now }: Halves) => before.length + now.length > 0

function lineOf({ before, name, now, unit }: Halves, context: DomainContext): string {
  const { text } = context
  if (unit.kind === 'mark')
    return text('weeks.mark', { name, count: now.length, before: before.length })
  const isSum = unit.kind === 'money'
  const show = (days: readonly DayValue[]) =>
    describeSeriesValue(sum(days) / (isSum ? 1 : days.length), unit, context)
  const values = { name, now: show(now), before: show(before) }
  if (isSum) return text('weeks.money', values)
  return text('weeks.measure', { ...values, n: now.length, nBefore: before.length })
}

const sum = (days: readonly DayValue[]): number => days.reduce((all, { value }) => all + value, 0)
