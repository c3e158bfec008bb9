import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons.tsx'
import { useBackdrop } from './use-backdrop.ts'

interface ModalProps {
  readonly title: string
  readonly onClose: () => void
  /** `drawer` comes from the side, for what is a list; `middle` for what asks something. */
  readonly place?: 'middle' | 'drawer'
  readonly children: ReactNode
}

/**
 * Something over the page that has the whole attention: the browser itself traps the focus, closes on
 * Escape and gives the focus back. It is open for as long as it is drawn.
 */
export function Modal({ title, onClose, place = 'middle', children }: ModalProps) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdrop()
  const before = useRef<Element>(null)
  useEffect(() => {
    const opened = dialog.current
    if (opened?.open === false) {
      before.current = document.activeElement
      opened.showModal()
    }
    // Taken away while it is open, it would leave the focus nowhere.
    return () => {
      if (opened?.open && before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`modal modal--${place}`}
      aria-labelledby={id}
      onClose={onClose}
      {...backdrop}
    >
      <div className="modal__body">
        <header className="modal__head">
          <h2 className="modal__title" id={id}>
            {title}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('today.close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
