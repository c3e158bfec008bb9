import { useCallback, useEffect, useRef, useState } from 'react'
import type { ParcoClient } from '../http/parco-client.ts'
import type { RecordView } from './record-view.ts'

/** What was recorded today, as far as the page knows. */
export type Today =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly records: readonly RecordView[] }
  | { readonly status: 'failed' }

/** Today's records; `refresh` asks again, and so does coming back to the page. */
export function useToday(client: ParcoClient) {
  const [today, setToday] = useState<Today>({ status: 'loading' })
  const asked = useRef(0)

  const refresh = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    const next = await client.recordsOfToday().then(
      (records): Today => ({ status: 'ready', records }),
      (): Today => ({ status: 'failed' }),
    )
    // Answers may come out of order: only the last question's counts. A list that was shown stays.
    if (turn !== asked.current) return
    setToday((current) => (next.status === 'failed' && current.status === 'ready' ? current : next))
  }, [client])

  useEffect(() => {
    void refresh()
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [refresh])

  return { today, refresh }
}
