import { useTranslation } from 'react-i18next'

/** What a visitor without the key sees: where to find the address that has it. */
export function TokenMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main className="plain">
      <p className="wordmark">Parco</p>
      <h1 className="plain__title">{t('token.title')}</h1>
      <p className="plain__lead">{t('token.lead')}</p>
      <ol className="plain__steps">
        <li>
          {t('token.stepTerminal')} <code>npm start</code>.
        </li>
        <li>
          {t('token.stepAddress')} <code>/?token=…</code>
        </li>
        <li>{t('token.stepOnce')}</li>
      </ol>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {t('token.retry')}
      </button>
    </main>
  )
}
