import type { JsonObject } from '@parco/protocol'
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useParco } from '../frame/parco-context.ts'
import { READS } from './reads.ts'
import type { ReadState } from './use-read.ts'

/** Asks one tool about several things at once, such as each of six months; ready when all are. */
export function useReads<Output>(
  tool: string,
  inputs: readonly JsonObject[],
  schema: z.ZodType<Output>,
): ReadState<readonly Output[]> {
  const { client } = useParco()
  const { i18n } = useTranslation()
  const queries = useQueries({
    queries: inputs.map((input) => ({
      queryKey: [READS, tool, input, i18n.language],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        schema.parse(await client.read(tool, input, signal)),
    })),
  })
  const data = queries.flatMap((query) => (query.data === undefined ? [] : [query.data]))
  if (data.length === inputs.length) return { status: 'ready', data, isStale: false }
  const failed = queries.filter(({ isError }) => isError)
  if (failed.length === 0) return { status: 'loading' }
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return { status: 'failed', retry }
}

const pageSchema = z.looseObject({ nextCursor: z.string().optional() })

/** Pages of a list, as far as they were asked for. */
export interface PagedRead<Output> {
  readonly pages: readonly Output[]
  /** Asks for the next page; absent at the end. */
  readonly more?: (() => void) | undefined
}

/** A list that a tool gives page by page, each with the cursor of the next. */
export function usePagedRead<Output>(
  tool: string,
  input: JsonObject,
  schema: z.ZodType<Output>,
): ReadState<PagedRead<Output>> {
  const { client } = useParco()
  const { i18n } = useTranslation()
  const query = useInfiniteQuery({
    queryKey: [READS, tool, 'pages', input, i18n.language],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === undefined ? {} : { cursor: pageParam }
      const answer = await client.read(tool, { ...input, ...cursor }, signal)
      return { page: schema.parse(answer), nextCursor: pageSchema.parse(answer).nextCursor }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  if (query.data !== undefined)
    return {
      status: 'ready',
      isStale: query.isPlaceholderData,
      data: {
        pages: query.data.pages.map(({ page }) => page),
        more:
          query.hasNextPage && !query.isFetchingNextPage
            ? () => void query.fetchNextPage()
            : undefined,
      },
    }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}
