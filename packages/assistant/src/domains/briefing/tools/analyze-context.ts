import { z } from 'zod'
import { addDays } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { LIFE_AREAS } from '../../internal/life-areas.ts'
import { readStanding, type Standing, tellStanding } from '../standing/read-standing.ts'

/** How far back is looked when nobody says. */
const USUAL_DAYS = 30

/**
 * What the records say about areas of life, for whoever thinks along: worked out by code, so that the
 * same records give the same lines. The intent of this name asks for counsel, and is no call of it.
 */
export const analyzeContext = defineDomainReadTool({
  name: 'analyze_context',
  description:
    'What the records say of these areas, worked out: spending, plans, trends, what goes together, habits, goals.',
  input: z.object({
    currentTopic: z.string().optional(),
    relatedAreas: z.array(z.enum(LIFE_AREAS)).max(4).optional(),
    days: z.number().int().min(7).max(365).optional().describe('30 when not said'),
  }),
  codeSlots: ['currentTopic', 'days'],
  status: 'standing.looking',
  execute({ days = USUAL_DAYS, relatedAreas = [] }, context): Promise<Standing> {
    const { today } = context
    const period = { startDate: addDays(today, 1 - days), endDate: today }
    return readStanding(period, context, relatedAreas)
  },
  reply: tellStanding,
})
