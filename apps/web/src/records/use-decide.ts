import type { ApprovalDecision, ConversationId } from '@parco/protocol'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { useParco } from '../frame/parco-context.ts'
import { useRefreshReads } from './reads.ts'
import { useToast } from './toast.ts'

/** Decides the card of a conversation that is not on the screen, and says what came of it. */
export function useDecide(): (
  conversationId: ConversationId,
  decisions: readonly ApprovalDecision[],
) => Promise<void> {
  const { client, preferences } = useParco()
  const { t } = useTranslation()
  const refresh = useRefreshReads()
  const tell = useToast()
  const { locale } = preferences
  return useCallback(
    async (conversationId, decisions) => {
      try {
        const turn = await client.decide({ conversationId, decisions, locale })
        const receiptIds = turn.receipts.map(({ id }) => id)
        tell({ text: turn.text, receiptIds, isProblem: turn.error !== undefined })
      } catch (error) {
        const failure = toFailure(error)
        tell({ text: 'message' in failure ? failure.message : t('failure.gone'), isProblem: true })
      }
      await refresh()
    },
    [client, locale, refresh, tell, t],
  )
}
