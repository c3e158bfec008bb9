import { z } from 'zod'
import { jsonObjectSchema } from './json.ts'

/** The part of the router that answered, in order of cost. */
export const DECISION_SOURCES = [
  'pending',
  'cache',
  'sentence',
  'classifier',
  'model',
  'fallback',
] as const

export const decisionSourceSchema = z.enum(DECISION_SOURCES)
export type DecisionSource = z.infer<typeof decisionSourceSchema>

/** An intent with its slots, before any reference is resolved. */
export const intentCallSchema = z.object({
  intent: z.string().min(1),
  params: jsonObjectSchema,
})
export type IntentCall = z.infer<typeof intentCallSchema>

/** What the router chose for one message. */
export const decisionSchema = z.object({
  ...intentCallSchema.shape,
  source: decisionSourceSchema,
  /** From 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Why it asks back or abstains: a code such as `invalid-date`. */
  reason: z.string().optional(),
})
export type Decision = z.infer<typeof decisionSchema>
