import { type ModelCall, type MonthUsage, monthUsageSchema } from '@parco/protocol'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParco } from '../../frame/parco-context.ts'
import { toQuery } from '../../http/json-http.ts'
import { READS } from '../../records/reads.ts'
import type { ReadState } from '../../records/use-read.ts'
import { type CallPage, callPageSchema } from './usage.ts'

/** The usage of a month, YYYY-MM; of this one where none is named. */
export function useUsage(month: string | undefined): ReadState<MonthUsage> {
  const { client } = useParco()
  const query = useQuery({
    queryKey: [READS, 'usage', month],
    queryFn: async ({ signal }) => {
      const response = await client.fetch(`/api/usage${toQuery({ month })}`, { signal })
      return monthUsageSchema.parse(await response.json())
    },
    placeholderData: keepPreviousData,
  })
  if (query.data !== undefined)
    return { status: 'ready', data: query.data, isStale: query.isPlaceholderData }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}

/** The calls of a month, as far as they were asked for. */
export interface SentCalls {
  readonly read: ReadState<readonly ModelCall[]>
  /** Asks for those before; absent at the end. */
  readonly more?: () => void
}

/** How many calls are shown at first, and with each step further. */
const STEP = 20

/** The calls of a month one by one, the newest first. */
export function useSentCalls(month: string): SentCalls {
  const { client } = useParco()
  const query = useInfiniteQuery({
    queryKey: [READS, 'usage', month, 'calls'],
    queryFn: async ({ pageParam, signal }): Promise<CallPage> => {
      const asked = toQuery({ month, limit: String(STEP), cursor: pageParam })
      const response = await client.fetch(`/api/usage/calls${asked}`, { signal })
      return callPageSchema.parse(await response.json())
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  if (query.data === undefined) {
    if (!query.isError) return { read: { status: 'loading' } }
    return { read: { status: 'failed', retry: () => void query.refetch() } }
  }
  const data = query.data.pages.flatMap(({ items }) => items)
  const read = { status: 'ready', data, isStale: query.isFetching } as const
  return query.hasNextPage ? { read, more: () => void query.fetchNextPage() } : { read }
}
