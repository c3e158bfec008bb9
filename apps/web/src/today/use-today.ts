import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParco } from '../frame/parco-context.ts'
import { READS } from '../records/reads.ts'
import type { ReadState } from '../records/use-read.ts'
import type { RecordView } from './record-view.ts'

/** What was recorded on a day, YYYY-MM-DD; on the user's today by default. */
export function useToday(day?: string): ReadState<readonly RecordView[]> {
  const { client } = useParco()
  const { i18n } = useTranslation()
  const query = useQuery({
    queryKey: [READS, 'records', day, i18n.language],
    queryFn: () => client.records(day),
  })
  if (query.data !== undefined) return { status: 'ready', data: query.data, isStale: false }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}
