import type { RecalledMemory } from '@parco/protocol'
import { useTranslation } from 'react-i18next'
import type { DrawnSource } from './timeline.ts'

/** Where an answer drew from: pages that can be opened, and records by their names. */
export function SourceList({ sources }: { readonly sources: readonly DrawnSource[] }) {
  const { t } = useTranslation()
  return (
    <details className="drawn-from">
      <summary>{t('conversation.sources', { count: sources.length })}</summary>
      <ul>
        {sources.map(({ key, title, url }) => (
          <li key={key}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What was remembered for an answer. */
export function MemoryList({ memories }: { readonly memories: readonly RecalledMemory[] }) {
  const { t, i18n } = useTranslation()
  const format = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(i18n.language, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    })
  return (
    <details className="drawn-from">
      <summary>{t('conversation.memories', { count: memories.length })}</summary>
      <ul>
        {memories.map(({ content, saidOn, quote }) => (
          <li key={content}>
            {content}
            {quote !== undefined && <q>{quote}</q>}
            {saidOn !== undefined && <time dateTime={saidOn}>{format(saidOn)}</time>}
          </li>
        ))}
      </ul>
    </details>
  )
}
