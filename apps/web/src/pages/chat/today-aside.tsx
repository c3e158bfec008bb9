import { useTranslation } from 'react-i18next'
import { TodayList } from '../../today/today-list.tsx'

/** What was recorded today, beside the conversation where there is room. */
export function TodayAside() {
  const { t } = useTranslation()
  return (
    // A keyboard can scroll what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable.
    <aside className="aside" aria-label={t('today.label')} tabIndex={0}>
      <h2 className="aside__title">{t('today.title')}</h2>
      <TodayList />
    </aside>
  )
}
