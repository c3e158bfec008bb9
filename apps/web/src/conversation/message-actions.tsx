import type { UiMetadata } from '@parco/protocol'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyIcon, ExplainIcon, PencilIcon } from '../icons.tsx'
import { useCopy } from '../records/use-copy.ts'

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
  const copy = useCopy()
  return (
    <Action label={t('conversation.copy')} onClick={() => copy(text)}>
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
