import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Composer } from '../../conversation/composer.tsx'
import { keepDraft, keptDraft, sendDraft } from '../../conversation/drafts.ts'
import { useFocusAtOnce } from '../../conversation/use-focus-at-once.ts'

/**
 * A conversation whose history is still on its way, or out of reach: one can write already, and what
 * was written is there when it comes.
 */
export function ComingConversation({ notice }: { readonly notice?: ReactNode }) {
  const { t } = useTranslation()
  const [text, setText] = useState(keptDraft)
  const [isSending, setIsSending] = useState(false)
  const composer = useRef<HTMLTextAreaElement>(null)
  useFocusAtOnce(composer)
  return (
    <main className="conversation" aria-busy={notice === undefined}>
      <h1 className="visually-hidden">{t('conversation.label')}</h1>
      <div className="conversation__coming">
        {notice === undefined && <p className="status">{t('conversation.opening')}</p>}
      </div>
      <div className="conversation__foot">
        {notice}
        {isSending && (
          <p className="status" role="status">
            {t('conversation.sendsSoon')}
          </p>
        )}
        <Composer
          text={text}
          onChange={(next) => {
            setText(next)
            setIsSending(false)
            keepDraft(next)
          }}
          // There is nobody to send it to yet: it goes when there is.
          onSend={() => {
            sendDraft()
            setIsSending(true)
          }}
          field={composer}
          last={undefined}
        />
      </div>
    </main>
  )
}
