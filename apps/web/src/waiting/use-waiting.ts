import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useParco } from '../frame/parco-context.ts'
import { READS } from '../records/reads.ts'
import { groupByTurn, type WaitingWrites } from './group-by-turn.ts'

/** All that waits for the user's word anywhere but in the conversation that is open. */
export function useWaiting(): readonly WaitingWrites[] {
  const { client } = useParco()
  const { i18n } = useTranslation()
  const { conversationId } = useParams({ strict: false }) as { conversationId?: string }
  const { data = [] } = useQuery({
    queryKey: [READS, 'approvals', i18n.language],
    queryFn: () => client.openApprovals(),
  })
  return groupByTurn(
    data.filter((approval) => approval.conversationId !== conversationId),
    new Date(),
  )
}
