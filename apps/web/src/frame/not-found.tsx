import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** An address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <main className="plain">
      <h1 className="plain__title">{t('frame.notFound')}</h1>
      <Link to="/" className="button button--primary">
        {t('frame.toChat')}
      </Link>
    </main>
  )
}
