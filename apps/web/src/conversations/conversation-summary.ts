import { type ConversationId, idSchema } from '@parco/protocol'
import { z } from 'zod'

/** One conversation as the server lists it. */
export const conversationSummarySchema = z.object({
  id: idSchema('conversation'),
  /** Empty until something worth a title was said. */
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
/** One conversation without its messages. */
export type ConversationSummary = z.infer<typeof conversationSummarySchema>

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

/** Which conversations are asked for. */
export interface ConversationQuery {
  readonly search?: string
  readonly cursor?: string | undefined
}

/** What the page asks of the server about conversations. */
export interface ConversationClient {
  conversations(query: ConversationQuery): Promise<ConversationPage>
  renameConversation(id: ConversationId, title: string): Promise<ConversationSummary>
  deleteConversation(id: ConversationId): Promise<ConversationDeletion>
}
