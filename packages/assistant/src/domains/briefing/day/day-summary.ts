import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { byMoment, describeItem } from '../../internal/describe-agenda-item.ts'
import { joinList } from '../../internal/join-list.ts'
import { describeSeriesValue } from '../../internal/series-value.ts'
import type { AgendaItem, DailySeries } from '../../life-view.ts'

/** A day as it stands: what it holds, what is to be known of it, and what was noted on it. */
export type DaySummary = JsonObject & {
  readonly day: string
  readonly items: readonly AgendaItem[]
  /** Whole lines: what is overdue, the habits of the day. */
  readonly notes: readonly string[]
  /** `Água: 1,5 L`, of what was measured or spent. */
  readonly noted: readonly string[]
}

/** Asks all domains about a day. */
export async function summarizeDay(context: DomainContext, day: string): Promise<DaySummary> {
  const { life } = context
  const items = await life.agenda(day, day)
  const notes = await life.dayNotes(day)
  const series = await life.dailySeries(day, day)
  return {
    day,
    items: [...items].sort(byMoment),
    notes,
    noted: series.flatMap((one) => notedOf(one, context)),
  }
}

/** Marks are told as habits. */
function notedOf({ days, name, unit }: DailySeries, context: DomainContext): string[] {
  const [only] = days
  if (only === undefined || unit.kind === 'mark') return []
  return [`${name}: ${describeSeriesValue(only.value, unit, context)}`]
}

/** The day in words; nothing where it holds nothing. */
export function tellDay(summary: DaySummary, context: DomainContext): string | undefined {
  const { day, items, noted, notes } = summary
  const { format, text } = context
  if (items.length + notes.length + noted.length === 0) return undefined
  const values = { day: format.day(day) }
  const parts: string[] = []
  if (items.length > 0) {
    const lines = items.map((one) => describeItem(one, true, context))
    parts.push(joinList(text('summary.heading', values), lines, context))
  } else parts.push(text('summary.free', values))
  if (notes.length > 0) parts.push(notes.join('\n'))
  if (noted.length > 0) parts.push(text('summary.noted', { list: noted.join(', ') }))
  return parts.join('\n\n')
}
