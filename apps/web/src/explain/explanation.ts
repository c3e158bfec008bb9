import { decisionSourceSchema, learnedSentenceSchema } from '@parco/protocol'
import { z } from 'zod'

const areaShape = { area: z.string().optional() }

/** How code alone understands a message, as the server tells it. */
export const explanationSchema = z.object({
  intent: z.string(),
  source: decisionSourceSchema,
  confidence: z.number(),
  ...areaShape,
  parts: z.array(
    z.object({
      said: z.string(),
      outcome: z.enum(['call', 'nothing', 'comment', 'for-model', 'unexplained']),
      intent: z.string().optional(),
      ...areaShape,
      sentence: z.string().optional(),
      values: z.record(z.string(), z.string()).optional(),
    }),
  ),
  guesses: z.array(z.object({ intent: z.string(), confidence: z.number(), ...areaShape })),
})
export type Explanation = z.infer<typeof explanationSchema>
/** What one part of a message was taken for. */
export type ExplainedPart = Explanation['parts'][number]

/** What came of teaching a sentence. */
export const taughtSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('taught'), sentence: learnedSentenceSchema }),
  z.object({ status: z.enum(['known', 'not-understood', 'impossible']) }),
])
export type Taught = z.infer<typeof taughtSchema>
