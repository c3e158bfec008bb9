import { conversationSummarySchema } from '@parco/protocol'
import { z } from 'zod'

/** A page of conversations, the latest used first. */
export const conversationPageSchema = z.object({
  items: z.array(conversationSummarySchema),
  nextCursor: z.string().optional(),
})
export type ConversationPage = z.infer<typeof conversationPageSchema>

/** What went with a conversation, and what stays. */
export const conversationDeletionSchema = z.object({
  messages: z.number(),
  openApprovals: z.number(),
  receipts: z.number(),
})
export type ConversationDeletion = z.infer<typeof conversationDeletionSchema>
