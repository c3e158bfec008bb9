import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadState } from '../records/use-read.ts'

interface ReadViewProps<Output> {
  readonly read: ReadState<Output>
  readonly children: (data: Output) => ReactNode
}

/** What was read, once it is there; before that a quiet place for it, and a way on when it failed. */
export function ReadView<Output>({ read, children }: ReadViewProps<Output>) {
  const { t } = useTranslation()
  switch (read.status) {
    case 'loading':
      return (
        <div className="reading" role="status">
          <span className="visually-hidden">{t('conversation.working')}</span>
        </div>
      )
    case 'failed':
      return (
        <p className="failed" role="alert">
          {t('today.failed')}{' '}
          <button type="button" className="button button--quiet" onClick={read.retry}>
            {t('failure.retry')}
          </button>
        </p>
      )
    case 'ready':
      return (
        <div className="read" data-stale={read.isStale}>
          {children(read.data)}
        </div>
      )
  }
}
