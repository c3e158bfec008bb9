import {
  type ConversationId,
  type ConversationSummary,
  conversationSummarySchema,
  ParcoError,
} from '@parco/protocol'
import { type JsonHttp, toQuery } from '../http/json-http.ts'
import {
  type ConversationDeletion,
  type ConversationPage,
  conversationDeletionSchema,
  conversationPageSchema,
} from './conversation-page.ts'

/** Which conversations are asked for. */
export interface ConversationQuery {
  readonly search?: string
  readonly cursor?: string | undefined
}

/** What the page asks of the server about conversations. */
export interface ConversationClient {
  conversations(query: ConversationQuery): Promise<ConversationPage>
  /** Nothing for one that has not begun. */
  conversation(id: ConversationId): Promise<ConversationSummary | null>
  renameConversation(id: ConversationId, title: string): Promise<ConversationSummary>
  deleteConversation(id: ConversationId): Promise<ConversationDeletion>
}

/** How many conversations a list begins with. */
const LISTED = 30

/** Creates the part of the client that is about conversations. */
export function createConversationClient({ ask, remove, send }: JsonHttp): ConversationClient {
  return {
    conversations: async (query) =>
      conversationPageSchema.parse(
        await ask(`/api/conversations${toQuery({ ...query, limit: LISTED })}`),
      ),
    conversation: async (id) => {
      try {
        return conversationSummarySchema.parse(await ask(`/api/conversations/${id}`))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    renameConversation: async (id, title) =>
      conversationSummarySchema.parse(await send(`/api/conversations/${id}`, 'PATCH', { title })),
    deleteConversation: async (id) =>
      conversationDeletionSchema.parse(await remove(`/api/conversations/${id}`)),
  }
}

/** A conversation begins with its first message: until then the server does not know it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ParcoError && error.code === 'not-found'
