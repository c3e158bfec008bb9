import { useTranslation } from 'react-i18next'
import { DayRecords } from '../../day/day-records.tsx'
import { useRecordsOfDay } from '../../day/use-day.ts'
import { ReadView } from '../../layout/read-view.tsx'

/** What was recorded today, beside the conversation where there is room. */
export function TodayAside() {
  const { t } = useTranslation()
  const today = useRecordsOfDay()
  return (
    // A keyboard can scroll what has the focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable.
    <aside className="aside" aria-label={t('today.label')} tabIndex={0}>
      <h2 className="aside__title">{t('today.title')}</h2>
      <ReadView read={today}>
        {(records) =>
          records.length === 0 ? (
            <p className="day__empty">{t('today.empty')}</p>
          ) : (
            <DayRecords records={records} />
          )
        }
      </ReadView>
    </aside>
  )
}
