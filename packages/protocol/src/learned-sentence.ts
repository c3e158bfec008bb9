import { z } from 'zod'
import { idSchema } from './ids.ts'
import { localeSchema } from './locale.ts'

/**
 * A sentence of the user's own, made from a message that only a model understood: with it, code
 * understands the next such message. It decides nothing until the user adopts it.
 */
export const learnedSentenceSchema = z.object({
  version: z.literal(1),
  id: idSchema('learnedSentence'),
  locale: localeSchema,
  /** A template of the sentence grammar: `evaporaram {money} na {name}`. */
  sentence: z.string(),
  intent: z.string(),
  /** The message that it was made from. */
  sourceText: z.string(),
  status: z.enum(['offered', 'adopted', 'declined']),
})
export type LearnedSentence = z.infer<typeof learnedSentenceSchema>

/** What a user makes of a sentence; declining an adopted one forgets it. */
export const sentenceDecisionSchema = z.object({ status: z.enum(['adopted', 'declined']) })
export type SentenceDecision = z.infer<typeof sentenceDecisionSchema>
