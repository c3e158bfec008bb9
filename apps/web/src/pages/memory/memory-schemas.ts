import { z } from 'zod'

export const KNOWLEDGE_TYPES = ['fact', 'preference', 'memory', 'insight', 'person'] as const

const factSchema = z.object({
  id: z.string(),
  type: z.enum(KNOWLEDGE_TYPES),
  content: z.string(),
  area: z.string().nullable(),
  quote: z.string().nullable(),
  saidOn: z.string(),
  source: z.enum(['said', 'form', 'inferred']),
  confidence: z.number(),
  validatedOn: z.string().nullable(),
  validUntil: z.string().nullable(),
})
/** Something that is kept about the user, with where it comes from. */
export type Fact = z.infer<typeof factSchema>

/** `search_knowledge`. */
export const factsSchema = z.object({ facts: z.array(factSchema), total: z.number() })
