import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons.tsx'
import type { Failure } from './failure.ts'

interface FailureNoticeProps {
  readonly failure: Failure
  /** A text went back to the composer. */
  readonly hasText: boolean
  readonly onDismiss: () => void
}

/** What went wrong and what to do about it, above the composer. */
export function FailureNotice({ failure, hasText, onDismiss }: FailureNoticeProps) {
  const { t } = useTranslation()
  const isGone = failure.type === 'gone'
  return (
    <div className="notice" role="alert" data-type={failure.type}>
      <div className="notice__text">
        <p className="notice__title">{titleOf(failure, t)}</p>
        <p className="notice__help">
          {isGone
            ? t(hasText ? 'failure.goneHelp' : 'failure.goneDecision')
            : 'message' in failure && failure.message}
        </p>
      </div>
      {!isGone && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('failure.dismiss')}
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  )
}

function titleOf(failure: Failure, t: ReturnType<typeof useTranslation>['t']): string {
  if (failure.type === 'gone') return t('failure.gone')
  return t(failure.type === 'stopped' ? 'failure.stopped' : 'failure.refused')
}
