import type { DomainContext } from '../domain-context.ts'
import type { AgendaItem } from '../life-view.ts'

/** Orders what has its day: by day, what has no hour first. */
export function byMoment(one: AgendaItem, other: AgendaItem): number {
  const [a, b] = [one, other].map(({ day, from }) => `${day} ${from ?? ''}`)
  return (a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1
}

/** A line of a list: `- 10:00: Dentista, Rua A`, `- sexta (20/11): Luz, R$ 80,00 (conta)`. */
export const describeItem = (item: AgendaItem, isOneDay: boolean, context: DomainContext): string =>
  `- ${sayItem(item, isOneDay, context)}`

/** The same within a sentence. */
export function sayItem(item: AgendaItem, isOneDay: boolean, { format }: DomainContext): string {
  const { day, from, until } = item
  const hours =
    from === undefined
      ? undefined
      : [from, ...(until === undefined ? [] : [until])]
          .map((time) => format.clockTime(time))
          .join('–')
  const when = [...(isOneDay ? [] : [format.day(day)]), ...(hours === undefined ? [] : [hours])]
  const what = item.detail === undefined ? item.title : `${item.title}, ${item.detail}`
  const kind = item.kind === undefined ? '' : ` (${item.kind})`
  return `${when.length === 0 ? '' : `${when.join(', ')}: `}${what}${kind}${item.isDone ? ' ✓' : ''}`
}
