import { type ConversationId, ParcoError, type UserId } from '@parco/protocol'
import {
  deleteConversation,
  findConversation,
  listConversations,
  renameConversation,
  type Store,
  type StoredConversation,
} from '@parco/store'
import type { ConversationSummary, Conversations } from '../parco/conversations.ts'
import { pageLimit, readCursor, toPage } from './pages.ts'

export interface ConversationsOptions {
  readonly store: Store
  readonly now: () => Date
}

const MAX_SEARCH_WORDS = 8
const MAX_TITLE_CHARACTERS = 120

/** Creates the part of `Parco` that lists conversations, names them and lets them go. */
export function createConversations({ store, now }: ConversationsOptions): Conversations {
  return {
    async conversations(userId, request) {
      const [limit, after] = [pageLimit(request), readCursor(request)]
      const words = (request?.search ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS)
      const query = { limit: limit + 1, words, ...(after ? { after } : {}) }
      const read = await store.transaction(userId, (sql) => listConversations(sql, query), {
        readOnly: true,
      })
      return toPage(read, limit, toSummary, ({ updatedAt, id }) => ({ at: updatedAt, id }))
    },
    conversation: (userId, conversationId) =>
      store.transaction(
        userId,
        async (sql) => toSummary(assertFound(await findConversation(sql, conversationId))),
        { readOnly: true },
      ),
    renameConversation: (userId, conversationId, title) =>
      store.transaction(userId, async (sql) => {
        await renameConversation(sql, conversationId, toTitle(title))
        return toSummary(assertFound(await findConversation(sql, conversationId)))
      }),
    async deleteConversation(userId: UserId, conversationId: ConversationId) {
      const deleted = assertFound(
        await store.transaction(userId, (sql) => deleteConversation(sql, conversationId, now())),
      )
      if (deleted !== 'busy') return deleted
      throw new ParcoError(
        'conflict',
        'An answer is under way there. Stop it, or wait for its end.',
      )
    },
  }
}

const toSummary = (conversation: StoredConversation): ConversationSummary => ({
  ...conversation,
  title: conversation.title ?? '',
})

function toTitle(text: string): string {
  const title = text.replaceAll(/\s+/g, ' ').trim()
  if (title !== '' && title.length <= MAX_TITLE_CHARACTERS) return title
  throw new ParcoError('bad-request', `A title has 1 to ${MAX_TITLE_CHARACTERS} characters.`, {
    data: { field: 'title' },
  })
}

function assertFound<Found>(found: Found | undefined): Found {
  if (found) return found
  throw new ParcoError('not-found', 'There is no such conversation.')
}
