import type { DayFigure, RecordView } from '@parco/protocol'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParco } from '../frame/parco-context.ts'
import { READS } from '../records/reads.ts'
import type { ReadState } from '../records/use-read.ts'

/** What was recorded on a day, YYYY-MM-DD; on the user's today by default. */
export function useRecordsOfDay(day?: string): ReadState<readonly RecordView[]> {
  const { client } = useParco()
  return useOfDay('records', day, client.records)
}

/** What a day, YYYY-MM-DD, comes to. */
export function useFiguresOfDay(day: string): ReadState<readonly DayFigure[]> {
  const { client } = useParco()
  return useOfDay('figures', day, client.dayFigures)
}

function useOfDay<Item>(
  what: string,
  day: string | undefined,
  ask: (day?: string) => Promise<readonly Item[]>,
): ReadState<readonly Item[]> {
  const { i18n } = useTranslation()
  const query = useQuery({
    // Answers hold words of the user's language.
    queryKey: [READS, what, day, i18n.language],
    queryFn: () => ask(day),
  })
  if (query.data !== undefined) return { status: 'ready', data: query.data, isStale: false }
  if (query.isError) return { status: 'failed', retry: () => void query.refetch() }
  return { status: 'loading' }
}
