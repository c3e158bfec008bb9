import { useTranslation } from 'react-i18next'

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly words: string
  readonly onRetry: () => void
}

/** Says what could not be loaded, with the way to try again beside it. */
export function LoadFailure({ words, onRetry }: LoadFailureProps) {
  const { t } = useTranslation()
  return (
    <p className="failed" role="alert">
      {words}{' '}
      <button type="button" className="link" onClick={onRetry}>
        {t('failure.retry')}
      </button>
    </p>
  )
}
