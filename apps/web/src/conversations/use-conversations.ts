import type { ConversationId, ConversationSummary } from '@parco/protocol'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useParco } from '../frame/parco-context.ts'
import { READS } from '../records/reads.ts'

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

/** A conversation as the list has it; asked for by itself where it is older than what is listed. */
export function useKnownConversation(id: ConversationId): ConversationSummary | undefined {
  const { client } = useParco()
  const { conversations, hasMore } = useConversations()
  const listed = conversations?.find((conversation) => conversation.id === id)
  const older = useQuery({
    queryKey: [READS, KEY, 'one', id],
    queryFn: () => client.conversation(id),
    enabled: listed === undefined && hasMore,
  })
  return listed ?? older.data ?? undefined
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
