import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { byMoment, describeItem } from '../../internal/describe-agenda-item.ts'
import { joinList } from '../../internal/join-list.ts'
import { describeSeriesValue } from '../../internal/series-value.ts'
import type { AgendaItem, DailySeries, DayValue } from '../../life-view.ts'

/** Of what lies ahead so much is told. */
const MOST_AHEAD = 7
/** Lines of a week that is told in a few. */
const MOST_LINES = 8

/** Seven days, with what lies ahead in the seven behind them. */
export type WeekReport = JsonObject & {
  readonly from: string
  readonly until: string
  /** `Gastos: R$ 420,00; na semana anterior, R$ 380,00`. */
  readonly lines: readonly string[]
  readonly ahead: readonly AgendaItem[]
}

/** Asks all domains about the seven days up to one. */
export async function reportWeek(context: DomainContext, until: string): Promise<WeekReport> {
  const from = addDays(until, -6)
  const series = await context.life.dailySeries(addDays(from, -7), until)
  const ahead = await context.life.agenda(addDays(until, 1), addDays(until, 7))
  return {
    from,
    until,
    lines: series.flatMap((one) => lineOf(one, from, context)),
    ahead: ahead
      .filter(({ isDone }) => !isDone)
      .sort(byMoment)
      .slice(0, MOST_AHEAD),
  }
}

function lineOf({ days, name, unit }: DailySeries, from: string, context: DomainContext): string[] {
  const { text } = context
  const ofWeek = days.filter(({ day }) => day >= from)
  const before = days.filter(({ day }) => day < from)
  const show = (value: number) => describeSeriesValue(value, unit, context)
  if (unit.kind === 'mark') {
    const done = sum(ofWeek)
    return done === 0 ? [] : [text('report.mark', { name, count: done })]
  }
  if (ofWeek.length === 0) return []
  if (unit.kind === 'money') {
    const [spent, spentBefore] = [sum(ofWeek), sum(before)]
    if (spent + spentBefore === 0) return []
    const key = before.length === 0 ? 'money' : 'moneyCompared'
    return [text(`report.${key}`, { name, now: show(spent), before: show(spentBefore) })]
  }
  const values = { name, mean: show(sum(ofWeek) / ofWeek.length), count: ofWeek.length }
  return [text('report.measure', values)]
}

const sum = (days: readonly DayValue[]): number => days.reduce((all, { value }) => all + value, 0)

/** The first lines of a week: money stands before what was measured, and that before habits. */
export async function weekInShort(
  context: DomainContext,
  until: string,
): Promise<readonly string[]> {
  const { lines } = await reportWeek(context, until)
  return lines.slice(0, MOST_LINES)
}

/** The week in words; nothing where nothing was noted and nothing lies ahead. */
export function tellWeek(report: WeekReport, context: DomainContext): string | undefined {
  const { ahead, from, lines, until } = report
  const { format, text } = context
  if (lines.length + ahead.length === 0) return undefined
  const values = { from: format.dayNumeric(from), until: format.dayNumeric(until) }
  const parts: string[] = []
  if (lines.length > 0) {
    const items = lines.map((line) => `- ${line}`)
    parts.push(joinList(text('report.heading', values), items, context))
  } else parts.push(text('report.nothing', values))
  if (ahead.length > 0) {
    const items = ahead.map((one) => describeItem(one, false, context))
    parts.push(joinList(text('report.ahead'), items, context))
  }
  return parts.join('\n\n')
}
