import type { ConversationId } from '@parco/protocol'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useParco } from '../frame/parco-context.ts'
import { READS } from '../records/reads.ts'
import type { ConversationSummary } from './conversation-summary.ts'

const KEY = 'conversations'

/** The user's conversations, or those that have all words of a search, page by page. */
export function useConversations(search = '') {
  const { client } = useParco()
  const words = useDeferredValue(search.trim())
  const query = useInfiniteQuery({
    queryKey: [READS, KEY, words],
    queryFn: ({ pageParam }) =>
      client.conversations({ ...(words === '' ? {} : { search: words }), cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  return {
    conversations: query.data?.pages.flatMap(({ items }) => items),
    hasFailed: query.isError && query.data === undefined,
    hasMore: query.hasNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

/** A conversation as the list has it, if it is recent enough to be in it. */
export function useKnownConversation(id: ConversationId): ConversationSummary | undefined {
  return useConversations().conversations?.find((conversation) => conversation.id === id)
}

/** The ways to change a conversation; every list of them is asked for again. */
export function useChangeConversations() {
  const { client } = useParco()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: [READS, KEY] })
  return {
    async rename(id: ConversationId, title: string): Promise<void> {
      await client.renameConversation(id, title)
      await refresh()
    },
    async remove(id: ConversationId): Promise<void> {
      await client.deleteConversation(id)
      // Cards that waited in it went with it.
      await queries.invalidateQueries({ queryKey: [READS] })
    },
  }
}
