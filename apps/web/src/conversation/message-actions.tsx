import type { UiMetadata } from '@parco/protocol'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyIcon, ExplainIcon, PencilIcon } from '../icons.tsx'
import { useToast } from '../records/toast.ts'

const ExplainDialog = lazy(() => import('../explain/explain-dialog.tsx'))

interface UserActionsProps {
  readonly text: string
  readonly metadata: UiMetadata | undefined
  /** Puts the text back where it can be changed and sent again. */
  readonly onEdit: (text: string) => void
}

/** What can be done with a message of one's own: see how it was understood, say it again, copy it. */
export function UserActions({ text, metadata, onEdit }: UserActionsProps) {
  const { t } = useTranslation()
  const [isExplaining, setIsExplaining] = useState(false)
  return (
    <div className="message-actions">
      <Action label={t('conversation.explain')} onClick={() => setIsExplaining(true)}>
        <ExplainIcon />
      </Action>
      <Action label={t('conversation.editAgain')} onClick={() => onEdit(text)}>
        <PencilIcon />
      </Action>
      <CopyAction text={text} />
      {isExplaining && (
        <Suspense>
          <ExplainDialog text={text} metadata={metadata} onClose={() => setIsExplaining(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Copies what was said. */
export function CopyAction({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const tell = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell({ text: t('conversation.copied') })
    } catch {
      // Refused by the browser, or there is none outside of a secure address.
      tell({ text: t('conversation.notCopied'), isProblem: true })
    }
  }
  return (
    <Action label={t('conversation.copy')} onClick={() => void copy()}>
      <CopyIcon />
    </Action>
  )
}

interface ActionProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

function Action({ label, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className="message-actions__one"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
