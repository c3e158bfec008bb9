import type { Locale } from '@parco/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConversationView } from './conversation/conversation-view.tsx'
import { toFailure } from './conversation/failure.ts'
import { useConversationId } from './conversation/use-conversation-id.ts'
import { useRestored } from './conversation/use-restored.ts'
import { useReturnOfServer } from './conversation/use-return-of-server.ts'
import { Header } from './header.tsx'
import type { ParcoClient } from './http/parco-client.ts'
import { OfferStrip } from './learning/offer-strip.tsx'
import { useOffers } from './learning/use-offers.ts'
import type { PreferenceStore } from './preferences/preferences.ts'
import { usePreferences } from './preferences/use-preferences.ts'
import { TodayList } from './today/today-list.tsx'
import { TodaySheet } from './today/today-sheet.tsx'
import { useToday } from './today/use-today.ts'
import { TokenMissing } from './token-missing.tsx'

interface AppProps {
  readonly client: ParcoClient
  readonly store: PreferenceStore
}

/** The whole page. */
export function App({ client, store }: AppProps) {
  const preferences = usePreferences(store)
  const { locale } = preferences
  const conversation = useConversationId(store)
  const [attempt, setAttempt] = useState(0)
  const [isLocked, setIsLocked] = useState(false)
  const restored = useRestored(client, conversation.id, conversation.isNew, attempt)
  const { today, refresh } = useToday(client)
  const offers = useOffers(client)
  const sheet = useRef<HTMLDialogElement>(null)
  useUserLocale(client, locale, refresh, () => setIsLocked(true))

  const retry = () => {
    setIsLocked(false)
    setAttempt((count) => count + 1)
    void refresh()
  }
  const failure = restored.status === 'failed' ? restored.failure : undefined
  useReturnOfServer(failure?.type === 'gone', client.isAlive, retry)

  if (isLocked || failure?.type === 'locked') return <TokenMissing onRetry={retry} />
  return (
    <div className="page">
      <Header
        preferences={preferences}
        onNewConversation={conversation.begin}
        onOpenToday={() => sheet.current?.showModal()}
      />
      {failure && <RestoreFailed onRetry={retry} />}
      {restored.status === 'ready' && restored.conversationId === conversation.id && (
        <ConversationView
          key={`${conversation.id} ${attempt}`}
          conversationId={conversation.id}
          restored={restored.page}
          client={client}
          locale={locale}
          onTurnEnd={() => {
            void refresh()
            void offers.refresh()
          }}
          onLocked={() => setIsLocked(true)}
          notice={
            offers.offer && (
              <OfferStrip key={offers.offer.id} offer={offers.offer} onDecide={offers.decide} />
            )
          }
        />
      )}
      <TodayAside today={today} onRetry={() => void refresh()} />
      <TodaySheet sheet={sheet} today={today} onRetry={() => void refresh()} />
    </div>
  )
}

function TodayAside(props: Parameters<typeof TodayList>[0]) {
  const { t } = useTranslation()
  return (
    // A keyboard can scroll what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable.
    <aside className="aside" aria-label={t('today.label')} tabIndex={0}>
      <TodayList {...props} />
    </aside>
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

/** Tells the server the language of the page, in which it words records and cards. */
function useUserLocale(
  client: ParcoClient,
  locale: Locale,
  onChange: () => Promise<void>,
  onLocked: () => void,
): void {
  const changed = useRef(onChange)
  const locked = useRef(onLocked)
  useEffect(() => {
    const tell = async () => {
      if ((await client.userLocale()) === locale) return
      await client.setUserLocale(locale)
      await changed.current()
    }
    tell().catch((error: unknown) => {
      if (toFailure(error).type === 'locked') locked.current()
    })
  }, [client, locale])
}
