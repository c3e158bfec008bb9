import type { JsonObject } from '@parco/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useParco } from '../frame/parco-context.ts'
import { READS } from './reads.ts'

/** A read of the user's records on its way, or done. */
export type ReadState<Output> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly data: Output
      /** It is of an earlier input, while the one of the input now is on its way. */
      readonly isStale: boolean
    }
  | { readonly status: 'failed'; readonly retry: () => void }

/**
 * What a tool that reads returns for an input (`GET /api/read/{tool}`), parsed by the page's own
 * schema. It is asked again after every write, whoever wrote. Pages that ask the same share the answer.
 */
export function useRead<Output>(
  tool: string,
  input: JsonObject,
  schema: z.ZodType<Output>,
): ReadState<Output> {
  const { client } = useParco()
  const { i18n } = useTranslation()
  const query = useQuery({
    // Answers hold words of the user's language.
    queryKey: [READS, tool, input, i18n.language],
    queryFn: async ({ signal }) => schema.parse(await client.read(tool, input, signal)),
    placeholderData: keepPreviousData,
  })
  if (query.data !== undefined)
    return { status: 'ready', data: query.data, isStale: query.isPlaceholderData }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}
