import { z } from 'zod'

/** How a decision stands: nothing is chosen yet, it is taken, it is known how it turned out. */
export const DECISION_STATUSES = ['open', 'decided', 'reviewed'] as const
export type DecisionStatus = (typeof DECISION_STATUSES)[number]

const decisionSchema = z.object({
  id: z.string(),
  title: z.string(),
  area: z.string().nullable(),
  chosen: z.string().nullable(),
  options: z.array(
    z.object({ option: z.string(), pros: z.string().nullable(), cons: z.string().nullable() }),
  ),
  reasoning: z.string().nullable(),
  decidedOn: z.string().nullable(),
  reviewOn: z.string().nullable(),
  outcome: z.string().nullable(),
  satisfaction: z.number().nullable(),
  lessons: z.string().nullable(),
  reviewedOn: z.string().nullable(),
  status: z.enum(DECISION_STATUSES),
  /** Its review date has come, and nothing was said of it yet. */
  isDue: z.boolean(),
  /** The day on which it was decided, or kept as open. */
  day: z.string(),
})
/** A decision, what there was to choose from, and how it turned out. */
export type Decision = z.infer<typeof decisionSchema>

/** `list_decisions`. */
export const decisionsSchema = z.object({ decisions: z.array(decisionSchema) })
