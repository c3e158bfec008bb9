import { z } from 'zod'
import { periodInput, toAskedPeriod } from '../../internal/asked-period.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { readStanding, type Standing, tellStanding } from '../standing/read-standing.ts'

/** How the user is doing: money, body, habits and goals at a glance. */
export const getOverview = defineDomainReadTool({
  name: 'get_overview',
  description: 'How the user is doing over a period, over all areas: this month when none is said.',
  input: z.object(periodInput),
  execute(slots, context): Promise<Standing> {
    const period = toAskedPeriod(slots, context)
    const endDate = period.endDate < context.today ? period.endDate : context.today
    return readStanding({ startDate: period.startDate, endDate }, context)
  },
  reply: tellStanding,
})
