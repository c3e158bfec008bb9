import { z } from 'zod'

/** Which model answers, as the server tells it; a key goes in and never comes out. */
export const modelStatusSchema = z.object({
  state: z.enum(['ready', 'none', 'off', 'key-missing']),
  model: z.string().optional(),
  chosenBy: z.enum(['environment', 'settings', 'local']).optional(),
  hasKey: z.boolean(),
  baseUrl: z.string().optional(),
  /** The model of meanings, by whose vectors memory is searched besides words. */
  embedding: z.string().optional(),
  isChangeable: z.boolean(),
  providers: z.array(z.object({ name: z.string(), needsKey: z.boolean() })),
})
export type ModelStatus = z.infer<typeof modelStatusSchema>

/** What came of asking the model for one word, in the user's language. */
export const modelTestSchema = z.object({ isOk: z.boolean(), message: z.string() })
export type ModelTest = z.infer<typeof modelTestSchema>

/** What models cost this month, and may cost. */
export const spendingSchema = z.object({
  turns: z.number(),
  thoughtTurns: z.number(),
  costUsd: z.number(),
  unpricedCalls: z.number(),
  limits: z.object({ dayUsd: z.number().optional(), monthUsd: z.number().optional() }),
})
export type Spending = z.infer<typeof spendingSchema>

/** A choice of model; what is not named stays, `null` forgets. */
export interface ModelChoice {
  readonly model?: string | null
  readonly apiKey?: string
  readonly baseUrl?: string | null
  readonly embedding?: string | null
}
