import type { ConversationId, Locale } from '@parco/protocol'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessagePage, ParcoClient } from '../http/parco-client.ts'
import { DownIcon } from '../icons.tsx'
import { ElsewhereStrip } from '../waiting/waiting-elsewhere.tsx'
import { Composer } from './composer.tsx'
import { keepDraft, keptDraft, takeSending } from './drafts.ts'
import { EmptyState } from './empty-state.tsx'
import { EntryView } from './entry-view.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { returnText } from './outgoing-text.ts'
import type { ParcoMessage } from './parco-message.ts'
import { type Entry, toTimeline } from './timeline.ts'
import { tellTurn, useTurnsElsewhere } from './turns-elsewhere.ts'
import { useConversation } from './use-conversation.ts'
import { useFocusAtOnce } from './use-focus-at-once.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useReturnOfServer } from './use-return-of-server.ts'
import { waitingCards } from './waiting-cards.ts'
import { WaitingStrip } from './waiting-strip.tsx'

interface ConversationViewProps {
  readonly conversationId: ConversationId
  readonly restored: MessagePage
  readonly client: ParcoClient
  readonly locale: Locale
  readonly onTurnEnd: () => void
  readonly onLocked: () => void
  /** Shown above the composer. */
  readonly notice?: ReactNode
}

/** The conversation: its messages, what is under way, and the composer. */
export function ConversationView(props: ConversationViewProps) {
  const { restored, client, locale } = props
  const { t } = useTranslation()
  const [text, setText] = useState(keptDraft)
  const [isWaitingToSend, setIsWaitingToSend] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const composer = useRef<HTMLTextAreaElement>(null)
  useEffect(() => keepDraft(text), [text])
  const restoredIds = useMemo(() => new Set(restored.messages.map(({ id }) => id)), [restored])

  const conversation = useConversation({
    ...props,
    onTextReturned: (returned) => setText((typed) => returnText(typed, returned)),
    onTurnEnd: (message) => {
      setAnnouncement(lastTextOf(message))
      tellTurn(props.conversationId)
      props.onTurnEnd()
    },
  })
  useTurnsElsewhere(props.conversationId, conversation.isBusy, () => void conversation.catchUp())
  const entries = useMemo(() => toTimeline(conversation.messages), [conversation.messages])
  const follow = useFollowEnd(entries.length === 0)
  const isGone = conversation.failure?.type === 'gone'
  useReturnOfServer(isGone, client.isAlive, () => {
    setAnnouncement(t('failure.back'))
    void conversation.reload()
  })

  const send = (message: string) => {
    if (!conversation.send(message.trim())) return
    setText('')
    follow.goToEnd()
  }
  // One turn at a time: a message sent during another one goes as soon as that ends.
  const sendWhenFree = () => {
    if (conversation.isBusy) setIsWaitingToSend(true)
    else send(text)
  }
  const sendWaiting = useEffectEvent(() => {
    setIsWaitingToSend(false)
    if (!conversation.failure) send(text)
  })
  useEffect(() => {
    if (isWaitingToSend && !conversation.isBusy) sendWaiting()
  }, [isWaitingToSend, conversation.isBusy])
  useFocusAtOnce(composer, true)
  const sendKept = useEffectEvent(() => {
    if (takeSending() && text.trim() !== '') sendWhenFree()
  })
  useEffect(() => sendKept(), [])
  const context = {
    locale,
    composer,
    isBusy: conversation.isBusy,
    onDecide: conversation.decide,
    onUndo: conversation.undo,
    onEdit: (said: string) => {
      setText(said)
      composer.current?.focus()
    },
  }
  return (
    <main className="conversation">
      <section
        className="conversation__scroller"
        ref={follow.scroller}
        aria-label={t('conversation.label')}
        // A keyboard can scroll what has the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable.
        tabIndex={0}
      >
        <div className="conversation__content" ref={follow.content}>
          {conversation.hasEarlier && (
            <button
              type="button"
              className="button"
              onClick={() => void conversation.showEarlier()}
            >
              {t('conversation.earlier')}
            </button>
          )}
          {entries.length === 0 ? (
            <EmptyState onExample={send} />
          ) : (
            <h1 className="visually-hidden">{t('conversation.label')}</h1>
          )}
          <ol className="entries">
            {entries.map((entry) => (
              <EntryView
                key={entry.id}
                entry={entry}
                context={context}
                isLive={!restoredIds.has(entry.id)}
              />
            ))}
          </ol>
          {conversation.isBusy && (
            <p className="status">
              <span className="status__text">
                {conversation.status ?? t('conversation.working')}
              </span>
              <button type="button" className="status__stop" onClick={conversation.stop}>
                {t('conversation.stop')}
              </button>
            </p>
          )}
          <div className="conversation__end" ref={follow.end} />
        </div>
      </section>
      <div className="conversation__foot">
        {!follow.isAtEnd && entries.length > 0 && (
          <button
            type="button"
            className="to-end"
            aria-label={t('conversation.goToEnd')}
            onClick={follow.goToEnd}
          >
            <DownIcon />
          </button>
        )}
        {conversation.failure && conversation.failure.type !== 'locked' && (
          <FailureNotice
            failure={conversation.failure}
            hasText={text !== ''}
            onDismiss={conversation.dismissFailure}
          />
        )}
        {props.notice}
        <ElsewhereStrip />
        {!conversation.isBusy && <WaitingStrip cards={waitingCards(entries, new Date())} />}
        <Composer
          text={text}
          onChange={(next) => {
            setIsWaitingToSend(false)
            setText(next)
          }}
          onSend={sendWhenFree}
          field={composer}
          last={lastSaid(entries)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </main>
  )
}

function lastTextOf(message: ParcoMessage): string {
  return message.parts.reduce((last, part) => (part.type === 'text' ? part.text : last), '')
}

/** The user's last message, which ↑ brings back. */
function lastSaid(entries: readonly Entry[]): string | undefined {
  const last = entries.findLast(({ type }) => type === 'user')
  return last?.type === 'user' ? last.text : undefined
}
