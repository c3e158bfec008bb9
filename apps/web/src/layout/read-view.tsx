import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadState } from '../records/use-read.ts'
import { LoadFailure } from './load-failure.tsx'

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
      return <LoadFailure words={t('today.failed')} onRetry={read.retry} />
    case 'ready':
      return (
        <div className="read" data-stale={read.isStale}>
          {children(read.data)}
        </div>
      )
  }
}
