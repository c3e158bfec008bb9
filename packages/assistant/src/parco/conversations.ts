import type { ConversationId, UserId } from '@parco/protocol'
import type { Page, PageRequest } from './pages.ts'

export interface ConversationSummary {
  readonly id: ConversationId
  readonly title: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** A page of conversations, of all of them or of those that are searched for. */
export interface ConversationsRequest extends PageRequest {
  readonly search?: string
}

/** What went with a conversation, and what stays of it. */
export interface ConversationDeletion {
  readonly messages: number
  /** Cards that waited for a decision; nothing of them was written. */
  readonly openApprovals: number
  /** Writes that stay, and can still be undone. */
  readonly receipts: number
}

/** The conversations of a user: listed, named, deleted. */
export interface Conversations {
  /** Those in which all words of `search` were said, or stand in the title; all, without it. */
  conversations(userId: UserId, page?: ConversationsRequest): Promise<Page<ConversationSummary>>
  /** @throws not-found when the user has no such conversation. */
  conversation(userId: UserId, conversationId: ConversationId): Promise<ConversationSummary>
  /**
   * Gives a conversation another title.
   * @throws bad-request when nothing is left of the title without spaces.
   */
  renameConversation(
    userId: UserId,
    conversationId: ConversationId,
    title: string,
  ): Promise<ConversationSummary>
  /**
   * Deletes a conversation and all that was said in it, for good. What was written in it stays, and can
   * still be undone; open cards go unwritten.
   * @throws conflict while an answer is under way.
   */
  deleteConversation(userId: UserId, conversationId: ConversationId): Promise<ConversationDeletion>
}
