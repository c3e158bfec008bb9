import { useTranslation } from 'react-i18next'

/** Stands in the place of a page whose code is on its way for longer than a moment. */
export function PageComing() {
  const { t } = useTranslation()
  return (
    <main className="plain" aria-busy="true">
      <p className="status" role="status">
        {t('conversation.working')}
      </p>
    </main>
  )
}
