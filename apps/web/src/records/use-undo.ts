import type { ReceiptId } from '@parco/protocol'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { useParco } from '../frame/parco-context.ts'
import { useRefreshReads } from './reads.ts'
import { useToast } from './toast.ts'

/** Takes a write back by its receipt and says what came of it. */
export function useUndo(): (receiptId: ReceiptId) => Promise<void> {
  const { client, preferences } = useParco()
  const { t } = useTranslation()
  const refresh = useRefreshReads()
  const tell = useToast()
  const { locale } = preferences
  return useCallback(
    async (receiptId) => {
      try {
        const { text } = await client.undo(receiptId, locale)
        tell({ text })
      } catch (error) {
        const failure = toFailure(error)
        tell({ text: 'message' in failure ? failure.message : t('failure.gone'), isProblem: true })
      }
      await refresh()
    },
    [client, locale, refresh, tell, t],
  )
}
