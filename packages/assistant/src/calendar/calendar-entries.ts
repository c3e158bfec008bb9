import type { FeedContent } from '@parco/protocol'
import type { CalendarEntry } from '../domains/calendar-entry.ts'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import { addDays } from '../domains/internal/calendar.ts'

/** What is over longer than this is told no more, and what is further off not yet. */
const BACK_DAYS = 366
const AHEAD_DAYS = 5 * 366

/** All that calendars are told of a user, of what is chosen, by their keys. */
export async function calendarEntries(
  domains: readonly Domain[],
  contextOf: (domain: Domain) => DomainContext,
  contents: readonly FeedContent[],
): Promise<CalendarEntry[]> {
  const entries: CalendarEntry[] = []
  // One after another: they share the connection of their transaction.
  for (const domain of domains) {
    if (!domain.calendarOf) continue
    const context = contextOf(domain)
    const from = addDays(context.today, -BACK_DAYS)
    entries.push(
      ...(await domain.calendarOf(context, { from, until: addDays(context.today, AHEAD_DAYS) })),
    )
  }
  const chosen = entries.filter(({ content }) => contents.includes(content))
  return chosen.sort((one, other) => (one.key < other.key ? -1 : 1))
}
