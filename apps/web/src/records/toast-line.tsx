import { useTranslation } from 'react-i18next'
import { keepTogether } from '../display/keep-together.ts'
import { CloseIcon } from '../icons.tsx'
import type { Toast } from './toast.ts'
import { useUndo } from './use-undo.ts'

interface ToastLineProps {
  readonly toast: Toast | undefined
  readonly onClose: () => void
}

/** What just happened, told also to whoever does not see it. */
export function ToastLine({ toast, onClose }: ToastLineProps) {
  const { t } = useTranslation()
  const undo = useUndo()
  const receiptIds = toast?.receiptIds ?? []
  return (
    <div className="toasts" role="status">
      {toast && (
        <div className="toast" data-problem={toast.isProblem ?? false}>
          <p className="toast__text">{keepTogether(toast.text)}</p>
          {receiptIds.length > 0 && (
            <button
              type="button"
              className="button button--quiet"
              onClick={async () => {
                for (const id of receiptIds.toReversed()) await undo(id)
              }}
            >
              {t('receipt.undo')}
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t('failure.dismiss')}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  )
}
