import { z } from 'zod'
import { idSchema } from './ids.ts'

/** One conversation, without what was said in it. */
export const conversationSummarySchema = z.object({
  id: idSchema('conversation'),
  /** Empty until something worth a title was said. */
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ConversationSummary = z.infer<typeof conversationSummarySchema>
