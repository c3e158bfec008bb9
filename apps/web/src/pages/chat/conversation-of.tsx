import type { ConversationId } from '@parco/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUntouched, touch } from '../../conversation/conversation-id.ts'
import { ConversationView } from '../../conversation/conversation-view.tsx'
import { FailureNotice } from '../../conversation/failure-notice.tsx'
import { useRestored } from '../../conversation/use-restored.ts'
import { useReturnOfServer } from '../../conversation/use-return-of-server.ts'
import { useParco } from '../../frame/parco-context.ts'
import { OfferStrip } from '../../learning/offer-strip.tsx'
import { useOffers } from '../../learning/use-offers.ts'
import { PREFERENCE_KEYS } from '../../preferences/preferences.ts'
import { useRefreshReads } from '../../records/reads.ts'
import { ChatHead } from './chat-head.tsx'
import { ComingConversation } from './coming-conversation.tsx'
import { TodayAside } from './today-aside.tsx'

/** One conversation, from the server's history on. */
export function ConversationOf({ conversationId }: { readonly conversationId: ConversationId }) {
  const { client, store, preferences, access, onLocked } = useParco()
  const [attempt, setAttempt] = useState(0)
  const [isNew] = useState(() => isUntouched(conversationId))
  const restored = useRestored(client, conversationId, isNew && attempt === 0, attempt)
  const offers = useOffers(client)
  const refresh = useRefreshReads()
  const retry = () => setAttempt((count) => count + 1)
  const failure = restored.status === 'failed' ? restored.failure : undefined
  useReturnOfServer(failure?.type === 'gone', client.isAlive, retry)
  useEffect(() => store.set(PREFERENCE_KEYS.conversation, conversationId), [store, conversationId])
  useEffect(() => {
    if (failure?.type === 'locked') onLocked()
  }, [failure, onLocked])

  return (
    <div className="chat">
      <ChatHead conversationId={conversationId} />
      {failure && failure.type !== 'gone' && <RestoreFailed onRetry={retry} />}
      {failure?.type === 'gone' && (
        <ComingConversation
          notice={<FailureNotice failure={failure} hasText onDismiss={() => undefined} />}
        />
      )}
      {restored.status === 'loading' && <ComingConversation />}
      {restored.status === 'ready' && (
        <ConversationView
          key={attempt}
          conversationId={conversationId}
          restored={restored.page}
          client={client}
          locale={preferences.locale}
          onTurnEnd={() => {
            touch(conversationId)
            void refresh()
            void offers.refresh()
            void access.refresh()
          }}
          onLocked={onLocked}
          notice={
            offers.offer && (
              <OfferStrip key={offers.offer.id} offer={offers.offer} onDecide={offers.decide} />
            )
          }
        />
      )}
      <TodayAside />
    </div>
  )
}

function RestoreFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main className="plain" role="alert">
      <h1 className="plain__title">{t('failure.restoreTitle')}</h1>
      <p className="plain__lead">{t('failure.restoreHelp')}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {t('failure.retry')}
      </button>
    </main>
  )
}
