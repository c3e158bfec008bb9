import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import {
  type AskedPeriod,
  daysInput,
  describePeriod,
  toAskedPeriod,
} from '../../internal/asked-period.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { type FoundTurn, searchTurns, turnsOfDays } from '../turns/search-turns.ts'
import { recalledTurn, type ToldTurn, telling, tellTurns, toTold } from '../turns/told-turn.ts'

/** What a reply can take, and what is looked at. */
const TOLD = 6
const MAX_TOLD = 30

type Output = {
  readonly query: string
  readonly period: AskedPeriod | null
  /** The newest first; of a day, in their order. */
  readonly turns: readonly ToldTurn[]
  /** How many fit in all. */
  readonly total: number
}

/** Answers what the user said before, and when: their own words with the day, and nothing that they forgot. */
export const searchConversations = defineDomainReadTool({
  name: 'search_conversations',
  description:
    'What the user wrote in earlier conversations, by words or days, with their exact words and the day. Not only what was kept in memory.',
  input: z.object({
    query: z.string().optional(),
    date: z.string().refine(isCalendarDay).optional().describe('YYYY-MM-DD.'),
    ...daysInput,
    limit: z.number().int().min(1).max(MAX_TOLD).optional(),
  }),
  codeSlots: ['date', 'limit'],
  status: 'status.searchingTurns',
  async execute({ query = '', date, startDate, endDate, limit = TOLD }, context) {
    const period = periodOf({ startDate: startDate ?? date, endDate: endDate ?? date }, context)
    const found = await find(query.trim(), period, context)
    const turns = found.slice(0, limit).map((turn) => toTold(turn, query))
    const output: Output = { query: quoteText(query.trim()), period, turns, total: found.length }
    return output
  },
  memories: ({ turns }) => turns.map(recalledTurn),
  reply({ query, period, turns, total }, context) {
    const { text } = context
    const values = { query, period: period === null ? '' : describePeriod(period, context) }
    const about = query === '' ? 'ofDays' : period === null ? 'about' : 'aboutInDays'
    if (query === '' && period === null) return text('turn.askWhat')
    if (turns.length === 0) return text(`turn.none.${about}`, values)
    const heading = text(`turn.found.${about}`, values)
    const told = tellTurns(turns, { heading, isOfDays: query === '' }, context)
    return total > turns.length
      ? `${told}\n- ${text('shared.andMore', { count: total - turns.length })}`
      : told
  },
})

async function find(
  query: string,
  period: AskedPeriod | null,
  context: DomainContext,
): Promise<readonly FoundTurn[]> {
  if (query === '') {
    if (period === null) return []
    return turnsOfDays({ from: period.startDate, until: period.endDate }, context)
  }
  const found = await searchTurns(query, context, { meaning: await context.meaning?.of(query) })
  return telling(
    found.filter(
      ({ day }) => period === null || (day >= period.startDate && day <= period.endDate),
    ),
  )
}

const periodOf = (
  days: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  context: DomainContext,
): AskedPeriod | null =>
  days.startDate === undefined && days.endDate === undefined ? null : toAskedPeriod(days, context)
