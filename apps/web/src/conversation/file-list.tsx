import { useTranslation } from 'react-i18next'
import type { DrawnFile } from './timeline.ts'

/** What an answer brings, to be saved. */
export function FileList({ files }: { readonly files: readonly DrawnFile[] }) {
  const { t } = useTranslation()
  return (
    <ul className="files">
      {files.map(({ url, name }) => (
        <li key={url}>
          <a
            className="file"
            href={url}
            download={name}
            aria-label={t('conversation.saveFile', { name })}
          >
            <span className="file__kind" aria-hidden="true">
              {name.slice(name.lastIndexOf('.') + 1).toUpperCase()}
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
