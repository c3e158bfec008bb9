import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keepDraft } from '../conversation/drafts.ts'

interface EmptyNoteProps {
  /** What will stand here. */
  readonly title: string
  /** How it comes here. */
  readonly children?: ReactNode
  /** Things to say in the chat that would fill this place; a click writes one into the composer. */
  readonly examples?: readonly string[]
}

/** Where nothing is yet: what this place is for, and the words that fill it. */
export function EmptyNote({ title, children, examples = [] }: EmptyNoteProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className="empty-note">
      <p className="empty-note__title">{title}</p>
      {children !== undefined && <p className="empty-note__text">{children}</p>}
      {examples.length > 0 && (
        <>
          <p className="empty-note__say">{t('frame.sayThis')}</p>
          <ul className="empty-note__examples">
            {examples.map((example) => (
              <li key={example}>
                <button
                  type="button"
                  className="example"
                  onClick={() => {
                    keepDraft(example)
                    void navigate({ to: '/' })
                  }}
                >
                  {example}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
