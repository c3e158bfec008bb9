import { z } from 'zod'
import { idSchema } from './ids.ts'

const usdSchema = z.number().min(0)

/** What models may cost, in US dollars; no limit where none is named. */
export const spendingLimitsSchema = z.object({
  dayUsd: usdSchema.optional(),
  monthUsd: usdSchema.optional(),
})

const sumShape = {
  calls: z.number(),
  failed: z.number(),
  inputTokens: z.number(),
  cachedInputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
}
/** What some calls of models came to. */
export type UsageSum = z.infer<z.ZodObject<typeof sumShape>>

const toolShape = { name: z.string(), uses: z.number(), failed: z.number() }
/** How often something was used, and how often in vain. */
export type ToolUsage = z.infer<z.ZodObject<typeof toolShape>>

/** A stretch in which the tools of a skill failed too often. */
export const skillIncidentSchema = z.object({
  skill: z.string(),
  began: z.iso.datetime(),
  ended: z.iso.datetime().optional(),
  uses: z.number(),
  failed: z.number(),
})
export type SkillIncident = z.infer<typeof skillIncidentSchema>

/** A month of models: how much needed none, and what the rest used. */
export const monthUsageSchema = z.object({
  /** YYYY-MM. */
  month: z.string(),
  turns: z.number(),
  thoughtTurns: z.number(),
  costUsd: z.number(),
  unpricedCalls: z.number(),
  calls: z.array(z.object({ model: z.string(), role: z.string(), route: z.string(), ...sumShape })),
  days: z.array(
    z.object({ day: z.string(), turns: z.number(), thoughtTurns: z.number(), ...sumShape }),
  ),
  skills: z.array(z.object({ skills: z.array(z.string()), ...sumShape })),
  tools: z.array(z.object(toolShape)),
  toolsOfSkills: z.array(z.object(toolShape)),
  perAnswer: z
    .object({ answers: z.number(), median: z.number(), p95: z.number(), most: z.number() })
    .optional(),
  incidents: z.array(skillIncidentSchema),
  hosts: z.array(z.object({ hosts: z.array(z.string()), isLocal: z.boolean(), ...sumShape })),
  limits: spendingLimitsSchema,
  spentTodayUsd: z.number(),
  spentThisMonthUsd: z.number(),
})
export type MonthUsage = z.infer<typeof monthUsageSchema>

/** One call of a model: what for, where to, and its tokens. */
export const modelCallSchema = z.object({
  id: idSchema('modelCall'),
  at: z.iso.datetime(),
  conversationId: idSchema('conversation').optional(),
  role: z.string(),
  model: z.string(),
  route: z.string(),
  skills: z.array(z.string()),
  hosts: z.array(z.string()),
  isLocal: z.boolean(),
  inputTokens: z.number(),
  cachedInputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number().optional(),
  outcome: z.enum(['started', 'completed', 'failed', 'aborted']),
})
export type ModelCall = z.infer<typeof modelCallSchema>
